//! Draw Three: three chips.

use crate::chip::{Chip, Colors};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Draw Three",
    text: "Draw 3.",
    set: Set::Base,
    cost: Some(3),
    banner: Colors::BROWN,
    main: |t, play, run| t.draw(play, run.me, 3),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// Three chips and no arrow.
    #[test]
    fn draws_three_chips() {
        let mut m = duel().hand(A, "Draw Three").bag(A, "Wound x3; 1-gem").acts(A);
        m.draws("Wound; 1-gem; Wound").does(A, "play Draw Three").holds(A, "Wound x2; 1-gem");
        m.has_arrows(A, "");
    }
}
