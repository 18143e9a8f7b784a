//! Ratings of the labels, period by period, in the order of the plan.

use ratings::{Ended, Rating};
use std::cmp::Ordering;

/// A period should have about so many results for each label (Glickman: 10 to 15).
const RESULTS: usize = 12;

/// Where everybody stands. What was played since the last period ended is not reckoned in yet.
#[derive(Default)]
pub(crate) struct Standings {
    ratings: Vec<Rating>,
    /// Results of the period that is open, by label.
    open: Vec<Vec<(usize, Ended)>>,
    /// Games until every match-up has had a deal.
    round: usize,
    /// Games of the period that is open.
    games: usize,
}

impl Standings {
    pub fn new(labels: usize, round: usize) -> Self {
        let (ratings, open) = (vec![Rating::default(); labels], vec![Vec::new(); labels]);
        Standings { ratings, open, round: round.max(1), games: 0 }
    }

    /// One label met a rival; the rival tells his side of it himself.
    pub fn met(&mut self, label: usize, rival: usize, order: Ordering) {
        let ended = match order {
            Ordering::Greater => Ended::Won,
            Ordering::Equal => Ended::Drawn,
            Ordering::Less => Ended::Lost,
        };
        self.open[label].push((rival, ended));
    }

    /// A deal of so many games is counted. A period ends with a whole round of all match-ups, so
    /// that nobody meets only the strong ones in it.
    pub fn end_deal(&mut self, games: usize) {
        self.games += games;
        let met: usize = self.open.iter().map(Vec::len).sum();
        if self.games.is_multiple_of(self.round) && met >= RESULTS * self.open.len() {
            self.ratings = self.now();
            self.open.iter_mut().for_each(Vec::clear);
            self.games = 0;
        }
    }

    /// The ratings with the open period reckoned in.
    pub fn now(&self) -> Vec<Rating> {
        let after = |(rating, open): (&Rating, &Vec<(usize, Ended)>)| {
            let met: Vec<(Rating, Ended)> =
                open.iter().map(|(rival, ended)| (self.ratings[*rival], *ended)).collect();
            if met.is_empty() { *rating } else { rating.after(&met) }
        };
        self.ratings.iter().zip(&self.open).map(after).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody beats whoever comes after him, nine times of ten.
    fn played(rounds: usize) -> Vec<Rating> {
        let mut standings = Standings::new(3, 3);
        for round in 0..rounds {
            for (a, b) in [(0, 1), (1, 2), (0, 2)] {
                let order = if round % 10 == 0 { Ordering::Less } else { Ordering::Greater };
                standings.met(a, b, order);
                standings.met(b, a, order.reverse());
                standings.end_deal(1);
            }
        }
        standings.now()
    }

    #[test]
    fn the_stronger_stand_higher_and_are_known_better_with_time() {
        let (few, many) = (played(5), played(200));
        assert!(many[0].rating > many[1].rating + 100.0 && many[1].rating > many[2].rating + 100.0);
        assert!(many[0].deviation < few[0].deviation / 1.5);
        assert_eq!(played(0), [Rating::default(); 3]);
    }
}
