//! Wins, draws and losses, and how sure one can be of a rate.

use ratings::Z;
use serde::Serialize;

/// From this many games on the normal approximation is trusted where there are draws.
pub(crate) const MANY: u64 = 30;

/// How games ended for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
}

/// A win rate, draws counted as half, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Tally {
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Counts one game by its worth in halves of a win.
    pub fn count(&mut self, half_wins: u8) {
        match half_wins {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// The win rate with draws as half; nothing where nothing was played.
    ///
    /// Without draws the interval is Wilson's. With draws a game is worth 0, 1/2 or 1, and the
    /// interval is the normal one on the mean worth with the sample variance, which draws make
    /// narrower. Where that cannot be trusted (fewer than 30 games, or all games alike) it is
    /// Wilson's with half-wins as counts, which is never too narrow, for no distribution on 0..1
    /// varies more than wins and losses alone.
    pub fn estimate(&self) -> Option<Estimate> {
        let n = self.games();
        if n == 0 {
            return None;
        }
        let score = self.wins as f64 + self.draws as f64 / 2.0;
        let rate = score / n as f64;
        let spread = self.variance(rate);
        if self.draws == 0 || n < MANY || spread == 0.0 {
            let (low, high) = wilson(score, n as f64);
            return Some(Estimate { rate, low, high });
        }
        let half = Z * (spread / n as f64).sqrt();
        Some(Estimate { rate, low: (rate - half).max(0.0), high: (rate + half).min(1.0) })
    }

    /// The sample variance of the worth of a game around its mean.
    fn variance(&self, mean: f64) -> f64 {
        let part = |count: u64, worth: f64| count as f64 * (worth - mean).powi(2);
        let sum = part(self.wins, 1.0) + part(self.draws, 0.5) + part(self.losses, 0.0);
        sum / (self.games() as f64 - 1.0).max(1.0)
    }
}

/// Wilson's 95 % score interval for `successes` of `n` trials; halves are allowed.
pub fn wilson(successes: f64, n: f64) -> (f64, f64) {
    if n <= 0.0 {
        return (0.0, 1.0);
    }
    let p = successes / n;
    let z2 = Z * Z;
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(got: (f64, f64), low: f64, high: f64) {
        let close = |a: f64, b: f64| (a - b).abs() < 0.0005;
        assert!(close(got.0, low) && close(got.1, high), "{got:?}, expected {low}-{high}");
    }

    fn interval(wins: u64, draws: u64, losses: u64) -> (f64, f64) {
        let e = Tally { wins, draws, losses }.estimate().expect("something was played");
        assert!(e.low <= e.rate && e.rate <= e.high, "{e:?}");
        (e.low, e.high)
    }

    #[test]
    fn wilson_agrees_with_the_tables() {
        near(wilson(8.0, 10.0), 0.490, 0.943);
        near(wilson(50.0, 100.0), 0.404, 0.596);
        near(wilson(0.0, 10.0), 0.0, 0.278);
        near(wilson(10.0, 10.0), 0.722, 1.0);
        near(wilson(0.0, 0.0), 0.0, 1.0);
    }

    #[test]
    fn without_draws_the_interval_is_wilsons() {
        near(interval(8, 0, 2), 0.490, 0.943);
    }

    #[test]
    fn draws_make_the_interval_narrower() {
        // Worth 0.5 on average; variance 50 * 0.25 / 99, so half of it is 1.96 * 0.03553.
        near(interval(25, 50, 25), 0.4304, 0.5696);
        let (low, high) = interval(50, 0, 50);
        assert!(low < 0.4304 && 0.5696 < high);
    }

    #[test]
    fn few_or_equal_games_fall_back_to_wilson() {
        near(interval(0, 100, 0), 0.404, 0.596);
        near(interval(7, 2, 1), 0.490, 0.943);
    }

    #[test]
    fn nothing_played_gives_no_rate() {
        assert_eq!(Tally::default().estimate(), None);
    }
}
