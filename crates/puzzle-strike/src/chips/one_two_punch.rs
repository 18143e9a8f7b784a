//! One-Two Punch: two arrows for one.

use crate::chip::{Arrow, Chip, Colors};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "One-Two Punch",
    text: "+2 black arrows.",
    set: Set::Base,
    cost: Some(4),
    banner: Colors::BROWN,
    main: |t, play, run| t.give_arrows(play, run.me, Arrow::Black, 2),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// Two black arrows; it is no fist.
    #[test]
    fn gives_two_arrows() {
        let m = duel().pile(A, "1").hand(A, "One-Two Punch").hand(B, "Blues Are Good");
        let mut m = m.ongoing(A, "Hundred-Fist Frenzy").acts(A);
        m.does(A, "play One-Two Punch").has_arrows(A, "black black").may(A, &["end actions"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("One-Two Punch");
        m.has_nothing(B);
    }
}
