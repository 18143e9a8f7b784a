//! Combos Are Hard: two chips of the bank, for whoever plays nothing else.

use crate::chip::{Chip, Colors};
use crate::choice::Choice;
use crate::sets::Set;
use crate::step::{Filter, Question};

const FIRST: u8 = 0;
const SECOND: u8 = 1;
const END: u8 = 2;

fn gain(filter: Filter) -> Question {
    Question::Gain { filter, may_pass: false }
}

pub const CHIP: Chip = Chip {
    name: "Combos Are Hard",
    text: "If this is the only action you play this turn: gain any two different bank chips that are not \"!\" chips, end your action phase, then trash this chip.",
    set: Set::Base,
    cost: Some(6),
    banner: Colors::BROWN,
    main: |t, _, run| {
        if t.open().player(run.me).plays == 1 {
            t.ask(run.at_stage(FIRST), run.me, gain(Filter::PLAIN));
            t.go_on(run.at_stage(END));
        }
    },
    picked: |t, _, run, _, choice| {
        if let (FIRST, Choice::Chip(_, chip, _)) = (run.stage, choice) {
            t.ask(run.at_stage(SECOND), run.me, gain(Filter::PLAIN.but(chip)));
        }
    },
    step: |t, play, run| {
        t.end_action_phase(play, run);
        t.trash_itself(play, run);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// Two different chips, no "!" chip; the action phase is over, arrows or not; it is trashed.
    #[test]
    fn gains_two_chips_and_ends_the_action_phase() {
        let m = duel().hand(A, "Combos Are Hard; Crash Gem").stacks("The Hammer; X-Copy");
        let mut m = m.left("Combos Are Hard", 4).arrows(A, "black black").acts(A);
        m.does(A, "play Combos Are Hard").lacks(A, "gain The Hammer").offers(A, "gain Wound");
        m.does(A, "gain Double Crash Gem").lacks(A, "gain Double Crash Gem").does(A, "gain X-Copy");
        m.discarded(A, "Double Crash Gem; X-Copy").bank_has("Combos Are Hard", 5);
        m.lie_on_table(A, "").holds(A, "Crash Gem").does(A, "buy Wound");
        m.happened(1, |e| matches!(e, Event::ActionsEnded { seat: A }));
    }

    /// After another action it does nothing at all, and stays on the table.
    #[test]
    fn does_nothing_after_another_action() {
        let m = duel().hand(A, "Combine; Combos Are Hard; Crash Gem").arrows(A, "black");
        let mut m = m.acts(A);
        m.does(A, "play Combine").does(A, "play Combos Are Hard").discarded(A, "");
        m.may(A, &["play Crash Gem", "end actions"]).lie_on_table(A, "Combine; Combos Are Hard");
    }

    /// PS-R20: a reaction is no action; a chip that plays it is one.
    #[test]
    fn reactions_do_not_count_and_playing_chips_do() {
        let m = duel().pile(A, "2 1").pile(B, "3").hand(A, "X-Copy; Combos Are Hard");
        let mut m = m.acts(A);
        m.does(A, "play X-Copy").does(A, "copy Combos Are Hard").discarded(A, "");
        m.may(A, &["end actions"]).lie_on_table(A, "X-Copy; Combos Are Hard");
    }

    /// PS-11.6, PS-R20: off-turn it gains and is trashed, and ends nobody's action phase.
    #[test]
    fn ends_nothing_in_the_turn_of_another() {
        let m = duel().hand(A, "Repeated Jabs; Crash Gem").arrows(A, "black");
        let m = m.hand(B, "Improvisation; Combos Are Hard").left("Combos Are Hard", 4);
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Improvisation");
        m.does(B, "play Combos Are Hard freely").does(B, "gain 4-gem").does(B, "gain 3-gem");
        m.discarded(B, "4-gem; 3-gem; Improvisation").bank_has("Combos Are Hard", 5);
        m.may(A, &["play Crash Gem", "end actions"]);
    }

    /// PS-15.4: in Team Battle only its player's part of the phase is over.
    #[test]
    fn ends_only_the_own_part_of_a_shared_phase() {
        let m = team().hand(A, "Combos Are Hard; Combine").hand(D, "Combine");
        let mut m = m.arrows(A, "black").acts(A);
        m.does(A, "play Combos Are Hard").does(A, "gain 1-gem").does(A, "gain 2-gem");
        m.refuses(A, "play Combine", "PS-4.8").may(D, &["play Combine", "end actions"]);
    }
}
