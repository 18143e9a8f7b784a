//! Burnbarrow: two arrows and a chip.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Burnbarrow",
    text: "+1 black arrow, +1 red arrow. Draw 1.",
    kind: Kind::Character(Who::Gwen),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.give_arrows(play, run.me, Arrow::Red, 1);
        t.draw(play, run.me, 1);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.47: two arrows and a chip.
    #[test]
    fn gives_two_arrows_and_a_chip() {
        let mut m = duel().hand(A, "Burnbarrow").bag(A, "Wound x2").acts(A);
        m.does(A, "play Burnbarrow").has_arrows(A, "black red").holds(A, "Wound");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Burnbarrow");
        m.holds(B, "Wound").has_nothing(B);
    }
}
