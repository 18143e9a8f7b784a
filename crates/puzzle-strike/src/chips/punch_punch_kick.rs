//! Punch, Punch, Kick: two arrows and a chip.

use crate::chip::{Arrow, Chip, Colors};

pub const CHIP: Chip = Chip {
    name: "Punch, Punch, Kick",
    text: "+2 black arrows. Draw 1.",
    cost: Some(6),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 2);
        t.draw(play, run.me, 1);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.18: two black arrows and a chip.
    #[test]
    fn gives_two_arrows_and_a_chip() {
        let mut m = duel().hand(A, "Punch, Punch, Kick").bag(A, "1-gem; Wound").acts(A);
        m.draws("Wound").does(A, "play Punch, Punch, Kick").holds(A, "Wound");
        m.has_arrows(A, "black black");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Punch, Punch, Kick");
        m.holds(B, "Wound").has_nothing(B);
    }
}
