//! Chips for Free: a chip of the hand becomes a better one.

use crate::chip::{Chip, Colors};
use crate::choice::{Choice, Verb};
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "Chips for Free",
    text: "Draw 2. Trash a chip from your hand. If you do, gain a chip that costs at least as much as the trashed chip and at most 2 more.",
    cost: Some(4),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.draw(play, run.me, 2);
        let (zones, filter) = (Zones::HAND, Filter::ANY);
        t.ask(run, run.me, Question::Trash { zones, filter, may_pass: false });
    },
    picked: |t, _, run, _, choice| {
        if let Choice::Chip(Verb::Trash, chip, _) = choice {
            let cost = chip.chip().cost.unwrap_or(0);
            let filter = Filter::ANY.costing(cost, cost + 2);
            t.ask(run, run.me, Question::Gain { filter, may_pass: false });
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S72, PS-20.5: what is gained costs as much or up to 2 more; no character chip is trashed.
    #[test]
    fn gains_a_chip_of_nearly_the_same_cost() {
        let m = duel().hand(A, "Chips for Free; Color Panic; Rocket Punch").bag(A, "Wound x2");
        let mut m = m.left("Combine", 3).acts(A);
        m.does(A, "play Chips for Free");
        m.may(A, &["trash Color Panic from hand", "trash Wound from hand"]);
        m.does(A, "trash Color Panic from hand").offers(A, "gain Color Panic");
        m.offers(A, "gain Combine").offers(A, "gain Crash Gem").lacks(A, "gain Wound");
        m.lacks(A, "gain X-Copy").lacks(A, "gain Repeated Jabs").lacks(A, "gain 1-gem");
        m.does(A, "gain Combine").discarded(A, "Combine").bank_has("Combine", 2);
    }

    /// PS-10.3, PS-6.1: with nothing to trash nothing is gained, and nothing is asked where
    /// everybody knows it: a character chip cannot be trashed.
    #[test]
    fn without_a_chip_to_trash_nothing_is_gained() {
        let mut m = duel().hand(A, "Chips for Free; Rocket Punch").acts(A);
        m.does(A, "play Chips for Free").may(A, &["end actions"]).discarded(A, "");
    }
}
