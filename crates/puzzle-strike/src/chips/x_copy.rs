//! X-Copy: one chip, played twice.

use crate::chip::{Chip, ChipId, Colors, Icons};
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::step::Question;

/// A Puzzle chip, Crash Gem or Double Crash Gem (PS-11.11).
fn may_copy(chip: ChipId) -> bool {
    let crashes = chip.chip().icons.has(Icons::PURPLE_SHIELD) && chip.chip().is_purple();
    chip.is_puzzle() || crashes
}

pub const CHIP: Chip = Chip {
    name: "X-Copy",
    text: "Choose a Puzzle chip, Crash Gem or Double Crash Gem in your hand and play it twice.",
    cost: Some(6),
    banner: Colors::BROWN,
    main: |t, _, run| t.ask(run, run.me, Question::Own { may_pass: false }),
    asks_own: |open, _, who| {
        let player = open.player(who);
        Slot::all().any(|s| player.unseen.has(s) && may_copy(open.chip(s)) && player.may_hold(s))
    },
    answers: |t, _, who, f| {
        let chips = t.hand(who).slots().map(|slot| t.open().chip(slot));
        chips
            .filter(|chip| may_copy(*chip))
            .for_each(|chip| f(Choice::Chip(Verb::Copy, chip, None)));
    },
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.play_twice(play, run, chip);
        }
    },
    ..Chip::BLANK
};
