//! How strong people are: what the hall makes of Glicko-2 and of the time that goes by.

use ratings::Rating;
use serde::{Deserialize, Serialize};
use store::{Millis, RatingRecord};

/// While somebody stays away he is known less and less. With periods of four days whoever is known
/// well (a deviation of 45) has lost his place after a year, as on the largest sites for chess.
const PERIOD: Millis = 4 * 24 * 60 * 60 * 1000;
/// Whoever is known at least as well as this has a place in the list: he is within 215 points of
/// his rating with a confidence of 95 %.
const RANKED: f64 = 110.0;

/// How strong somebody was when he sat down, in whole points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strength {
    pub rating: i32,
    pub deviation: i32,
    pub provisional: bool,
}

impl Strength {
    pub fn of(record: Option<&RatingRecord>, now: Millis) -> Strength {
        let Rating { rating, deviation, .. } = at(record, now);
        let provisional = record.is_none_or(|r| r.ranked_until <= now);
        Strength { rating: whole(rating), deviation: whole(deviation), provisional }
    }

    /// For reckoning with somebody of whom nothing else is kept.
    pub fn rating(self) -> Rating {
        let (rating, deviation) = (f64::from(self.rating), f64::from(self.deviation));
        Rating { rating, deviation, ..Rating::default() }
    }
}

/// His rating at this moment.
pub fn at(record: Option<&RatingRecord>, now: Millis) -> Rating {
    let Some(r) = record else { return Rating::default() };
    let known = Rating { rating: r.rating, deviation: r.deviation, volatility: r.volatility };
    known.away((now - r.last).max(0) as f64 / PERIOD as f64)
}

/// What is kept of a rating after a match that ended now.
pub fn kept(player: &str, game: &str, after: Rating, matches: u32, now: Millis) -> RatingRecord {
    let until = after
        .periods_until(RANKED)
        .map_or(0, |periods| now.saturating_add((periods * PERIOD as f64) as Millis));
    RatingRecord {
        player: player.to_string(),
        game: game.to_string(),
        rating: after.rating,
        deviation: after.deviation,
        volatility: after.volatility,
        matches,
        last: now,
        ranked_until: until,
    }
}

/// As people read it.
pub fn whole(points: f64) -> i32 {
    points.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEAR: Millis = 365 * 24 * 60 * 60 * 1000;

    fn known(deviation: f64) -> RatingRecord {
        kept("p", "g", Rating { rating: 1600.0, deviation, volatility: 0.06 }, 30, 0)
    }

    #[test]
    fn whoever_is_known_well_keeps_his_place_for_about_a_year() {
        let until = known(45.0).ranked_until;
        assert!((YEAR - YEAR / 20..YEAR + YEAR / 20).contains(&until), "{until}");
        assert!((at(Some(&known(45.0)), until).deviation - RANKED).abs() < 0.01);
        let strength = |now| Strength::of(Some(&known(45.0)), now);
        assert!(!strength(until - 1).provisional && strength(until).provisional);
    }

    #[test]
    fn of_a_newcomer_nothing_is_known() {
        let strength = Strength::of(None, 7);
        assert_eq!(strength, Strength { rating: 1500, deviation: 350, provisional: true });
        assert_eq!(known(111.0).ranked_until, 0, "he has no place yet");
    }

    #[test]
    fn a_clock_that_goes_back_makes_nobody_known_better() {
        assert_eq!(at(Some(&known(60.0)), -YEAR).deviation, 60.0);
    }
}
