//! Bonecracker: the best gem of every opposing hand.

use crate::chip::{Arrow, Chip, ChipId, Colors, Icons, Kind};
use crate::chips::Who;
use crate::pouch::Slot;

pub const CHIP: Chip = Chip {
    name: "Bonecracker",
    text: "+1 brown arrow. Each opponent shows their hand and discards their most valuable gem from it.",
    kind: Kind::Character(Who::Menelker),
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Brown, 1);
        for victim in t.open().victims(&run) {
            t.reveal_hand(play, victim);
            let best = (1..=4).rev().find(|value| t.held(victim, Slot::gem(*value)) > 0);
            if let Some(value) = best {
                t.discard(play, victim, ChipId::gem(value));
            }
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;

    /// PS-S79, PS-20.37: one gem even if several tie; the hand is shown.
    #[test]
    fn takes_one_of_the_best_gems() {
        let m = duel().pile(B, "4").hand(A, "Bonecracker").hand(B, "2-gem x2; 1-gem");
        let mut m = m.acts(A);
        m.does(A, "play Bonecracker").holds(B, "2-gem; 1-gem").discarded(B, "2-gem");
        m.piles(B, "4").has_arrows(A, "brown");
        m.happened(1, |e| matches!(e, Event::HandRevealed { seat: B, .. }));
    }

    /// PS-10.2: without a gem nothing is discarded.
    #[test]
    fn takes_nothing_where_no_gem_is() {
        let mut m = duel().hand(A, "Bonecracker").hand(B, "Wound").acts(A);
        m.does(A, "play Bonecracker").holds(B, "Wound");
    }

    /// PS-9.7, PS-20.12: a gem taken before the fist may be the one it finds.
    #[test]
    fn may_find_a_gem_that_was_taken_in_answer() {
        let m = duel().hand(A, "Bonecracker").hand(B, "Money for Nothing; 1-gem");
        let mut m = m.acts(A);
        m.does(A, "play Bonecracker").does(B, "react Money for Nothing").does(B, "take 4-gem");
        m.holds(B, "1-gem").discarded(B, "4-gem; Money for Nothing");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(A, "2-gem; 1-gem").improvises("Bonecracker");
        m.discarded(A, "2-gem").has_nothing(B);
    }
}
