//! Master Puzzler: as many chips of the bank as you like, played and then gained.

use crate::chip::{Chip, Colors, Icons, Run, Stacks};
use crate::choice::{Choice, Lies, Verb};
use crate::event::Event;
use crate::pouch::Slot;
use crate::sets::Set;
use crate::step::{Filter, Question};
use crate::table::{Open, Table};
use kernel::Play;

/// Chips are chosen, in the order of the bank; then played in any order; then gained (PS-10.1).
const CHOOSE: u8 = 0;
const PLAY: u8 = 1;
const GAIN: u8 = 2;

/// The stacks that may still be chosen.
fn choosable(open: &Open, chosen: Stacks) -> impl Iterator<Item = Slot> + '_ {
    let after = chosen.iter().last();
    open.filled_stacks().filter(move |slot| {
        Some(*slot) > after && slot.value().is_none() && Filter::PLAIN.fits(open.chip(*slot))
    })
}

/// All are chosen; those that can be played are played first.
fn chosen(t: &mut Table, run: Run) {
    let playable = run.stacks().iter().filter(|slot| t.open().text(*slot).is_action());
    let playable = playable.fold(Stacks::NONE, Stacks::with);
    t.ask(run.at_stage(PLAY).choosing(playable), run.me, Question::Own { may_pass: false });
    t.go_on(run.at_stage(GAIN));
}

fn picked(t: &mut Table, play: &mut Play<Event>, run: Run, choice: Choice) {
    match choice {
        Choice::Chip(Verb::Gain, chip, _) => {
            let run = run.choosing(run.stacks().with(t.open().slot_of(chip)));
            t.ask(run, run.me, Question::Own { may_pass: true });
        }
        Choice::Chip(_, chip, _) => {
            let slot = t.open().slot_of(chip);
            // An earlier one of them may have emptied the stack (PS-11.19).
            if t.open().is_in_bank(slot) {
                t.play_from_bank(play, run, chip);
            }
            let rest = run.choosing(run.stacks().without(slot));
            t.ask(rest, run.me, Question::Own { may_pass: false });
        }
        _ if run.stage == CHOOSE => chosen(t, run),
        _ => (),
    }
}

pub const CHIP: Chip = Chip {
    name: "Master Puzzler",
    text: "Choose any number of different bank chips that are neither gems nor \"!\" chips. Play them, gain them, then end your action phase.",
    set: Set::Base,
    cost: Some(12),
    banner: Colors::GOLD,
    icons: Icons::EXCLAMATION,
    main: |t, _, run| {
        let run = run.at_stage(CHOOSE).choosing(Stacks::NONE);
        t.ask(run, run.me, Question::Own { may_pass: true });
    },
    asks_own: |open, run, _| match run.stage {
        CHOOSE => choosable(open, run.stacks()).next().is_some(),
        _ => run.stacks() != Stacks::NONE,
    },
    own_from: |_| Some(Lies::BANK),
    answers: |t, run, _, f| {
        let offer = |verb, slot: Slot| Choice::Chip(verb, t.open().chip(slot), None);
        match run.stage {
            CHOOSE => {
                choosable(t.open(), run.stacks()).for_each(|slot| f(offer(Verb::Gain, slot)));
            }
            _ => run.stacks().iter().for_each(|slot| f(offer(Verb::PlayFreely, slot))),
        }
    },
    picked: |t, play, run, _, choice| picked(t, play, run, choice),
    step: |t, play, run| {
        for slot in run.stacks().iter() {
            t.gain(play, run.me, t.open().chip(slot));
        }
        t.end_action_phase(play, run);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// PS-10.1, PS-R21: chosen first, each once, in the order of the bank; then played in any
    /// order; then all of them are gained, and the action phase is over.
    #[test]
    fn plays_bank_chips_and_gains_them() {
        let m = duel().pile(A, "1 1").hand(A, "Master Puzzler; Crash Gem").arrows(A, "black");
        let mut m = m.stacks("The Hammer; Axe Kick").bag(A, "Wound x9").acts(A);
        m.does(A, "play Master Puzzler").lacks(A, "gain 1-gem").lacks(A, "gain The Hammer");
        m.lacks(A, "gain Master Puzzler").does(A, "gain Combine").does(A, "gain Axe Kick");
        m.lacks(A, "gain Axe Kick").lacks(A, "gain Crash Gem").does(A, "pass");
        m.may(A, &["play Combine freely", "play Axe Kick freely"]);
        m.does(A, "play Axe Kick freely").discarded(A, "").holds(A, "Crash Gem; Wound x2");
        m.does(A, "play Combine freely").does(A, "combine 1+1").piles(A, "2");
        m.discarded(A, "Combine; Axe Kick").bank_has("Combine", 19).bank_has("Axe Kick", 4);
        m.does(A, "buy Wound").lie_on_table(A, "Master Puzzler");
        m.happened(1, |e| matches!(e, Event::ActionsEnded { seat: A }));
    }

    /// PS-R21: a chip played from its stack is not moved by its own text, an ongoing chip does not
    /// stay, and a Wound is gained without being played.
    #[test]
    fn what_is_played_from_the_bank_lies_in_its_stack() {
        let m = duel().hand(A, "Master Puzzler").stacks("Button Mashing; Hundred-Fist Frenzy");
        let mut m = m.acts(A);
        m.does(A, "play Master Puzzler").does(A, "gain Wound").does(A, "gain Button Mashing");
        m.does(A, "gain Hundred-Fist Frenzy").does(A, "pass").lacks(A, "play Wound freely");
        m.does(A, "play Button Mashing freely").does(A, "play Hundred-Fist Frenzy freely");
        m.stay(A, "").discarded(A, "Wound; Button Mashing; Hundred-Fist Frenzy");
        m.bank_has("Button Mashing", 4);
    }

    /// PS-11.19, PS-6.3: what an earlier one of them took last is neither played nor gained.
    #[test]
    fn an_emptied_stack_gives_nothing() {
        let m = duel().hand(A, "Master Puzzler; Wound").left("Bang then Fizzle", 1);
        let mut m = m.stacks("Chips for Free").acts(A);
        m.does(A, "play Master Puzzler")
            .does(A, "gain Chips for Free")
            .does(A, "gain Bang then Fizzle");
        m.does(A, "pass").does(A, "play Chips for Free freely").does(A, "trash Wound from hand");
        m.does(A, "gain Bang then Fizzle")
            .does(A, "play Bang then Fizzle freely")
            .has_arrows(A, "");
        m.discarded(A, "Bang then Fizzle; Chips for Free");
    }

    /// Nothing need be chosen; the phase ends all the same.
    #[test]
    fn may_choose_nothing() {
        let mut m = duel().hand(A, "Master Puzzler; Crash Gem").arrows(A, "black").acts(A);
        m.does(A, "play Master Puzzler").does(A, "pass").offers(A, "buy Wound");
    }

    /// PS-11.7: under X-Copy it ends the phase, so it is not played again.
    #[test]
    fn is_not_played_twice() {
        let m = duel().hand(A, "X-Copy; Master Puzzler").stacks("Axe Kick");
        let mut m = m.arrows(A, "black").acts(A);
        m.does(A, "play X-Copy").does(A, "copy Master Puzzler").does(A, "pass");
        m.offers(A, "buy Wound").happened(0, |e| matches!(e, Event::PlayedAgain { .. }));
    }

    /// PS-11.5: drawn first by Improvisation it ends the phase; the second chip stays in hand.
    #[test]
    fn improvisation_plays_nothing_after_it() {
        let m = duel().hand(A, "Improvisation").bag(A, "Master Puzzler; Combine; Wound");
        let mut m = m.acts(A);
        m.draws("Master Puzzler; Combine").does(A, "play Improvisation").does(A, "pass");
        m.offers(A, "buy Wound").holds(A, "Combine").has_money(A, 0);
        let m = duel().hand(A, "Improvisation").bag(A, "Master Puzzler; Combine; Wound");
        let mut m = m.acts(A);
        m.draws("Combine; Master Puzzler").does(A, "play Improvisation").has_money(A, -1);
        m.does(A, "pass").offers(A, "buy Wound");
    }

    /// PS-11.6, PS-5.10: off-turn its chips are played and gained, and no phase ends.
    #[test]
    fn ends_nothing_in_the_turn_of_another() {
        let m = duel().hand(A, "Repeated Jabs; Crash Gem").arrows(A, "black");
        let mut m = m.hand(B, "Improvisation; Master Puzzler").stacks("Axe Kick").acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Improvisation");
        m.does(B, "play Master Puzzler freely").does(B, "gain Combine").does(B, "pass");
        m.does(B, "play Combine freely").has_money(B, 0).has_arrows(B, "");
        m.discarded(B, "Combine; Improvisation; Master Puzzler").offers(A, "play Crash Gem");
    }

    /// PS-R22: what an opponent's fist made its player play in answer, in his own turn, does end
    /// the phase; the fist that was answered is finished, and nothing else is played.
    #[test]
    fn ends_the_own_phase_as_an_answer_too() {
        let m = duel().hand(A, "Repeated Jabs; Improvisation; Master Puzzler; Crash Gem");
        let mut m = m.hand(B, "Improvisation; Color Panic").arrows(A, "black").acts(A);
        m.does(A, "play Repeated Jabs").does(A, "Repeated Jabs: on top of the bag");
        m.does(B, "react Improvisation").does(B, "play Color Panic freely").does(B, "name purple");
        m.does(A, "discard Crash Gem").does(A, "react Improvisation");
        m.does(A, "play Master Puzzler freely").does(A, "pass").offers(A, "buy Wound");
        m.on_top(A, "Repeated Jabs");
    }
}
