//! The action phase: chips are played one at a time (PS-4.7, PS-5); teammates share it (PS-15.4).

use super::{ActionEnd, Answer, NOBODY, Step};
use crate::chip::{Arrow, ChipId};
use crate::choice::Choice;
use crate::event::Event;
use crate::pouch::Slot;
use crate::table::Table;
use crate::why::{self, Why};
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// Those of the turn who have not ended the phase; whoever acts first acts.
pub(super) fn whoever_is_not_done(t: &Table) -> Asks {
    let turn = t.open().turn;
    if !t.open().mode.is_team() {
        return if t.open().player(turn).done { NOBODY } else { super::one(turn) };
    }
    let seats = t.open().turn_seats().iter().filter(|s| !t.open().player(*s).done);
    let seats: SeatSet = seats.collect();
    match seats.len() {
        0 => NOBODY,
        1 => Asks::Each(seats),
        _ => Asks::Any(seats),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Act;

impl Act {
    pub fn asks(&self, t: &Table) -> Asks {
        whoever_is_not_done(t)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.asks(t).asks(seat) {
            return;
        }
        for slot in t.hand(seat).slots() {
            Self::weigh_chip(t, seat, slot, Choice::Play, out);
        }
        if t.open().player(seat).piled > 0 {
            Self::weigh_chip(t, seat, Slot::CRASH_GEM, Choice::PlayPiled, out);
        }
        out.offer(Choice::EndActions);
    }

    /// The arrow that pays unless the player says otherwise, or why the chip cannot be played.
    #[inline]
    fn why_not(t: &Table, seat: Seat, slot: Slot) -> Result<Arrow, Why> {
        let chip = t.open().chip(slot);
        let played = t.open().player(seat).played & 1 << slot.0 != 0;
        match () {
            _ if !chip.chip().is_action() => Err(why::NO_BANNER),
            _ if chip.chip().once_per_turn && played => Err(why::ONCE_PER_TURN),
            _ => t.paying_arrow(seat, chip).ok_or(why::NO_ARROW),
        }
    }
    /// Playing a chip, with any arrow that can pay for it.
    fn weigh_chip<W: Weigh<Table>>(
        t: &Table,
        seat: Seat,
        slot: Slot,
        with: fn(ChipId, Option<Arrow>) -> Choice,
        out: &mut W,
    ) {
        let chip = t.open().chip(slot);
        let paying = match Self::why_not(t, seat, slot) {
            Ok(arrow) => arrow,
            Err(why) => return out.refuse(with(chip, None), why),
        };
        out.offer(with(chip, None));
        let player = t.open().player(seat);
        for arrow in Arrow::PAYING {
            if arrow != paying && player.arrow(arrow) > 0 && arrow.pays(chip.chip().banner) {
                out.offer(with(chip, Some(arrow)));
            }
        }
    }

    /// The arrow that was named, or the one that pays unless one is named.
    fn pays(t: &Table, seat: Seat, chip: ChipId, named: Option<Arrow>) -> Arrow {
        let arrow = named.or_else(|| t.paying_arrow(seat, chip));
        arrow.expect("a chip that was offered can be paid")
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        match answer {
            Some((seat, Choice::Play(chip, arrow))) => {
                t.play_for(play, seat, chip, Self::pays(t, seat, chip, arrow));
                t.then(Step::Act(Act));
            }
            Some((seat, Choice::PlayPiled(chip, arrow))) => {
                t.play_piled_for(play, seat, Self::pays(t, seat, chip, arrow));
                t.then(Step::Act(Act));
            }
            Some((seat, _)) => {
                t.end_phase_of(seat);
                play.everyone(Event::ActionsEnded { seat });
                t.then(Step::Act(Act));
            }
            None => t.then(Step::ActionEnd(ActionEnd)),
        }
    }
}
