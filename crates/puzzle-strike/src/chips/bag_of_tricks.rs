//! Bag of Tricks: a little of everything.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Bag of Tricks",
    text: "+1 brown arrow, +1 piggy bank, draw 1.",
    kind: Kind::Character(Who::Setsuki),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Brown, 1);
        t.give_pigs(play, run.me, 1);
        t.draw(play, run.me, 1);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-5.8: arrow, pig and chip.
    #[test]
    fn gives_an_arrow_a_pig_and_a_chip() {
        let mut m = duel().hand(A, "Bag of Tricks").bag(A, "1-gem x2").acts(A);
        m.does(A, "play Bag of Tricks").has_arrows(A, "brown").has_pigs(A, 1).holds(A, "1-gem");
    }

    /// PS-20.22, PS-11.16: its name is read back in every choice that has it.
    #[test]
    fn is_taken_out_of_the_bag() {
        let mut m = duel().hand(A, "Signature Move").bag(A, "Bag of Tricks; Wound").acts(A);
        m.does(A, "play Signature Move").does(A, "take Bag of Tricks from bag");
        m.does(A, "play Bag of Tricks freely").has_pigs(A, 1).holds(A, "Wound");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Bag of Tricks");
        m.holds(B, "Wound").has_nothing(B);
    }
}
