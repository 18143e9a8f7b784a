//! Training Day: a chip of the hand becomes a better one, at once.

use crate::chip::{Chip, Colors, Note, Run};
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::sets::Set;
use crate::step::{Filter, Question};
use crate::table::Open;

/// How much more the new chip may cost.
const BETTER: u8 = 2;

/// The stacks that the trashed chip buys.
fn fitting<'a>(open: &'a Open, run: &Run) -> impl Iterator<Item = Slot> + 'a {
    let filter = Filter::ANY.up_to_dearer(run.noted_chip(), BETTER);
    open.filled_stacks().filter(move |slot| filter.fits_in_bank(open, open.chip(*slot)))
}

pub const CHIP: Chip = Chip {
    name: "Training Day",
    text: "+1 piggy bank. Trash a chip without crash sphere from your hand, then put a bank chip costing at most 2 more than it into your hand.",
    set: Set::Base,
    cost: Some(2),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_pigs(play, run.me, 1);
        t.ask(run, run.me, Question::TRASH_NO_SPHERE);
    },
    asks_own: |open, run, _| fitting(open, run).next().is_some(),
    answers: |t, run, _, f| {
        for slot in fitting(t.open(), run) {
            f(Choice::Chip(Verb::Take, t.open().chip(slot), None));
        }
    },
    picked: |t, play, run, _, choice| match choice {
        Choice::Chip(Verb::Trash, chip, _) => {
            t.ask(run.noting(Note::Chip(chip)), run.me, Question::Own { may_pass: false });
        }
        Choice::Chip(_, chip, _) => {
            t.bank_to_hand(play, run.me, chip);
        }
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// No crash sphere and no character chip is trashed; what comes costs at most 2 more and may
    /// be played or paid with at once.
    #[test]
    fn a_chip_becomes_one_that_costs_at_most_2_more() {
        let m = duel().hand(A, "Training Day; 2-gem; Combine; Rocket Punch; Wound");
        let mut m = m.arrows(A, "black").stacks("X-Copy").acts(A);
        m.does(A, "play Training Day").has_pigs(A, 1);
        m.may(A, &["trash 2-gem from hand", "trash Wound from hand"]);
        m.does(A, "trash 2-gem from hand").offers(A, "take 3-gem").offers(A, "take Wound");
        m.offers(A, "take 2-gem").lacks(A, "take X-Copy").lacks(A, "take 4-gem");
        m.does(A, "take Crash Gem").holds(A, "Combine; Crash Gem; Rocket Punch; Wound");
        m.offers(A, "play Crash Gem").bank_has("Crash Gem", 15).bank_has("2-gem", 21);
    }

    /// PS-10.2: nothing to trash, nothing to take; the pig comes all the same.
    #[test]
    fn takes_nothing_without_a_trash() {
        let mut m = duel().hand(A, "Training Day; Crash Gem").acts(A);
        m.does(A, "play Training Day").has_pigs(A, 1).may(A, &["end actions"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(B, "Wound").improvises("Training Day");
        m.does(B, "trash Wound from hand").does(B, "take 1-gem").has_nothing(B);
    }
}
