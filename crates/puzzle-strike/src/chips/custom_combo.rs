//! Custom Combo: a burst of arrows.

use crate::chip::{Arrow, Chip, Colors};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Custom Combo",
    text: "A burst of arrows of every kind, no words: here two of each of black, brown, red, blue and purple.",
    set: Set::Promo,
    cost: Some(7),
    banner: Colors::BROWN,
    main: |t, play, run| {
        for arrow in [Arrow::Black, Arrow::Brown, Arrow::Red, Arrow::Blue, Arrow::Purple] {
            t.give_arrows(play, run.me, arrow, 2);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// Two arrows of each kind.
    #[test]
    fn gives_two_arrows_of_each_kind() {
        let mut m = duel().hand(A, "Custom Combo").acts(A);
        m.does(A, "play Custom Combo");
        m.has_arrows(A, "black black brown brown red red blue blue purple purple");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Custom Combo");
        m.has_nothing(B);
    }
}
