//! Upgrade: one or two chips become a little better.

use crate::chip::{Chip, ChipId, Colors, Kind, Note};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::step::{Filter, Question, Zones};
use crate::table::Table;

const FIRST: u8 = 0;
const SECOND: u8 = 1;
const GAIN: u8 = 2;

fn trash(may_pass: bool) -> Question {
    Question::Trash { zones: Zones::HAND, filter: Filter::ANY, may_pass }
}

/// A chip that costs the same or exactly 1 more.
fn gain_for(t: &mut Table, run: crate::chip::Run, trashed: ChipId) {
    let cost = trashed.chip().cost.unwrap_or(0);
    let filter = Filter::ANY.costing(cost, cost + 1);
    t.ask(run.at_stage(GAIN), run.me, Question::Gain { filter, may_pass: false });
}

pub const CHIP: Chip = Chip {
    name: "Upgrade",
    text: "+1 money. Trash one or two chips from your hand; then, for each, gain a chip costing the same as it or exactly 1 more.",
    kind: Kind::Character(Who::BalBasBeta),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_money(play, run.me, 1);
        t.ask(run.at_stage(FIRST), run.me, trash(false));
    },
    picked: |t, _, run, _, choice| match choice {
        Choice::Chip(Verb::Trash, chip, _) if run.stage == FIRST => {
            t.ask(run.at_stage(SECOND).noting(Note::Chip(chip)), run.me, trash(true));
        }
        Choice::Chip(Verb::Trash, chip, _) => {
            // Both are trashed before anything is gained.
            gain_for(t, run, run.noted_chip());
            gain_for(t, run, chip);
        }
        Choice::Pass if run.stage == SECOND => gain_for(t, run, run.noted_chip()),
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.31: one chip must be trashed, a second may; never itself or a character chip.
    #[test]
    fn trashes_one_or_two_and_gains_as_many() {
        let m = duel().hand(A, "Upgrade; 1-gem; Color Panic; Giant Growth");
        let mut m = m.stacks("Safe Keeping; Repeated Jabs").acts(A);
        m.does(A, "play Upgrade").has_money(A, 1);
        m.may(A, &["trash 1-gem from hand", "trash Color Panic from hand"]);
        m.does(A, "trash 1-gem from hand").does(A, "trash Color Panic from hand");
        m.offers(A, "gain 1-gem").offers(A, "gain Repeated Jabs").lacks(A, "gain 2-gem");
        m.does(A, "gain Repeated Jabs").offers(A, "gain 2-gem").offers(A, "gain Combine");
        m.does(A, "gain Combine").discarded(A, "Repeated Jabs; Combine").asks(A);
        m.may(A, &["end actions"]).holds(A, "Giant Growth");
    }

    /// PS-20.31, PS-10.5: nothing is gained for a chip that no stack fits, nor another one for the
    /// other chip instead.
    #[test]
    fn a_chip_without_a_fitting_stack_gives_nothing() {
        for trashed in [["Wound", "The Hammer"], ["The Hammer", "Wound"]] {
            let m = duel().hand(A, "Into Oblivion; Upgrade; Wound; The Hammer");
            let mut m = m.stacks("The Hammer").arrows(A, "black").acts(A);
            m.does(A, "play Into Oblivion").does(A, "remove The Hammer").does(A, "play Upgrade");
            for chip in trashed {
                m.does(A, &format!("trash {chip} from hand"));
            }
            m.may(A, &["gain 1-gem", "gain Wound"]).does(A, "gain 1-gem").discarded(A, "1-gem");
            m.may(A, &["end actions"]);
        }
    }

    /// PS-20.31: with one chip trashed one is gained.
    #[test]
    fn one_chip_gives_one() {
        let mut m = duel().hand(A, "Upgrade; Wound x2").acts(A);
        m.does(A, "play Upgrade").does(A, "trash Wound from hand").does(A, "pass");
        m.does(A, "gain 1-gem").discarded(A, "1-gem").holds(A, "Wound").may(A, &["end actions"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Upgrade");
        m.has_nothing(B);
    }
}
