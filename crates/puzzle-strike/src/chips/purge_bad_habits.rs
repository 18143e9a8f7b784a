//! Purge Bad Habits: a chip goes, a 2-gem comes to hand.

use crate::chip::{Chip, ChipId, Colors, Kind};
use crate::chips::Who;
use crate::sets::Set;
use crate::step::{Filter, Question, Zones};

/// When the chip is trashed.
const GEM: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Purge Bad Habits",
    text: "Trash a chip from your hand (not a character chip). Put a 2-gem from the bank into your hand.",
    kind: Kind::Character(Who::Midori),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, _, run| {
        let (zones, filter) = (Zones::HAND, Filter::ANY);
        t.ask(run, run.me, Question::Trash { zones, filter, may_pass: false });
        t.go_on(run.at_stage(GEM));
    },
    step: |t, play, run| {
        t.bank_to_hand(play, run.me, ChipId::gem(2));
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.1, PS-2.11: a chip is trashed and a 2-gem comes into the hand, for all to see.
    #[test]
    fn trades_a_chip_for_a_2_gem() {
        let m = duel().hand(A, "Purge Bad Habits; Wound; Combine; Riposte").bag(A, "1-gem x3");
        let mut m = m.acts(A);
        m.does(A, "play Purge Bad Habits");
        m.may(A, &["trash Combine from hand", "trash Wound from hand"]);
        m.does(A, "trash Wound from hand").holds(A, "2-gem; Combine; Riposte");
        m.bank_has("Wound", 25).bank_has("2-gem", 19);
        let known = m.table().open().player(A).known;
        assert_eq!(m.table().listed(&known), chips("2-gem"));
    }

    /// PS-R46: without a chip to trash the 2-gem comes all the same; an empty stack has none.
    #[test]
    fn the_gem_does_not_depend_on_the_trash() {
        let mut m = duel().hand(A, "Purge Bad Habits").acts(A);
        m.does(A, "play Purge Bad Habits").holds(A, "2-gem").may(A, &["end actions"]);
        let mut m = duel().hand(A, "Purge Bad Habits; Wound").left("2-gem", 0).acts(A);
        m.does(A, "play Purge Bad Habits").must(A, "trash Wound from hand").holds(A, "");
    }
}
