//! Whose time runs, and how much is left.

use kernel::{Seat, SeatSet, Viewer};
use store::Millis;
use wire::Clock;

/// The clocks of one match. They stand still while the hall is down: what was spent since the last
/// durable answer is given back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    kind: Clock,
    left: Vec<i64>,
    /// Whose clocks run, and since when.
    running: SeatSet,
    since: Millis,
}

impl Clocks {
    pub fn new(kind: Clock, seats: usize) -> Clocks {
        let each = match kind {
            Clock::None => None,
            Clock::PerMove { seconds } | Clock::Total { seconds, .. } => Some(seconds),
        };
        let left = each.map_or(Vec::new(), |s| vec![i64::from(s) * 1000; seats]);
        Clocks { kind, left, running: SeatSet::EMPTY, since: 0 }
    }

    pub fn kind(&self) -> Clock {
        self.kind
    }

    /// What every clock shows at this moment.
    pub fn left(&self, now: Millis) -> Vec<i64> {
        let spent = (now - self.since).max(0);
        let shown = |(i, left): (usize, &i64)| match self.running.has(Seat(i as u8)) {
            true => left - spent,
            false => *left,
        };
        self.left.iter().enumerate().map(shown).collect()
    }

    /// What every clock will show once this seat has answered, and what it gains by that.
    pub fn after_answer(&self, seat: Seat, now: Millis) -> (Vec<i64>, i64) {
        let mut left = self.left(now);
        let Some(mine) = left.get_mut(seat.index()) else { return (left, 0) };
        let gained = match self.kind {
            Clock::None => 0,
            Clock::PerMove { seconds } => i64::from(seconds) * 1000 - *mine,
            Clock::Total { increment, .. } => i64::from(increment) * 1000,
        };
        *mine += gained;
        (left, gained)
    }

    /// What every clock will show once this seat has taken back its last answer: what these answers
    /// brought is gone again, what was spent stays spent. Where each answer has its own time, the
    /// others have theirs.
    pub fn after_take_back(&self, seat: Seat, gains: &[(Seat, i64)], now: Millis) -> Vec<i64> {
        let mut left = self.left(now);
        let each_has_his_own = matches!(self.kind, Clock::PerMove { .. });
        for (of, gained) in gains.iter().filter(|(s, _)| *s == seat || !each_has_his_own) {
            if let Some(left) = left.get_mut(of.index()) {
                *left -= gained;
            }
        }
        left
    }

    /// From this moment on they show this: what ran until then is in it already.
    pub fn set(&mut self, left: Vec<i64>, now: Millis) {
        if left.len() == self.left.len() {
            self.left = left;
            self.since = now;
        }
    }

    pub fn give(&mut self, seat: Seat, millis: i64) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left).max(0) + millis;
        }
    }

    /// From now on these clocks run and no others. A clock that ran on goes on running.
    pub fn run(&mut self, seats: SeatSet, now: Millis) {
        self.left = self.left(now);
        self.running = seats;
        self.since = now;
    }

    /// The same after the hall was down: what ran on in the meantime counts for nobody.
    pub fn restart(&mut self, seats: SeatSet, now: Millis) {
        self.running = seats;
        self.since = now;
    }

    pub fn stop(&mut self, now: Millis) {
        self.run(SeatSet::EMPTY, now);
    }

    /// Who has no time left.
    pub fn out_of_time(&self, now: Millis) -> SeatSet {
        let left = self.left(now);
        let out = left.iter().enumerate().filter(|(_, l)| **l <= 0).map(|(i, _)| Seat(i as u8));
        let out: SeatSet = out.collect();
        out.and(self.running)
    }

    /// When the next clock runs out, if one runs.
    pub fn next_end(&self, now: Millis) -> Option<Millis> {
        let left = self.left(now);
        let running = self.running.iter().filter_map(|s| left.get(s.index()).copied());
        running.filter(|l| *l > 0).min().map(|l| now + l)
    }
}

/// While several decide at once, what the others see of their clocks: what they showed when it
/// began, less the time that everybody can see going by. What each secret answer brings stays
/// secret until all are in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// Which decision it is: how many answers stood when it began.
    step: usize,
    seats: SeatSet,
    waiting: SeatSet,
    left: Vec<i64>,
    since: Millis,
    /// When a seat was done.
    done: Vec<Millis>,
}

impl Window {
    pub fn open(step: usize, seats: SeatSet, left: Vec<i64>, now: Millis) -> Window {
        let done = vec![now; left.len()];
        Window { step, seats, waiting: seats, left, since: now, done }
    }

    /// Whether this decision still goes on: it does while somebody is not done, whoever thinks
    /// again.
    pub fn is_of(&self, step: usize) -> bool {
        self.step == step
    }

    pub fn now_waits_for(&mut self, waiting: SeatSet, now: Millis) {
        for seat in self.waiting.minus(waiting).iter() {
            if let Some(done) = self.done.get_mut(seat.index()) {
                *done = now;
            }
        }
        self.waiting = waiting;
    }

    pub fn give(&mut self, seat: Seat, millis: i64) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left).max(0) + millis;
        }
    }

    /// Time that nobody spent, as while the hall was closed.
    pub fn restart(&mut self, now: Millis) {
        self.since = now;
        self.done.fill(now);
    }

    /// Puts over these clocks what somebody with those eyes may see of them.
    pub fn cover(&self, left: &mut [i64], eyes: Viewer, now: Millis) {
        for seat in self.seats.iter().filter(|s| !eyes.is(*s)) {
            let i = seat.index();
            let until = if self.waiting.has(seat) { now } else { self.done[i] };
            if let Some(shown) = left.get_mut(i) {
                *shown = self.left[i] - (until - self.since).max(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: usize = 2;

    #[test]
    fn only_who_is_asked_spends_time() {
        let mut c = Clocks::new(Clock::Total { seconds: 60, increment: 5 }, BOTH);
        c.run(SeatSet::one(Seat(0)), 1_000);
        assert_eq!(c.left(4_000), [57_000, 60_000]);
        assert_eq!(c.after_answer(Seat(0), 4_000), (vec![62_000, 60_000], 5_000));
        assert_eq!(c.next_end(4_000), Some(61_000));
        assert!(c.out_of_time(60_000).is_empty());
        assert_eq!(c.out_of_time(61_000), SeatSet::one(Seat(0)));
        c.give(Seat(0), 10_000);
        c.stop(61_000);
        assert_eq!(c.left(99_000)[1], 60_000);
    }

    #[test]
    fn time_does_not_run_while_the_hall_is_closed() {
        let mut c = Clocks::new(Clock::Total { seconds: 60, increment: 0 }, BOTH);
        c.run(SeatSet::one(Seat(0)), 1_000);
        c.restart(SeatSet::one(Seat(0)), 900_000);
        assert_eq!(c.left(903_000), [57_000, 60_000]);
    }

    #[test]
    fn each_answer_has_its_own_time() {
        let mut c = Clocks::new(Clock::PerMove { seconds: 30 }, BOTH);
        c.run(SeatSet::one(Seat(1)), 0);
        assert_eq!(c.after_answer(Seat(1), 20_000), (vec![30_000, 30_000], 20_000));
    }

    #[test]
    fn an_answer_that_is_taken_back_brings_no_time() {
        let me = Seat(0);
        for kind in [Clock::PerMove { seconds: 30 }, Clock::Total { seconds: 30, increment: 5 }] {
            let mut c = Clocks::new(kind, BOTH);
            c.run(SeatSet::one(me), 0);
            for now in [10_000, 20_000] {
                let (left, gained) = c.after_answer(me, now);
                c.set(left, now);
                c.run(SeatSet::one(me), now);
                c.set(c.after_take_back(me, &[(me, gained)], now), now);
            }
            assert_eq!(c.left(20_000), [10_000, 30_000], "{kind:?}");
        }
    }

    #[test]
    fn without_a_clock_nobody_runs_out() {
        let mut c = Clocks::new(Clock::None, BOTH);
        c.run(SeatSet::one(Seat(0)), 0);
        assert!(c.left(1_000_000).is_empty() && c.out_of_time(1_000_000).is_empty());
        assert_eq!(c.next_end(0), None);
    }
}
