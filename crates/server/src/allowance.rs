//! How long bots may think for one person. Everybody has an allowance that fills up again within an
//! hour; whoever has used it up begins no new matches with bots until there is some.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

const FILLS_UP_IN: Duration = Duration::from_secs(60 * 60);

pub struct Allowance {
    full: Duration,
    used: Mutex<HashMap<String, Used>>,
}

/// What was used up at that moment; less and less of it counts.
#[derive(Clone, Copy)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Allowance {
    pub fn new(full: Duration) -> Allowance {
        Allowance { full, used: Mutex::new(HashMap::new()) }
    }

    fn used(&self) -> MutexGuard<'_, HashMap<String, Used>> {
        self.used.lock().expect("nobody panics while he counts")
    }

    fn still_counts(&self, used: Used, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(used.at).as_secs_f64();
        let back = self.full.as_secs_f64() * passed / FILLS_UP_IN.as_secs_f64();
        (used.seconds - back).max(0.0)
    }

    /// A bot has thought this long for each of these people.
    pub fn spend(&self, players: &[String], time: Duration, now: Instant) {
        for player in players {
            self.add(player, time.as_secs_f64(), now);
        }
    }

    /// A thought that was counted as so long beforehand has taken this long.
    pub fn correct(&self, player: &str, counted: Duration, took: Duration, now: Instant) {
        self.add(player, took.as_secs_f64() - counted.as_secs_f64(), now);
    }

    fn add(&self, player: &str, seconds: f64, now: Instant) {
        let mut all = self.used();
        let before = all.get(player).map_or(0.0, |u| self.still_counts(*u, now));
        let used = Used { seconds: (before + seconds).max(0.0), at: now };
        all.insert(player.to_string(), used);
    }

    /// None if bots may think for this player, else how long until they may.
    pub fn wait(&self, player: &str, now: Instant) -> Option<Duration> {
        let used = *self.used().get(player)?;
        let over = self.still_counts(used, now) - self.full.as_secs_f64();
        let refill = self.full.as_secs_f64() / FILLS_UP_IN.as_secs_f64();
        (over >= 0.0).then(|| {
            let seconds = if refill > 0.0 { over / refill } else { f64::INFINITY };
            Duration::try_from_secs_f64(seconds).unwrap_or(FILLS_UP_IN).min(FILLS_UP_IN)
        })
    }

    /// Forgets whoever has all of it again.
    pub fn tidy(&self, now: Instant) {
        self.used().retain(|_, used| self.still_counts(*used, now) > 0.0);
    }
}

/// How it is told that bots have thought as long as they may, and when they will again.
pub fn used_up(wait: Duration) -> String {
    let minutes = wait.as_secs() / 60 + 1;
    format!("bots have thought for you as long as they may; in {minutes} min they will again")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_comes_back_within_the_hour() {
        let (start, minute) = (Instant::now(), Duration::from_secs(60));
        let allowance = Allowance::new(10 * minute);
        let anna = ["anna".to_string()];
        assert_eq!(allowance.wait("anna", start), None);
        allowance.spend(&anna, 9 * minute, start);
        assert_eq!(allowance.wait("anna", start), None);
        allowance.spend(&anna, 2 * minute, start);
        assert_eq!(allowance.wait("anna", start), Some(6 * minute));
        assert_eq!(allowance.wait("ben", start), None, "it is hers alone");
        assert_eq!(allowance.wait("anna", start + 7 * minute), None);
        allowance.tidy(start + 65 * minute);
        assert_eq!(allowance.used().len(), 1);
        allowance.tidy(start + 66 * minute);
        assert!(allowance.used().is_empty());
    }

    #[test]
    fn what_was_counted_beforehand_is_put_right() {
        let (start, minute) = (Instant::now(), Duration::from_secs(60));
        let allowance = Allowance::new(10 * minute);
        allowance.spend(&["anna".to_string()], 12 * minute, start);
        assert!(allowance.wait("anna", start).is_some());
        allowance.correct("anna", 12 * minute, minute, start);
        assert_eq!(allowance.wait("anna", start), None);
        allowance.correct("anna", minute, 10 * minute, start);
        assert_eq!(allowance.wait("anna", start), Some(Duration::ZERO), "it took longer");
    }
}
