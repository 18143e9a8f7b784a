//! Reactions: what may be answered to a fist or a send, and what the answer does (PS-8, PS-9).

use super::Step;
use crate::chip::{ChipId, Moment, Run};
use crate::chips::CRASH_GEM;
use crate::choice::Choice;
use crate::event::Event;
use crate::table::Table;
use crate::why;
use kernel::{Play, Seat, Weigh};
use serde::Serialize;

/// An answer in a window.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub seat: Seat,
    pub choice: Choice,
}

/// Every reaction of the hand, and letting it go by. Only here the hand is looked at (PS-21.1).
pub(super) fn weigh<W: Weigh<Table>>(t: &Table, seat: Seat, moment: &Moment, out: &mut W) {
    for slot in t.hand(seat).slots() {
        let chip = t.open().chip(slot);
        match t.open().why_no_reaction(seat, chip, moment) {
            Ok(()) => out.offer(Choice::React(chip)),
            Err(why) if W::WHY => out.refuse(Choice::React(chip), why),
            Err(_) => (),
        }
        t.open().reacts_as(seat, chip, moment, |copied| out.offer(Choice::ReactAs(chip, copied)));
    }
    if t.open().player(seat).piled > 0 {
        match t.open().why_no_reaction(seat, CRASH_GEM, moment) {
            Ok(()) => out.offer(Choice::ReactPiled(CRASH_GEM)),
            Err(why) => out.refuse(Choice::ReactPiled(CRASH_GEM), why),
        }
    }
    out.offer(Choice::Pass);
}

/// Carries out an answer; false if it was a pass.
pub(super) fn carry_out(
    t: &mut Table,
    play: &mut Play<Event>,
    answer: Window,
    moment: Moment,
) -> bool {
    let (chip, text) = match answer.choice {
        Choice::React(chip) | Choice::ReactPiled(chip) => (chip, chip),
        Choice::ReactAs(chip, copied) => (chip, copied),
        _ => return false,
    };
    if answer.choice == Choice::ReactPiled(chip) {
        t.lay_piled_reaction(play, answer.seat);
    } else {
        t.lay_reaction(play, answer.seat, chip);
    }
    if text != chip {
        play.everyone(Event::PlayedAs { seat: answer.seat, chip, copied: text });
    }
    let run = Run { at: crate::chip::At::Elsewhere, ..Run::of(text, answer.seat) };
    t.then(Step::Effect(Effect { run, moment }));
    t.then(Step::SettleReaction(SettleReaction { seat: answer.seat, chip }));
    true
}

/// A reaction takes effect. It waits on the agenda until what it answers lies below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Effect {
    pub run: Run,
    pub moment: Moment,
}

impl Effect {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let reaction = self.run.text().reaction.expect(why::NO_REACTION.words);
        (reaction.effect)(t, play, self.run, self.moment);
    }
}

/// A reaction chip leaves the table as soon as it has resolved (PS-8.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SettleReaction {
    pub seat: Seat,
    pub chip: ChipId,
}

impl SettleReaction {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.settle_reaction(play, self.seat, self.chip);
    }
}
