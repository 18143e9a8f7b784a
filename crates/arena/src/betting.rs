//! Intervals and tests that hold whenever one looks: bets against a rate.
//!
//! Somebody doubts that the mean worth of a deal is `m` and bets that it is more. Of his wealth he
//! stakes a share `g` on each deal: a deal worth `x` (0 to 1) multiplies his wealth by
//! `1 - g + g * x / m`. If the mean is `m` or less, no way to bet is expected to gain, and by
//! Ville's inequality his wealth ever grows `c`-fold with a probability of at most `1 / c`. So once
//! it has, `m` is refuted with confidence `1 - 1 / c`, and it does not matter when or how often
//! anybody looked. The rates that nobody has refuted, from above or from below, are the interval
//! (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2023).
//!
//! A sequential probability ratio test would need wins and losses of independent games. Here a deal
//! is played several times with seats swapped and may be worth a half or a quarter, and all this
//! needs is that deals are drawn alike. The stakes are fixed and their wealth is added up, so the
//! order of deals does not matter.

/// What deals came to, and how many came to that.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Observation {
    /// 0 lost, 1 won.
    pub worth: f64,
    pub times: f64,
}

/// The wealth is spread evenly over bettors of different boldness: high stakes refute quickly what
/// is far off, low ones refute with patience what is near.
const BETTORS: i32 = 32;
const BOLDEST: f64 = 0.99;
const NEXT: f64 = 0.86;

/// A rate is known to this precision at best.
const STEPS: u32 = 40;

/// The logarithm of the wealth of those who bet that the mean is above `m`.
fn log_wealth(seen: &[Observation], m: f64) -> f64 {
    let m = m.max(f64::MIN_POSITIVE);
    let of = |i: i32| {
        let g = BOLDEST * NEXT.powi(i);
        let grown = |o: &Observation| o.times * (1.0 - g + g * o.worth / m).ln();
        seen.iter().map(grown).sum::<f64>()
    };
    let logs: Vec<f64> = (0..BETTORS).map(of).collect();
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if most.is_infinite() {
        return most;
    }
    let sum: f64 = logs.iter().map(|l| (l - most).exp()).sum();
    most + (sum / f64::from(BETTORS)).ln()
}

fn mirrored(seen: &[Observation]) -> Vec<Observation> {
    seen.iter().map(|o| Observation { worth: 1.0 - o.worth, ..*o }).collect()
}

/// The wealth that refutes, on one of the two sides.
fn refuting(confidence: f64) -> f64 {
    (2.0 / (1.0 - confidence)).ln()
}

/// Whether it is refuted that the mean is `m` or less.
pub fn is_above(seen: &[Observation], m: f64, confidence: f64) -> bool {
    log_wealth(seen, m) >= refuting(confidence)
}

/// Whether it is refuted that the mean is `m` or more.
pub fn is_below(seen: &[Observation], m: f64, confidence: f64) -> bool {
    is_above(&mirrored(seen), 1.0 - m, confidence)
}

/// The rates that nobody has refuted.
pub fn interval(seen: &[Observation], confidence: f64) -> (f64, f64) {
    (lowest(seen, confidence), 1.0 - lowest(&mirrored(seen), confidence))
}

/// The lower end: the wealth falls as `m` rises, and at the mean nobody has won anything.
fn lowest(seen: &[Observation], confidence: f64) -> f64 {
    let n: f64 = seen.iter().map(|o| o.times).sum();
    if n == 0.0 {
        return 0.0;
    }
    let (mut low, mut high) = (0.0, seen.iter().map(|o| o.times * o.worth).sum::<f64>() / n);
    for _ in 0..STEPS {
        let middle = f64::midpoint(low, high);
        if is_above(seen, middle, confidence) { low = middle } else { high = middle }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seeded;

    fn seen(worths: &[(f64, u32)]) -> Vec<Observation> {
        let of = |&(worth, times): &(f64, u32)| Observation { worth, times: times.into() };
        worths.iter().map(of).collect()
    }

    #[test]
    fn nothing_seen_refutes_nothing() {
        assert_eq!(interval(&[], 0.95), (0.0, 1.0));
        assert!(!is_above(&[], 0.01, 0.5) && !is_below(&[], 0.99, 0.5));
    }

    #[test]
    fn the_interval_is_where_the_tests_agree() {
        let pairs = seen(&[(0.0, 10), (0.5, 40), (1.0, 50)]);
        let (low, high) = interval(&pairs, 0.95);
        assert!(0.55 < low && low < 0.7 && 0.7 < high && high < 0.82, "{low} to {high}");
        assert!(is_above(&pairs, low - 0.001, 0.95) && !is_above(&pairs, low + 0.001, 0.95));
        assert!(is_below(&pairs, high + 0.001, 0.95) && !is_below(&pairs, high - 0.001, 0.95));
        let (mirror_low, mirror_high) = interval(&mirrored(&pairs), 0.95);
        assert!(
            (mirror_low - (1.0 - high)).abs() < 1e-9 && (mirror_high - (1.0 - low)).abs() < 1e-9
        );
    }

    #[test]
    fn a_thousand_wins_leave_no_doubt_and_ten_leave_some() {
        assert!(interval(&seen(&[(1.0, 1000)]), 0.95).0 > 0.98);
        let (low, high) = interval(&seen(&[(1.0, 10)]), 0.95);
        assert!((0.4..0.7).contains(&low) && high == 1.0, "{low}");
        assert_eq!(interval(&seen(&[(0.0, 10)]), 0.95).0, 0.0);
    }

    /// Whoever looks after each of 400 deals and stops at the first refutation is wrong in at most
    /// 5 % of all runs; a fixed interval looked at as often would be wrong in a third of them.
    #[test]
    fn the_truth_is_seldom_refuted_however_often_one_looks() {
        let runs = 300;
        let mut luck = Seeded::new(7);
        let mut wrong = 0;
        for _ in 0..runs {
            let mut counts = [0u32; 3];
            let refuted = (0..400).any(|_| {
                // Worth 0, 1/2, 1 with 3/10, 2/10, 5/10: the mean is 0.6.
                counts[[0, 0, 0, 1, 1, 2, 2, 2, 2, 2][luck.below(10)]] += 1;
                let so_far = seen(&[(0.0, counts[0]), (0.5, counts[1]), (1.0, counts[2])]);
                is_above(&so_far, 0.6, 0.95) || is_below(&so_far, 0.6, 0.95)
            });
            wrong += u32::from(refuted);
        }
        assert!(wrong * 20 <= runs, "{wrong} of {runs}");
    }

    #[test]
    fn a_difference_is_found_soon() {
        // 70 % in pairs of games, against a bound of 60 %.
        let found = (1..).find(|n| is_above(&seen(&[(0.5, 6 * n), (1.0, 4 * n)]), 0.6, 0.95));
        assert!(found.is_some_and(|n| n * 10 < 120), "{found:?} times ten deals");
    }
}
