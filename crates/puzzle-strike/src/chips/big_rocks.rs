//! Big Rocks: a gem of the hand becomes a bigger one.

use crate::chip::{Chip, ChipId, Colors, Kind};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::sets::Set;
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "Big Rocks",
    text: "Trash a gem from your hand, then put a gem of value 1 higher from the bank into your hand.",
    kind: Kind::Character(Who::Rook),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, _, run| {
        let (zones, filter) = (Zones::HAND, Filter::GEM);
        t.ask(run, run.me, Question::Trash { zones, filter, may_pass: false });
    },
    picked: |t, play, run, _, choice| {
        let Choice::Chip(Verb::Trash, gem, _) = choice else { return };
        let value = t.open().slot_of(gem).value().expect("only gems are offered");
        if value < 4 {
            t.bank_to_hand(play, run.me, ChipId::gem(value + 1));
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.1, PS-2.11: the next higher gem comes into the hand, for all to see.
    #[test]
    fn makes_a_gem_of_the_hand_bigger() {
        let m = duel().hand(A, "Big Rocks; 1-gem; 3-gem; Wound").bag(A, "1-gem x3");
        let mut m = m.acts(A);
        m.does(A, "play Big Rocks").may(A, &["trash 1-gem from hand", "trash 3-gem from hand"]);
        m.does(A, "trash 3-gem from hand").holds(A, "1-gem; 4-gem; Wound");
        m.bank_has("3-gem", 17).bank_has("4-gem", 11);
        let known = m.table().open().player(A).known;
        assert_eq!(m.table().listed(&known), chips("4-gem"));
    }

    /// PS-R46, PS-10.8: a 4-gem may be trashed for nothing; so it is with an empty stack.
    #[test]
    fn may_trash_for_nothing() {
        let mut m = duel().hand(A, "Big Rocks; 4-gem").acts(A);
        m.does(A, "play Big Rocks").must(A, "trash 4-gem from hand").holds(A, "");
        let mut m = duel().hand(A, "Big Rocks; 1-gem").left("2-gem", 0).acts(A);
        m.does(A, "play Big Rocks").must(A, "trash 1-gem from hand").holds(A, "");
    }

    /// PS-10.2: without a gem nothing happens.
    #[test]
    fn needs_a_gem() {
        let mut m = duel().hand(A, "Big Rocks; Wound").acts(A);
        m.does(A, "play Big Rocks").may(A, &["end actions"]).holds(A, "Wound");
    }
}
