//! One of Each: an arrow, a pig, money and a chip.

use crate::chip::{Arrow, Chip, Colors};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "One of Each",
    text: "+1 black arrow, +1 piggy bank, +1 money, draw 1.",
    set: Set::Base,
    cost: Some(5),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.give_pigs(play, run.me, 1);
        t.give_money(play, run.me, 1);
        t.draw(play, run.me, 1);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// One of each.
    #[test]
    fn gives_one_of_each() {
        let mut m = duel().hand(A, "One of Each").bag(A, "Wound").acts(A);
        m.does(A, "play One of Each").has_arrows(A, "black").has_pigs(A, 1).has_money(A, 1);
        m.holds(A, "Wound");
    }

    /// PS-5.10: off-turn only the chip is left of it.
    #[test]
    fn only_the_chip_is_left_of_it_off_turn() {
        let m = duel().hand(A, "Repeated Jabs").hand(B, "Improvisation; One of Each");
        let mut m = m.bag(B, "Wound").acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Improvisation");
        m.does(B, "play One of Each freely").has_arrows(B, "").has_pigs(B, 0).has_money(B, 0);
        m.holds(B, "Wound");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("One of Each");
        m.holds(B, "Wound").has_nothing(B);
    }
}
