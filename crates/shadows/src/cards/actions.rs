//! The 19 Monster-Action cards, of twelve kinds.

use crate::monster::{Action, Icon, KINDS};

pub const ACTIONS: [Action; KINDS] = [
    Action {
        name: "attack",
        text: "Resolve attack on the Monster's Icon Chart.",
        copies: 3,
        icons: &[Icon::Attack],
        shuffle: false,
    },
    Action {
        name: "attack2",
        text: "Resolve attack2 on the Monster's Icon Chart.",
        copies: 2,
        icons: &[Icon::Attack2],
        shuffle: false,
    },
    Action {
        name: "response",
        text: "Resolve response on the Monster's Icon Chart.",
        copies: 3,
        icons: &[Icon::Response],
        shuffle: false,
    },
    Action {
        name: "response2",
        text: "Resolve response2 on the Monster's Icon Chart.",
        copies: 2,
        icons: &[Icon::Response2],
        shuffle: false,
    },
    Action {
        name: "spell",
        text: "Resolve spell on the Monster's Icon Chart.",
        copies: 2,
        icons: &[Icon::Spell],
        shuffle: false,
    },
    Action {
        name: "spell2",
        text: "Resolve spell2 on the Monster's Icon Chart.",
        copies: 1,
        icons: &[Icon::Spell2],
        shuffle: false,
    },
    Action {
        name: "special",
        text: "Resolve special on the Monster's Icon Chart. Shuffle at CleanUp Phase.",
        copies: 1,
        icons: &[Icon::Special],
        shuffle: true,
    },
    Action {
        name: "attack + response",
        text: "Resolve attack then response on the Monster's Icon Chart.",
        copies: 1,
        icons: &[Icon::Attack, Icon::Response],
        shuffle: false,
    },
    Action {
        name: "response + attack2",
        text: "Resolve response then attack2 on the Monster's Icon Chart.",
        copies: 1,
        icons: &[Icon::Response, Icon::Attack2],
        shuffle: false,
    },
    Action {
        name: "attack + spell",
        text: "Resolve attack then spell on the Monster's Icon Chart.",
        copies: 1,
        icons: &[Icon::Attack, Icon::Spell],
        shuffle: false,
    },
    Action {
        name: "spell2 + response",
        text: "Resolve spell2 then response on the Monster's Icon Chart. Shuffle at CleanUp Phase.",
        copies: 1,
        icons: &[Icon::Spell2, Icon::Response],
        shuffle: true,
    },
    Action {
        name: "attack2 + special",
        text: "Resolve attack2 then special on the Monster's Icon Chart. Shuffle at CleanUp Phase.",
        copies: 1,
        icons: &[Icon::Attack2, Icon::Special],
        shuffle: true,
    },
];

#[cfg(test)]
mod tests {

    use super::*;

    /// SH-1.1, SH-30: nineteen cards of twelve kinds, three of which say Shuffle.
    #[test]
    fn there_are_nineteen() {
        assert_eq!(ACTIONS.iter().map(|action| action.copies).sum::<u8>(), 19);
        assert_eq!(ACTIONS.iter().filter(|action| action.shuffle).count(), 3);
        assert!(ACTIONS.iter().all(|action| matches!(action.icons.len(), 1 | 2)));
    }
}
