//! Upgrade.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Upgrade",
    text: "Discard a card numbered 1 to 4; take from the discard pile a card numbered exactly one higher.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
