//! Shield Points are used, broken and recovered one by one (SH-11).

use super::{Answered, Flags, Step, ask_if};
use crate::choice::Choice;
use crate::event::Event;
use crate::table::{Guard, Table};
use kernel::{Asks, Counter, Play, Seat, Weigh};
use serde::Serialize;

/// The defender chooses how many Shield Points to use, and which (SH-11.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Shielding {
    pub seat: Seat,
    pub blow: u8,
    /// The place used last: points are named in a fixed order.
    pub last: Option<Guard>,
}

impl Shielding {
    fn guards<'t>(&self, t: &'t Table) -> impl Iterator<Item = Guard> + 't {
        let last = self.last;
        let all = t.open().guards(self.seat).map(|(guard, _)| guard);
        all.filter(move |guard| last.is_none_or(|last| *guard >= last))
    }
    pub fn asks(&self, t: &Table) -> Asks {
        let blow = t.open().blows.at(self.blow);
        let open = blow.damage > 0 && !blow.no_shields && t.open().is_there(blow.target);
        ask_if(self.seat, open && self.guards(t).next().is_some())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            self.guards(t).for_each(|guard| out.offer(Choice::Shield(guard)));
            out.offer(Choice::Enough);
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let Some((seat, Choice::Shield(guard))) = answer else { return };
        t.break_shield(play, seat, guard);
        let blow = t.blows().at_mut(self.blow);
        blow.damage.lower(1);
        blow.shielded = true;
        t.then(Step::Shielding(Shielding { last: Some(guard), ..self }));
    }
}

/// A player must break so many of his Shield Points; which, he chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Breaking {
    pub seat: Seat,
    pub n: u8,
}

impl Breaking {
    /// Nothing is to be chosen if all are broken anyway.
    pub fn asks(&self, t: &Table) -> Asks {
        let points = t.open().shield_points(self.seat);
        let some = self.n > 0 && points > self.n;
        ask_if(self.seat, some && t.open().guards(self.seat).count() > 1)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            t.open().guards(seat).for_each(|(guard, _)| out.offer(Choice::Break(guard)));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let chosen = match answer {
            Some((_, Choice::Break(guard))) => Some(guard),
            _ => t.open().guards(self.seat).next().map(|(guard, _)| guard),
        };
        let Some(guard) = chosen.filter(|_| self.n > 0) else { return };
        t.break_shield(play, self.seat, guard);
        if let Some(run) = t.running_mut() {
            run.flags.set(Flags::BROKE, true);
        }
        t.then(Step::Breaking(Breaking { n: self.n - 1, ..self }));
    }
}

/// A player recovers so many of his Shield Points; which, he chooses (SH-11.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Mending {
    pub seat: Seat,
    pub n: u8,
}

impl Mending {
    pub fn asks(&self, t: &Table) -> Asks {
        ask_if(self.seat, self.n > 0 && t.open().broken(self.seat).count() > 1)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            t.open().broken(seat).for_each(|guard| out.offer(Choice::Mend(guard)));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let chosen = match answer {
            Some((_, Choice::Mend(guard))) => Some(guard),
            _ => t.open().broken(self.seat).next(),
        };
        let Some(guard) = chosen.filter(|_| self.n > 0) else { return };
        t.mend_shield(play, self.seat, guard);
        t.then(Step::Mending(Mending { n: self.n - 1, ..self }));
    }
}
