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
    left: u32,
    until: Option<Instant>,
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

    /// The share of the `nth` of so many workers. Shares of simulations add up to the whole.
    pub(super) fn share(self, nth: usize, workers: usize) -> Purse {
        let (all, nth, workers) = (self.simulations, nth as u32, workers as u32);
        let left = all / workers + u32::from(nth < all % workers);
        Purse { left, until: self.time.map(|time| Instant::now() + time) }
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
        !(looks && self.until.is_some_and(|until| Instant::now() >= until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_all_workers_add_up() {
        for (all, workers) in [(10, 3), (7, 7), (2, 5), (1000, 1)] {
            let made = |nth| {
                let mut purse = Budget::simulations(all).share(nth, workers);
                (0..).take_while(|n| purse.spend(*n)).count() as u32
            };
            assert_eq!((0..workers).map(made).sum::<u32>(), all);
        }
    }

    #[test]
    fn whatever_is_used_up_first_ends_it() {
        let made = |budget: Budget| {
            let mut purse = budget.share(0, 1);
            (0..).take_while(|n| purse.spend(*n)).count()
        };
        let few = Budget::simulations(3);
        assert_eq!(made(few.within(Duration::from_secs(3600))), 3);
        assert_eq!(made(Budget::simulations(1_000_000).within(Duration::ZERO)), 16);
        let (short, long) = (Duration::ZERO, Duration::from_secs(3600));
        assert_eq!(made(Budget::time(short).within(long)), 16, "the shorter time counts");
    }

    #[test]
    fn a_time_that_is_over_still_buys_a_few_simulations() {
        let mut purse = Budget::time(Duration::ZERO).share(0, 1);
        assert_eq!((0..).take_while(|n| purse.spend(*n)).count() as u32, BETWEEN_LOOKS);
    }
}
