//! Beast Unleashed: strong behind a high pile.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Beast Unleashed",
    text: "If your gem pile totals 6 or more: draw 2, +1 brown arrow, +1 piggy bank.",
    kind: Kind::Character(Who::Troq),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        if t.open().total(run.me) >= 6 {
            t.draw(play, run.me, 2);
            t.give_arrows(play, run.me, Arrow::Brown, 1);
            t.give_pigs(play, run.me, 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S78, PS-20.36: the sum of the values counts.
    #[test]
    fn works_at_a_total_of_six() {
        let mut m = duel().pile(A, "4 2").hand(A, "Beast Unleashed").bag(A, "1-gem x3").acts(A);
        m.does(A, "play Beast Unleashed").holds(A, "1-gem x2").has_arrows(A, "brown");
        m.has_pigs(A, 1);
    }

    /// PS-5.6: below six it may be played and does nothing.
    #[test]
    fn does_nothing_below_six() {
        let m = duel().pile(A, "1 1 1 1 1").hand(A, "Beast Unleashed").bag(A, "1-gem x3");
        let mut m = m.acts(A);
        m.does(A, "play Beast Unleashed").holds(A, "").has_arrows(A, "").has_pigs(A, 0);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "4 2").bag(B, "Wound x3").improvises("Beast Unleashed");
        m.holds(B, "Wound x2").has_nothing(B);
    }
}
