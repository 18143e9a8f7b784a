//! How strong somebody is, from the results of matches: Glicko-2, for people and for bots.
//!
//! A [`Rating`] belongs to one player and one game. It has a deviation (how little is known of him)
//! and a volatility (how much he changes). What was played in one *period* is reckoned together,
//! from the ratings before it: a period is a match for people who want to see it move, or a round
//! of everybody against everybody for bots. Nothing here knows a game, a clock or a store.
//!
//! What a match with more than two seats means:
//!
//! * Sides are compared, not seats: teammates are no rivals and share their place.
//! * Each side has met each other side once: who has the better place has won, equal places are a
//!   draw. So a table of four counts as three results for each. They hang together, and the
//!   deviation falls a little too fast; but nobody has to guess by how much.
//! * A member of a team has met the other team as one opponent with its mean rating and the
//!   deviation of that mean. His own rating moves by his own deviation: a newcomer in a team of old
//!   hands moves most.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{self, Glicko2Config, Glicko2Rating};

/// 95 % of a normal distribution lie within so many deviations of its mean.
pub const Z: f64 = 1.959_963_984_540_054;

/// How many points of a rating are one unit of Glickman's own scale, in which volatility is told.
const SCALE: f64 = 173.7178;

/// How strong somebody is in one game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
}

impl Default for Rating {
    /// Nothing is known yet.
    fn default() -> Self {
        Glicko2Rating::new().into()
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(r: Glicko2Rating) -> Self {
        Rating { rating: r.rating, deviation: r.deviation, volatility: r.volatility }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(r: Rating) -> Self {
        Glicko2Rating { rating: r.rating, deviation: r.deviation, volatility: r.volatility }
    }
}

/// How a meeting of two ended for the first of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    Won,
    Drawn,
    Lost,
}

impl Ended {
    /// By places, of which the lower one is better.
    pub fn by_places(mine: u8, theirs: u8) -> Self {
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Less => Ended::Won,
            std::cmp::Ordering::Equal => Ended::Drawn,
            std::cmp::Ordering::Greater => Ended::Lost,
        }
    }

    fn outcome(self) -> Outcomes {
        match self {
            Ended::Won => Outcomes::WIN,
            Ended::Drawn => Outcomes::DRAW,
            Ended::Lost => Outcomes::LOSS,
        }
    }
}

impl Rating {
    /// The rating after a period with these meetings, each with an opponent as he was before it.
    /// Somebody who met nobody is known a little less.
    #[must_use]
    pub fn after(self, met: &[(Rating, Ended)]) -> Self {
        let met: Vec<(Glicko2Rating, Outcomes)> =
            met.iter().map(|(rival, result)| ((*rival).into(), result.outcome())).collect();
        glicko2::glicko2_rating_period(&self.into(), &met, &Glicko2Config::new()).into()
    }

    /// The same man after so many periods in which he met nobody: known less and less, until he is
    /// known no better than a newcomer. Parts of a period count.
    #[must_use]
    pub fn away(self, periods: f64) -> Self {
        let doubt = self.deviation.powi(2) + periods.max(0.0) * self.doubt_of_a_period();
        let deviation = doubt.sqrt().min(Rating::default().deviation).max(self.deviation);
        Rating { deviation, ..self }
    }

    /// After how many periods away his deviation will have grown to this one; none if it has.
    pub fn periods_until(self, deviation: f64) -> Option<f64> {
        let room = deviation.powi(2) - self.deviation.powi(2);
        (room >= 0.0).then(|| room / self.doubt_of_a_period())
    }

    /// What a period away adds to the square of his deviation.
    fn doubt_of_a_period(self) -> f64 {
        (SCALE * self.volatility).powi(2)
    }

    /// Between which ratings he is, with a confidence of 95 %.
    pub fn interval(self) -> (f64, f64) {
        (self.rating - Z * self.deviation, self.rating + Z * self.deviation)
    }
}

/// Who sat on a seat of a match that is over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seated {
    pub before: Rating,
    /// Seats of one side share it.
    pub side: u8,
    /// 1 is the best place; sides that ended alike share one. Teammates have the same.
    pub place: u8,
}

/// The ratings after one match, seat by seat, as a period of its own.
pub fn after_match(seats: &[Seated]) -> Vec<Rating> {
    let mut sides: Vec<u8> = seats.iter().map(|s| s.side).collect();
    sides.sort_unstable();
    sides.dedup();
    let met = |me: &Seated, side: u8| {
        let rivals: Vec<&Seated> = seats.iter().filter(|s| s.side == side).collect();
        (as_one(&rivals), Ended::by_places(me.place, rivals[0].place))
    };
    let after = |me: &Seated| {
        let others = sides.iter().filter(|side| **side != me.side);
        me.before.after(&others.map(|side| met(me, *side)).collect::<Vec<_>>())
    };
    seats.iter().map(after).collect()
}

/// A side as one opponent: the mean of its ratings, and how well that mean is known.
fn as_one(side: &[&Seated]) -> Rating {
    let n = side.len() as f64;
    let mean = |of: fn(&Rating) -> f64| side.iter().map(|s| of(&s.before)).sum::<f64>() / n;
    let variance = mean(|r| r.deviation * r.deviation) / n;
    Rating {
        rating: mean(|r| r.rating),
        deviation: variance.sqrt(),
        volatility: mean(|r| r.volatility),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(rating: f64) -> Rating {
        Rating { rating, deviation: 60.0, volatility: 0.06 }
    }

    fn seated(before: Rating, side: u8, place: u8) -> Seated {
        Seated { before, side, place }
    }

    /// The worked example of Glickman's paper.
    #[test]
    fn the_example_of_the_paper_comes_out() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let rival = |rating, deviation| Rating { rating, deviation, volatility: 0.06 };
        let after = player.after(&[
            (rival(1400.0, 30.0), Ended::Won),
            (rival(1550.0, 100.0), Ended::Lost),
            (rival(1700.0, 300.0), Ended::Lost),
        ]);
        assert!((after.rating - 1464.06).abs() < 0.05, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.05, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_1, "{after:?}");
    }

    #[test]
    fn what_one_gains_in_a_duel_of_equals_the_other_loses() {
        let after = after_match(&[seated(known(1500.0), 0, 1), seated(known(1500.0), 1, 2)]);
        assert!(after[0].rating > 1500.0);
        assert!((after[0].rating + after[1].rating - 3000.0).abs() < 1e-9);
    }

    #[test]
    fn a_draw_moves_the_weaker_up_and_the_stronger_down() {
        let after = after_match(&[seated(known(1300.0), 0, 1), seated(known(1700.0), 1, 1)]);
        assert!(after[0].rating > 1300.0 && after[1].rating < 1700.0);
    }

    #[test]
    fn teammates_rise_together_and_the_unknown_one_most() {
        let newcomer = Rating::default();
        let after = after_match(&[
            seated(known(1500.0), 0, 1),
            seated(newcomer, 0, 1),
            seated(known(1500.0), 1, 2),
            seated(known(1500.0), 1, 2),
        ]);
        let gains: Vec<f64> = after.iter().map(|r| r.rating - 1500.0).collect();
        assert!(gains[0] > 0.0 && gains[1] > 2.0 * gains[0], "{gains:?}");
        assert!(gains[2] < 0.0 && gains[2] == gains[3], "{gains:?}");
    }

    #[test]
    fn places_of_a_table_of_four_order_the_gains() {
        let seats: Vec<Seated> =
            [2, 1, 4, 3].into_iter().zip(0..).map(|(p, s)| seated(known(1500.0), s, p)).collect();
        let after: Vec<f64> = after_match(&seats).iter().map(|r| r.rating).collect();
        assert!(after[1] > after[0] && after[0] > after[3] && after[3] > after[2], "{after:?}");
        assert!((after.iter().sum::<f64>() - 6000.0).abs() < 1e-6);
    }

    #[test]
    fn who_stays_away_is_known_less() {
        let away = known(1500.0).after(&[]);
        assert!(away.rating == 1500.0 && away.deviation > 60.0);
        assert_eq!(after_match(&[seated(known(1500.0), 0, 1)])[0], away, "alone at a table");
    }

    #[test]
    fn a_period_away_is_a_period_without_a_meeting() {
        let (away, idle) = (known(1500.0).away(1.0), known(1500.0).after(&[]));
        assert!((away.deviation - idle.deviation).abs() < 1e-6, "{away:?} {idle:?}");
        assert_eq!(known(1500.0).away(0.0), known(1500.0));
        assert_eq!(known(1500.0).away(1e9).deviation, Rating::default().deviation);
    }

    #[test]
    fn it_is_known_when_somebody_will_be_known_too_little() {
        let rating = known(1500.0);
        let periods = rating.periods_until(110.0).expect("he is known better now");
        assert!((rating.away(periods).deviation - 110.0).abs() < 1e-9);
        assert_eq!(Rating::default().periods_until(110.0), None);
    }

    #[test]
    fn a_rating_lies_in_the_middle_of_its_interval() {
        let (low, high) = known(1700.0).interval();
        assert!((f64::midpoint(low, high) - 1700.0).abs() < 1e-9);
        assert!((high - low - 2.0 * Z * 60.0).abs() < 1e-9);
    }
}
