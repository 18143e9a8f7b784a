//! Sneak Attack: a gem for every opposing pile.

use crate::chip::{Arrow, Chip, Colors, Icons};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Sneak Attack",
    text: "+1 red arrow. Ante a 1-gem into each opposing gem pile.",
    set: Set::Base,
    cost: Some(3),
    banner: Colors::RED,
    icons: Icons::FIST,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        for pile in t.open().hit_piles(&run) {
            t.ante(play, pile, 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// A gem for every opponent who is not immune; an ante is no send (PS-9.12).
    #[test]
    fn antes_into_every_opposing_pile() {
        let m = free_for_all(3).pile(B, "2").hand(A, "Sneak Attack").hand(B, "Crash Gem");
        let mut m = m.hand(C, "Blues Are Good").acts(A);
        m.does(A, "play Sneak Attack").does(C, "react Blues Are Good").asks(A);
        m.has_arrows(A, "red").piles(A, "").piles(B, "1 2").piles(C, "");
    }

    /// PS-15.11: a shared pile gets one gem.
    #[test]
    fn a_shared_pile_gets_one_gem() {
        let mut m = team().hand(A, "Sneak Attack").acts(A);
        m.does(A, "play Sneak Attack").piles(B, "1");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Sneak Attack");
        m.piles(A, "1").has_nothing(B);
    }
}
