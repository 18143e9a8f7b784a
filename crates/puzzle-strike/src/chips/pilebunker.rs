//! Pilebunker: the best gem of every opposing hand falls to pieces.

use crate::chip::{Chip, ChipId, Colors, Icons, Kind};
use crate::chips::Who;
use crate::pouch::Slot;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Pilebunker",
    text: "Draw 1. Each opponent shows their hand, trashes their largest gem from it and gains that many 1-gems.",
    kind: Kind::Character(Who::DeGrey),
    set: Set::Base,
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    main: |t, play, run| {
        t.draw(play, run.me, 1);
        for victim in t.open().victims(&run) {
            t.reveal_hand(play, victim);
            let largest = (1..=4).rev().find(|value| t.held(victim, Slot::gem(*value)) > 0);
            if let Some(value) = largest {
                t.trash_from_hand(play, victim, ChipId::gem(value));
                for _ in 0..value {
                    t.gain(play, victim, ChipId::gem(1));
                }
            }
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;

    /// PS-R42, PS-2.8, PS-10.4: the hand is shown, the largest gem becomes as many 1-gems.
    #[test]
    fn breaks_the_largest_gem_of_a_hand() {
        let m = duel().hand(A, "Pilebunker").bag(A, "Wound x2").hand(B, "3-gem x2; 1-gem");
        let mut m = m.left("1-gem", 9).acts(A);
        m.does(A, "play Pilebunker").holds(A, "Wound").holds(B, "3-gem; 1-gem");
        m.discarded(B, "1-gem x3").bank_has("3-gem", 17).bank_has("1-gem", 6);
        m.happened(1, |e| matches!(e, Event::HandRevealed { seat: B, .. }));
    }

    /// PS-R42: a 1-gem goes back and comes as one; from a short stack as many come as there are.
    #[test]
    fn a_short_stack_gives_what_it_has() {
        let mut m = duel().hand(A, "Pilebunker").hand(B, "1-gem").left("1-gem", 0).acts(A);
        m.does(A, "play Pilebunker").holds(B, "").discarded(B, "1-gem").bank_has("1-gem", 0);
        let mut m = duel().hand(A, "Pilebunker").hand(B, "4-gem").left("1-gem", 2).acts(A);
        m.does(A, "play Pilebunker").holds(B, "").discarded(B, "1-gem x2").bank_has("1-gem", 0);
    }

    /// PS-10.2, PS-9.6: a hand without gems is only shown; the immune show nothing.
    #[test]
    fn shows_a_hand_without_gems() {
        let m = free_for_all(3).hand(A, "Pilebunker").hand(B, "Wound");
        let mut m = m.hand(C, "Blues Are Good; 2-gem").acts(A);
        m.does(A, "play Pilebunker").does(C, "react Blues Are Good").holds(B, "Wound");
        m.holds(C, "2-gem").happened(1, |e| matches!(e, Event::HandRevealed { .. }));
    }
}
