//! Gems on their way: the window for purple shields, then they land (PS-8, PS-14.4, PS-15.9).

use super::react::{self, Window};
use super::{Answer, NOBODY, Step, one};
use crate::chip::Moment;
use crate::event::Event;
use crate::table::{Order, Table};
use kernel::{Asks, Counter, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// 1-gems in the air: they have left the bank (PS-6.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Air {
    pub n: u8,
    /// So many of them are real; the others are stand-ins.
    pub real: u8,
}

impl Air {
    /// So many go, or all that are there, stand-ins first (PS-R2); says how many real ones do.
    pub fn lose(&mut self, gone: u8) -> u8 {
        let gone = gone.min(self.n);
        let real = gone.saturating_sub(self.n.saturating_sub(self.real));
        self.n.lower(gone);
        self.real.lower(real);
        real
    }
}

/// A send event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Send {
    pub from: Seat,
    pub to: Seat,
    #[serde(flatten)]
    pub air: Air,
    /// Nobody may answer any more, or nobody ever might (PS-8.2).
    pub closed: bool,
    pub uncounterable: bool,
    /// It was said aloud.
    pub told: bool,
    pub asked: SeatSet,
}

impl Send {
    pub fn announce(from: Seat, to: Seat, air: Air, uncounterable: bool) -> Send {
        let asked = SeatSet::EMPTY;
        Send { from, to, air, closed: uncounterable, uncounterable, told: false, asked }
    }
    fn moment(&self) -> Moment {
        Moment::Send { from: self.from, to: self.to, n: self.air.n }
    }
    /// Who may answer, one after the other: the target and his teammate, and in a free-for-all
    /// everybody but the sender (PS-14.4, PS-15.9).
    fn order(&self, t: &Table) -> Order {
        let open = t.open();
        let targets = open.side_of(self.to);
        if open.mode.is_team() {
            return Order::of(open.order(self.from).filter(|seat| targets.has(*seat)));
        }
        let others = open.around(self.from).filter(|s| *s != self.from && *s != self.to);
        let others = others.filter(|_| open.mode.is_free_for_all());
        Order::of(targets.iter().chain(others))
    }
    fn next(&self, t: &Table) -> Option<Seat> {
        if self.closed || !self.told {
            return None;
        }
        let moment = self.moment();
        self.order(t).find(|seat| !self.asked.has(*seat) && t.may_react(*seat, &moment))
    }

    pub fn asks(&self, t: &Table) -> Asks {
        self.next(t).map_or(NOBODY, one)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.next(t) == Some(seat) {
            react::weigh(t, seat, &self.moment(), out);
        }
    }

    /// The gems come down, if what the target has in play lets them (SEND_LAND).
    fn land(self, t: &mut Table, play: &mut Play<Event>) {
        let mut air = self.air;
        for seat in t.open().side_of(self.to).iter() {
            if t.open().player(seat).ongoing.is_empty() {
                continue;
            }
            for run in t.open().ongoing(seat) {
                let lands = run.text().ongoing.and_then(|o| o.lands);
                if let Some(lands) = lands.filter(|_| air.n > 0) {
                    let gone = air.n.saturating_sub(lands(t, play, run, air.n));
                    t.drop_ones(&mut air, gone);
                }
            }
        }
        if air.n > 0 {
            t.land(play, self.to, air);
        }
    }

    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if !self.told {
            self.told = t.announce(play, &self);
            if self.told {
                t.then(Step::Send(self));
            }
            return;
        }
        match answer {
            Some((seat, choice)) => {
                self.asked = self.asked.with(seat);
                // The first who reacts closes the window (PS-8.4).
                self.closed = react::carry_out(t, play, Window { seat, choice }, self.moment());
                t.then(Step::Send(self));
            }
            None => self.land(t, play),
        }
    }
}

/// Floating gems are sent one event after the other, oldest first (PS-14.12, PS-14.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Release;

impl Release {
    pub fn resume(self, t: &mut Table, _: &mut Play<Event>) {
        if t.release_one() {
            t.then(Step::Release(Release));
        }
    }
}
