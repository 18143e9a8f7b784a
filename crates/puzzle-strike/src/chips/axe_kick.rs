//! Axe Kick: a brown arrow and two chips.

use crate::chip::{Arrow, Chip, Colors};

pub const CHIP: Chip = Chip {
    name: "Axe Kick",
    text: "+1 brown arrow. Draw 2.",
    cost: Some(5),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Brown, 1);
        t.draw(play, run.me, 2);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.1: the arrow and two chips.
    #[test]
    fn gives_an_arrow_and_two_chips() {
        let mut m = duel().hand(A, "Axe Kick").bag(A, "1-gem; 2-gem; Wound").acts(A);
        m.draws("2-gem; 1-gem").does(A, "play Axe Kick").holds(A, "1-gem; 2-gem");
        m.has_arrows(A, "brown").bagged(A, "Wound").lie_on_table(A, "Axe Kick");
    }

    /// PS-S16, PS-6.12: an empty bag is filled from the discard pile in mid-draw, not from the
    /// table.
    #[test]
    fn draws_on_from_the_discard_pile() {
        let m = duel().hand(A, "Axe Kick").bag(A, "2-gem").discard(A, "1-gem x4");
        let mut m = m.on_table(A, "Combine x2").acts(A);
        m.draws("2-gem; 1-gem").does(A, "play Axe Kick").holds(A, "1-gem; 2-gem");
        m.bagged(A, "1-gem x3").discarded(A, "").lie_on_table(A, "Axe Kick; Combine x2");
    }

    /// PS-S17, PS-6.12: with nothing to draw play goes on.
    #[test]
    fn draws_nothing_where_nothing_is() {
        let mut m = duel().hand(A, "Axe Kick").acts(A);
        m.does(A, "play Axe Kick").holds(A, "").may(A, &["end actions"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Axe Kick");
        m.holds(B, "Wound x2").has_nothing(B);
    }
}
