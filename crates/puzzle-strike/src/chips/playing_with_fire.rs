//! Playing with Fire: two arrows and a chip for a gem in the own pile.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Playing with Fire",
    text: "Ante a 1-gem into your own gem pile. +1 brown arrow, +1 red arrow, draw 1.",
    kind: Kind::Character(Who::Jaina),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.ante(play, run.me, 1);
        t.give_arrows(play, run.me, Arrow::Brown, 1);
        t.give_arrows(play, run.me, Arrow::Red, 1);
        t.draw(play, run.me, 1);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.4, PS-5.8: the gem goes into the own pile; then arrows and a chip.
    #[test]
    fn antes_into_the_own_pile() {
        let m = duel().pile(A, "2").hand(A, "Playing with Fire").bag(A, "Wound x2");
        let mut m = m.acts(A);
        m.does(A, "play Playing with Fire").piles(A, "1 2").piles(B, "");
        m.has_arrows(A, "brown red").holds(A, "Wound");
    }

    /// PS-12.7: Panic Time does not change the gem that the chip names.
    #[test]
    fn antes_a_1_gem_in_panic_time() {
        let m = duel().left("Axe Kick", 0).left("X-Copy", 0).left("Wound", 1).money(A, 0);
        let mut m = m.hand(B, "Playing with Fire").buys(A);
        m.does(A, "buy Wound").panic_is(2).does(A, "end buying").turn_of(B).piles(B, "3");
        m.does(B, "play Playing with Fire").piles(B, "1 3");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Playing with Fire");
        m.holds(B, "Wound").piles(B, "1 1").has_nothing(B);
    }
}
