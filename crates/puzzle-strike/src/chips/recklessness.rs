//! Recklessness: three arrows, and a Wound for it.

use crate::chip::{Arrow, Chip, Colors};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Recklessness",
    text: "+3 black arrows. Gain a Wound.",
    set: Set::Base,
    cost: Some(3),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 3);
        t.gain_wound(play, run.me);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// Three arrows, not four; the Wound comes from the bank into the discard pile.
    #[test]
    fn gives_three_arrows_and_a_wound() {
        let mut m = duel().hand(A, "Recklessness").acts(A);
        m.does(A, "play Recklessness").has_arrows(A, "black black black").discarded(A, "Wound");
        m.bank_has("Wound", 23);
    }

    /// PS-10.2: without Wounds the arrows come all the same.
    #[test]
    fn needs_no_wound() {
        let mut m = duel().hand(A, "Recklessness").left("Wound", 0).acts(A);
        m.does(A, "play Recklessness").has_arrows(A, "black black black").discarded(A, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Recklessness");
        m.discarded(B, "Improvisation; Recklessness; Wound").has_nothing(B);
    }
}
