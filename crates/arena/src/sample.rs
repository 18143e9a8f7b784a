//! Results in groups: what the games with one deal came to is one observation.

use crate::betting::{self, Observation};
use crate::statistics::{self, Estimate, Tally};
use std::collections::BTreeMap;

/// How sure an interval is, and when.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Interval {
    /// 95 %, for a number of games that was fixed beforehand.
    Fixed,
    /// This confidence (0..1), however often somebody looks and whenever he stops.
    Anytime(f64),
}

/// Half wins and comparisons of one deal.
type Deal = (u32, u32);

/// Wins, draws and losses of one side, deal by deal. Whole numbers, so their order cannot show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sample {
    pub tally: Tally,
    /// How many deals came to the same.
    deals: BTreeMap<Deal, u64>,
    /// The deal that is being counted.
    open: Deal,
}

impl Sample {
    /// Counts one game of the deal that is open, by its worth in halves of a win.
    pub fn count(&mut self, half_wins: u8) {
        self.tally.count(half_wins);
        self.open.0 += u32::from(half_wins.min(2));
        self.open.1 += 1;
    }

    /// The games with this deal are all counted.
    pub fn close(&mut self) {
        if self.open.1 > 0 {
            *self.deals.entry(self.open).or_default() += 1;
            self.open = (0, 0);
        }
    }

    pub fn deals(&self) -> u64 {
        self.deals.values().sum()
    }

    pub fn estimate(&self, interval: Interval) -> Option<Estimate> {
        match interval {
            Interval::Fixed => self.fixed(),
            Interval::Anytime(confidence) => {
                let rate = self.tally.estimate()?.rate;
                let (low, high) = betting::interval(&self.observations(), confidence);
                // A deal with more games counts no more here, so the mean may lie a little aside.
                Some(Estimate { rate, low: low.min(rate), high: high.max(rate) })
            }
        }
    }

    /// The worth of a deal on the scale from 0 to 1, and how often it came.
    pub(crate) fn observations(&self) -> Vec<Observation> {
        let seen = |(&(half_wins, games), &times): (&Deal, &u64)| Observation {
            worth: f64::from(half_wins) / f64::from(2 * games),
            times: times as f64,
        };
        self.deals.iter().map(seen).collect()
    }

    /// Games with the same deal depend on each other, so their number says too much or too little.
    /// The interval is Wilson's for as many independent games as would vary like these deals; but
    /// with few deals, or where all are alike, each counts as one game, which is never too narrow.
    /// Where hardly a deal differs from the others their spread is little more than a guess, so no
    /// game counts as more than four.
    fn fixed(&self) -> Option<Estimate> {
        let plain = self.tally.estimate()?;
        let single = self.deals.keys().all(|(_, games)| *games == 1);
        if single {
            return Some(plain);
        }
        let (rate, deals, games) = (plain.rate, self.deals() as f64, self.tally.games() as f64);
        let apart = |(&(half_wins, games), &times): (&Deal, &u64)| {
            let residue = f64::from(half_wins) / 2.0 - rate * f64::from(games);
            times as f64 * residue * residue
        };
        let squares: f64 = self.deals.iter().map(apart).sum();
        let variance = squares / (games * games) * deals / (deals - 1.0).max(1.0);
        let enough = deals >= statistics::MANY as f64 && variance > 0.0;
        let like = if enough { (rate * (1.0 - rate) / variance).min(4.0 * games) } else { deals };
        let (low, high) = statistics::wilson(rate * like, like);
        Some(Estimate { rate, low: low.min(rate), high: high.max(rate) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many deals of two games, each with this many half wins.
    fn sample(deals: &[(u8, u64)]) -> Sample {
        let mut s = Sample::default();
        for (half_wins, times) in deals {
            for _ in 0..*times {
                s.count((*half_wins).min(2));
                s.count(half_wins.saturating_sub(2));
                s.close();
            }
        }
        s
    }

    fn width(s: &Sample, interval: Interval) -> f64 {
        let e = s.estimate(interval).expect("something was played");
        assert!(e.low <= e.rate && e.rate <= e.high, "{e:?}");
        e.high - e.low
    }

    #[test]
    fn deals_whose_luck_evens_out_make_the_interval_narrower() {
        // One game of each deal is won: but for a few, the cards decide and not the players.
        let (even, torn) = (sample(&[(2, 80), (4, 10), (0, 10)]), sample(&[(4, 50), (0, 50)]));
        let plain = Tally { wins: 100, draws: 0, losses: 100 }.estimate().expect("played");
        let plain = plain.high - plain.low;
        assert!(width(&even, Interval::Fixed) < plain * 0.7);
        assert!(width(&torn, Interval::Fixed) > plain * 1.3, "two games say no more than one");
    }

    #[test]
    fn deals_that_are_all_alike_or_few_count_as_one_game_each() {
        let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{a} and {b}");
        let one_each = |n: f64, rate: f64| statistics::wilson(rate * n, n);
        let alike = sample(&[(4, 100)]).estimate(Interval::Fixed).expect("played");
        close(alike.low, one_each(100.0, 1.0).0);
        let few = sample(&[(4, 6), (2, 4)]).estimate(Interval::Fixed).expect("played");
        close(few.low, one_each(10.0, 0.8).0);
    }

    #[test]
    fn one_deal_that_differs_is_no_measure_of_luck() {
        let nearly = sample(&[(2, 99), (4, 1)]).estimate(Interval::Fixed).expect("played");
        let (low, high) = statistics::wilson(nearly.rate * 800.0, 800.0);
        assert_eq!((nearly.low, nearly.high), (low, high));
    }

    #[test]
    fn single_games_keep_the_interval_of_their_tally() {
        let mut s = Sample::default();
        for half_wins in [2, 2, 2, 1, 0] {
            s.count(half_wins);
            s.close();
        }
        assert_eq!(s.estimate(Interval::Fixed), s.tally.estimate());
    }

    #[test]
    fn who_may_look_at_any_time_pays_with_a_wider_interval() {
        let s = sample(&[(4, 60), (2, 80), (0, 20)]);
        let (fixed, any) = (width(&s, Interval::Fixed), width(&s, Interval::Anytime(0.95)));
        assert!(fixed < any && any < 2.5 * fixed, "{fixed} and {any}");
        assert!(width(&s, Interval::Anytime(0.99)) > any);
        assert_eq!(Sample::default().estimate(Interval::Anytime(0.95)), None);
    }
}
