//! Verbs for what abilities make of an attack, strike or push in progress (FD-8.6, FD-13).

use super::Table;
use crate::event::Event;
use crate::pile::Number;
use crate::sets::{CountSet, NumberSet};
use crate::step::{Exchange, Feature, PushBack, Step};
use kernel::{Counter, Play, Seat, SeatSet};

impl Table {
    /// The attack or strike in progress; the innermost if one is answered by another.
    fn exchange_mut(&mut self) -> &mut Exchange {
        let found = self.open.agenda.live_mut().iter_mut().rev().find_map(|s| match s {
            Step::Exchange(x) => Some(x),
            _ => None,
        });
        found.expect("an attack or strike is in progress")
    }

    /// The push that is about to happen.
    fn push_mut(&mut self) -> &mut PushBack {
        let found = self.open.agenda.live_mut().iter_mut().rev().find_map(|s| match s {
            Step::PushBack(push) => Some(push),
            _ => None,
        });
        found.expect("a push is waiting")
    }

    /// Nobody may block it.
    pub fn forbid_block(&mut self, play: &mut Play<Event>) {
        self.exchange_mut().add(Feature::UNBLOCKABLE);
        play.everyone(Event::BlockForbidden { by: self.exchange().by });
    }

    /// No target may retreat from it.
    pub fn forbid_retreat(&mut self, play: &mut Play<Event>) {
        self.exchange_mut().add(Feature::NO_RETREAT);
        play.everyone(Event::RetreatForbidden { by: self.exchange().by });
    }

    /// No teammate may come to a target's help (FD-18).
    pub fn forbid_dashing_block(&mut self, play: &mut Play<Event>) {
        self.exchange_mut().add(Feature::NO_DASHING_BLOCK);
        play.everyone(Event::DashingBlockForbidden { by: self.exchange().by });
    }

    /// The target who answers now may retreat even though it is an attack.
    pub fn allow_retreat(&mut self, play: &mut Play<Event>, target: Seat) {
        self.exchange_mut().add(Feature::MAY_RETREAT);
        play.everyone(Event::RetreatAllowed { seat: target });
    }

    /// The target who answers now may also block with these numbers, or with these counts.
    pub fn ease_block(
        &mut self,
        play: &mut Play<Event>,
        target: Seat,
        numbers: NumberSet,
        counts: CountSet,
    ) {
        let x = self.exchange_mut();
        (x.numbers, x.counts) = (x.numbers.or(numbers), x.counts.or(counts));
        play.everyone(Event::BlockEased { seat: target, numbers, counts });
    }

    /// It must be blocked with this number instead of its own.
    pub fn change_block_number(&mut self, play: &mut Play<Event>, number: Number) {
        self.exchange_mut().block_number = number;
        play.everyone(Event::BlockNumberChanged { by: self.exchange().by, number });
    }

    /// These answer it too, after those who are its targets already.
    pub fn add_targets(&mut self, play: &mut Play<Event>, targets: SeatSet) {
        self.exchange_mut().later_targets = targets;
        play.everyone(Event::TargetsAdded { by: self.exchange().by, targets });
    }

    /// The push goes twice as far.
    pub fn double_push(&mut self, play: &mut Play<Event>) {
        let push = self.push_mut();
        push.spaces.raise(push.spaces);
        let PushBack { by, spaces } = *push;
        play.everyone(Event::PushLengthened { by, spaces });
    }
}
