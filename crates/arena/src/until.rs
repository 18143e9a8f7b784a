//! When a run has seen enough, by a rule that allows for looking all the time.

use crate::betting;
use crate::sample::{Interval, Sample};
use crate::tally::Counts;
use serde::Serialize;

/// When to stop before all planned games are played, and with which confidence (0..1).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Until {
    pub rule: Rule,
    pub confidence: f64,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// The interval of every match-up is at most this wide (0..1).
    Width(f64),
    /// It is sure on which side of this rate (0..1) the first label is against the second.
    Side(f64),
}

/// Without the noise of binary fractions: 60 and not 60.00000000000001.
pub(crate) fn percent(share: f64) -> f64 {
    (share * 1e6).round() / 1e4
}

/// What a test of a bound came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Above,
    Below,
    /// Too little was played to say.
    Open,
}

impl Until {
    pub(crate) fn interval(&self) -> Interval {
        Interval::Anytime(self.confidence)
    }

    /// Whether there is somebody to look at after this many rounds of all match-ups. Looking is
    /// free as far as errors are concerned but takes time, so it becomes rarer; when it happens
    /// does not depend on clocks or threads.
    pub(crate) fn looks_after(rounds: u64) -> bool {
        let step = (rounds / 64).checked_ilog2().map_or(1, |bits| 1 << bits);
        rounds > 0 && rounds.is_multiple_of(step)
    }

    pub(crate) fn is_met(&self, counts: &Counts) -> bool {
        match self.rule {
            Rule::Width(width) => {
                let narrow = |sample: &Sample| {
                    let e = sample.estimate(self.interval());
                    e.is_some_and(|e| e.high - e.low <= width)
                };
                let mut met = counts.pairs.iter().filter(|p| p.sample.tally.games() > 0).peekable();
                met.peek().is_some() && met.all(|pair| narrow(&pair.sample))
            }
            Rule::Side(_) => self.verdict(counts) != Some(Verdict::Open),
        }
    }

    /// What the test says so far; nothing where the rule is no test.
    pub(crate) fn verdict(&self, counts: &Counts) -> Option<Verdict> {
        let Rule::Side(bound) = self.rule else { return None };
        // The first label against the second: the second cell of the first row.
        let seen = counts.pairs.get(1).map(|p| p.sample.observations()).unwrap_or_default();
        Some(match () {
            _ if betting::is_above(&seen, bound, self.confidence) => Verdict::Above,
            _ if betting::is_below(&seen, bound, self.confidence) => Verdict::Below,
            _ => Verdict::Open,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_are_frequent_at_first_and_never_stop() {
        let looks = |from: u64, to: u64| (from..to).filter(|n| Until::looks_after(*n)).count();
        assert_eq!(looks(0, 1), 0);
        assert_eq!(looks(1, 129), 128);
        for from in [1 << 10, 1 << 14, 1 << 20] {
            assert!((64..=128).contains(&looks(from, 2 * from)), "{}", looks(from, 2 * from));
        }
    }
}
