//! Into Oblivion: a Puzzle stack leaves the game until another one takes its place.

use crate::chip::{Chip, Colors, Kind};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Into Oblivion",
    text: "Remove a Puzzle stack of the bank from the game. If a stack had been removed before, that one returns to the bank.",
    kind: Kind::Character(Who::Menelker),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, _, run| t.ask(run, run.me, Question::Own { may_pass: false }),
    asks_own: |open, _, _| open.filled_stacks().any(|slot| open.chip(slot).is_puzzle()),
    answers: |t, _, _, f| {
        let stacks = t.open().filled_stacks().map(|slot| t.open().chip(slot));
        stacks
            .filter(|chip| chip.is_puzzle())
            .for_each(|chip| f(Choice::Chip(Verb::Remove, chip, None)));
    },
    picked: |t, play, _, _, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.remove_stack(play, chip);
        }
    },
    ..Chip::BLANK
};
