//! Option Select: any chip of the bank that costs 5 or less, once.

use crate::chip::{Chip, ChipId, Colors};
use crate::choice::{Choice, Verb};
use crate::step::Question;
use crate::table::Open;

/// When the copied chip has resolved.
const COPIED: u8 = 1;

/// A chip with a banner that costs 5 or less (PS-11.12).
fn may_copy(_: &Open, chip: ChipId) -> bool {
    chip.chip().is_action() && chip.chip().cost.is_some_and(|cost| cost <= 5)
}

pub const CHIP: Chip = Chip {
    name: "Option Select",
    text: "Play this as if it were a chip of cost 5 or less from a non-empty bank stack, then trash this chip.",
    reaction_text: "May also be played as any reaction printed on such a bank chip.",
    cost: Some(6),
    banner: Colors::GRAY,
    main: |t, _, run| {
        t.ask(run, run.me, Question::Own { may_pass: false });
        t.go_on(run.at_stage(COPIED));
    },
    asks_own: |open, _, _| open.filled_stacks().any(|slot| may_copy(open, open.chip(slot))),
    answers: |t, _, _, f| {
        let chips = t.open().filled_stacks().map(|slot| t.open().chip(slot));
        chips
            .filter(|chip| may_copy(t.open(), *chip))
            .for_each(|chip| f(Choice::Chip(Verb::Copy, chip, None)));
    },
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.play_as(play, run, chip);
        }
    },
    step: |t, play, run| t.trash_itself(play, run),
    reacts_as: Some(may_copy),
    ..Chip::BLANK
};
