//! How long a search may think.

use std::time::{Duration, Instant};

/// A bound on the thinking for one decision. With a number of simulations alone a search is
/// reproducible from its seed; with a time it is as good as the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    simulations: u32,
    time: Option<Duration>,
}

/// Reading the clock costs about as much as a short simulation, so it is done once in so many.
const BETWEEN_LOOKS: u32 = 16;

/// A budget that is being spent by one of several workers.
pub(super) struct Purse {
    all: u32,
    left: u32,
    began: Instant,
    time: Option<Duration>,
}

impl Budget {
    pub const fn simulations(simulations: u32) -> Self {
        Budget { simulations, time: None }
    }

    pub const fn time(time: Duration) -> Self {
        Budget { simulations: u32::MAX, time: Some(time) }
    }

    /// The same, and besides never longer than this.
    #[must_use]
    pub fn within(self, longest: Duration) -> Self {
        Budget { time: Some(self.time.map_or(longest, |time| time.min(longest))), ..self }
    }

    /// How long it lasts, where that is bounded.
    pub fn longest(self) -> Option<Duration> {
        self.time
    }

    /// When half of the time is over, if there is one: a first look may take so long, and what was
    /// seen is still compared.
    pub(super) fn half_gone(self, began: Instant) -> Option<Instant> {
        self.time.map(|time| began + time / 2)
    }

    /// The share of the `nth` of so many workers. Shares of simulations add up to the whole; the
    /// time runs for all of them since the question was asked.
    pub(super) fn share(self, nth: usize, workers: usize, began: Instant) -> Purse {
        let (all, nth, workers) = (self.simulations, nth as u32, workers as u32);
        let left = all / workers + u32::from(nth < all % workers);
        Purse { all: left, left, began, time: self.time }
    }
}

impl Purse {
    /// Whether one more simulation may be made. The first always may, so that there is an answer.
    pub(super) fn spend(&mut self, made: u32) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let looks = made > 0 && made.is_multiple_of(BETWEEN_LOOKS);
        !(looks && self.time_gone() >= 1.0)
    }

    /// Whether so many more simulations may be made together. The first ones always may, unless
    /// this worker has no share at all.
    pub(super) fn take(&mut self, simulations: u32) -> bool {
        if self.left == 0 {
            return false;
        }
        let may = self.left == self.all || self.left >= simulations && self.time_gone() < 1.0;
        self.left = self.left.saturating_sub(simulations);
        may
    }

    /// How much of it is gone, from 0 to 1.
    pub(super) fn gone(&self) -> f64 {
        let made = 1.0 - f64::from(self.left) / f64::from(self.all.max(1));
        made.max(self.time_gone())
    }

    fn time_gone(&self) -> f64 {
        let Some(time) = self.time else { return 0.0 };
        // A time of nothing is gone at once.
        (self.began.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9)).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_all_workers_add_up() {
        for (all, workers) in [(10, 3), (7, 7), (2, 5), (1000, 1)] {
            let made = |nth| {
                let mut purse = Budget::simulations(all).share(nth, workers, Instant::now());
                (0..).take_while(|n| purse.spend(*n)).count() as u32
            };
            assert_eq!((0..workers).map(made).sum::<u32>(), all);
        }
    }

    #[test]
    fn whatever_is_used_up_first_ends_it() {
        let made = |budget: Budget| {
            let mut purse = budget.share(0, 1, Instant::now());
            (0..).take_while(|n| purse.spend(*n)).count()
        };
        let few = Budget::simulations(3);
        assert_eq!(made(few.within(Duration::from_secs(3600))), 3);
        assert_eq!(made(Budget::simulations(1_000_000).within(Duration::ZERO)), 16);
        let (short, long) = (Duration::ZERO, Duration::from_secs(3600));
        assert_eq!(made(Budget::time(short).within(long)), 16, "the shorter time counts");
    }

    #[test]
    fn what_is_made_together_is_paid_together() {
        let mut purse = Budget::simulations(10).share(0, 1, Instant::now());
        assert_eq!(purse.gone(), 0.0);
        assert!(purse.take(4) && purse.take(4));
        assert!((purse.gone() - 0.8).abs() < 1e-9);
        assert!(!purse.take(4), "two are left");
        let mut poor = Budget::simulations(3).share(0, 1, Instant::now());
        assert!(poor.take(8), "there must be an answer");
        assert!(!poor.take(1));
        let mut idle = Budget::simulations(1).share(1, 2, Instant::now());
        assert!(!idle.take(1), "another worker has it all");
        let mut late = Budget::time(Duration::ZERO).share(0, 1, Instant::now());
        assert!(late.take(8) && !late.take(1), "the time is over");
        assert_eq!(late.gone(), 1.0);
    }

    #[test]
    fn a_time_that_is_over_still_buys_a_few_simulations() {
        let mut purse = Budget::time(Duration::ZERO).share(0, 1, Instant::now());
        assert_eq!((0..).take_while(|n| purse.spend(*n)).count() as u32, BETWEEN_LOOKS);
    }
}
