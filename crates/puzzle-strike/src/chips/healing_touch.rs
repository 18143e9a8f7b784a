//! Healing Touch: two arrows, or a 1-gem less in every pile.

use crate::chip::{Arrow, Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Healing Touch",
    text: "+1 black arrow, +1 blue arrow.",
    reaction_text: "When an opponent sends gems: trash a 1-gem from each gem pile. Draw 1.",
    kind: Kind::Character(Who::Gloria),
    copies: 1,
    banner: Colors::PURPLE,
    icons: Icons::PURPLE_SHIELD,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.give_arrows(play, run.me, Arrow::Blue, 1);
    },
    reaction: Some(Reaction {
        windows: Windows::SEND_REACT,
        when: Reaction::always,
        effect: |t, play, run, _| {
            for pile in t.open().piles_in_order(run.me) {
                t.trash_from_pile(play, pile, 1);
            }
            t.draw(play, run.me, 1);
        },
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S34, PS-8.15, PS-20.45: piles are trimmed first, then all gems land.
    #[test]
    fn trims_every_pile_before_the_gems_land() {
        let m = duel().pile(A, "1 3").pile(B, "1 2").hand(A, "Crash Gem");
        let mut m = m.hand(B, "Healing Touch").bag(B, "Wound").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 3 at P2").does(B, "react Healing Touch");
        m.piles(A, "").piles(B, "2 1 1 1").holds(B, "Wound");
    }

    /// PS-15.12: once for a shared pile.
    #[test]
    fn trims_a_shared_pile_once() {
        let m = team().pile(A, "1 1 2").pile(B, "1 1").hand(A, "Crash Gem");
        let mut m = m.hand(C, "Healing Touch").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(C, "react Healing Touch");
        m.piles(A, "1").piles(B, "1 1 1");
    }

    /// PS-20.45: as an action it gives two arrows.
    #[test]
    fn gives_two_arrows() {
        let mut m = duel().hand(A, "Healing Touch").acts(A);
        m.does(A, "play Healing Touch").has_arrows(A, "black blue");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Healing Touch");
        m.has_nothing(B);
    }
}
