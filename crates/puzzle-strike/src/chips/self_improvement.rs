//! Self-Improvement: a chip goes; or three come after a fist.

use crate::chip::{Chip, Colors, Icons, Reaction, Windows};
use crate::sets::Set;
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "Self-Improvement",
    text: "Trash a chip from your hand or discard pile.",
    reaction_text: "After a fist has affected you: draw 3.",
    set: Set::Base,
    cost: Some(4),
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    main: |t, _, run| {
        let zones = Zones::HAND.and(Zones::DISCARD);
        t.ask(run, run.me, Question::Trash { zones, filter: Filter::ANY, may_pass: false });
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_AFTER,
        when: Reaction::always,
        effect: |t, play, run, _| t.draw(play, run.me, 3),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.1, PS-10.2: a chip of hand or discard pile must go, never a character's.
    #[test]
    fn trashes_a_chip_of_hand_or_discard_pile() {
        let m = duel().hand(A, "Self-Improvement; Wound; Rocket Punch").discard(A, "Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Self-Improvement");
        m.may(A, &["trash Wound from hand", "trash Crash Gem from discard"]);
        m.does(A, "trash Crash Gem from discard").discarded(A, "").bank_has("Crash Gem", 17);
    }

    /// PS-9.8: three chips after the fist, not before it.
    #[test]
    fn draws_three_after_a_fist() {
        let m = duel().hand(A, "Color Panic").hand(B, "Self-Improvement; 1-gem");
        let mut m = m.bag(B, "Wound x4").acts(A);
        m.does(A, "play Color Panic").does(A, "name red");
        m.may(B, &["react Self-Improvement", "pass"]).does(B, "react Self-Improvement");
        m.holds(B, "1-gem; Wound x3").discarded(B, "Self-Improvement");
    }
}
