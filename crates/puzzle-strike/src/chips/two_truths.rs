//! Two Truths: an opponent picks which of two chips you get back.

use crate::chip::{Chip, Colors, Declares, Kind, Note};
use crate::chips::Who;
use crate::choice::{Choice, Lies, Verb, Zone};
use crate::step::{Filter, Question};

/// The first chip is revealed, then the second; the opponent returns one of them.
const FIRST: u8 = 0;
const SECOND: u8 = 1;
const PICK: u8 = 2;

pub const CHIP: Chip = Chip {
    name: "Two Truths",
    text: "Choose two differently named chips in your discard pile and an opponent. He picks one of them; put it in your hand. You may play it without using an action.",
    kind: Kind::Character(Who::Quince),
    copies: 1,
    banner: Colors::BROWN,
    declares: Declares::Opponent,
    main: |t, _, run| {
        if t.open().player(run.me).discard.slots().count() >= 2 {
            t.ask(run.at_stage(FIRST), run.me, Question::Own { may_pass: false });
        }
    },
    own_from: |run| Some(Lies::of(Zone::Discard, run.me)),
    answers: |t, run, _, f| {
        let open = t.open();
        if run.stage == PICK {
            let two = run.noted_chips().into_iter();
            return two.for_each(|chip| f(Choice::Chip(Verb::Return, chip, None)));
        }
        // One after the other in a fixed order: no pair is chosen in two ways.
        let discard = open.player(run.me).discard;
        let last = discard.slots().last();
        let after = (run.stage == SECOND).then(|| open.slot_of(run.noted_chip()));
        for slot in discard.slots().filter(|slot| after.is_none_or(|first| *slot > first)) {
            if run.stage == SECOND || Some(slot) != last {
                f(Choice::Chip(Verb::Reveal, open.chip(slot), None));
            }
        }
    },
    picked: |t, play, run, _, choice| {
        let Choice::Chip(_, chip, _) = choice else { return };
        match run.stage {
            FIRST => {
                let next = run.at_stage(SECOND).noting(Note::Chip(chip));
                t.ask(next, run.me, Question::Own { may_pass: false });
            }
            SECOND => {
                let opponent = run.opponent().expect("an opponent was declared");
                let next = run.at_stage(PICK).noting(Note::Chips(run.noted_chip(), chip));
                t.ask(next, opponent, Question::Own { may_pass: false });
            }
            PICK if matches!(choice, Choice::Chip(Verb::Return, ..)) => {
                t.return_to_hand(play, run.me, chip);
                let filter = Filter::only(chip);
                t.ask(run, run.me, Question::PlayFreely { filter, may_pass: true });
            }
            _ => (),
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S69, PS-20.27: two chips of one name are not two different ones.
    #[test]
    fn needs_two_different_chips() {
        let mut m = duel().hand(A, "Two Truths").discard(A, "1-gem x2").acts(A);
        m.does(A, "play Two Truths").may(A, &["end actions"]).discarded(A, "1-gem x2");
    }

    /// PS-S69, PS-11.16: the opponent picks; the chip may be played for nothing.
    #[test]
    fn the_opponent_picks_one_of_two() {
        let m = duel().pile(A, "1").hand(A, "Two Truths").discard(A, "1-gem; Crash Gem; Wound");
        let mut m = m.acts(A);
        m.does(A, "play Two Truths").may(A, &["reveal 1-gem", "reveal Crash Gem"]);
        m.does(A, "reveal 1-gem").may(A, &["reveal Crash Gem", "reveal Wound"]);
        m.does(A, "reveal Crash Gem").may(B, &["return 1-gem", "return Crash Gem"]);
        m.does(B, "return Crash Gem").may(A, &["play Crash Gem freely", "pass"]);
        m.does(A, "play Crash Gem freely").must(A, "crash 1 at P2").discarded(A, "1-gem; Wound");
    }

    /// PS-20.27: a gem simply stays in hand.
    #[test]
    fn a_gem_stays_in_hand() {
        let mut m = duel().hand(A, "Two Truths").discard(A, "1-gem; Crash Gem").acts(A);
        m.does(A, "play Two Truths").does(A, "reveal 1-gem").does(A, "reveal Crash Gem");
        m.does(B, "return 1-gem").holds(A, "1-gem").may(A, &["end actions"]);
    }
}
