//! Roundhouse: an arrow and two chips.

use crate::chip::{Arrow, Chip, Colors};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Roundhouse",
    text: "+1 black arrow. Draw 2.",
    set: Set::Base,
    cost: Some(6),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.draw(play, run.me, 2);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// An arrow and two chips; for 6 it is too dear for Option Select (PS-11.12).
    #[test]
    fn gives_an_arrow_and_two_chips() {
        let m = duel().hand(A, "Roundhouse; Option Select").bag(A, "Wound x3");
        let mut m = m.stacks("One of Each").acts(A);
        m.does(A, "play Roundhouse").has_arrows(A, "black").holds(A, "Option Select; Wound x2");
        m.does(A, "play Option Select").lacks(A, "copy Roundhouse").offers(A, "copy One of Each");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Roundhouse");
        m.holds(B, "Wound x2").has_nothing(B);
    }
}
