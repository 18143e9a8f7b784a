//! One decision of a match, judged from what its seat could know then.

use crate::Listed;
use bots::{Budget, Evaluation, Opinion, Search};
use kernel::{Offers, Seat, Seeded, Viewer};
use wire::{JudgedPoint, WeighedChoice};

/// Less than this is never called a mistake. What the luck of the search can do is reckoned; what
/// its knowledge of the game does not see is not, and costs it a few games of a hundred.
const LEAST: f32 = 0.05;
/// So many standard errors apart is no luck of the search, in nineteen of twenty cases.
const SURE: f32 = 2.0;

/// What a seat decided, with all it knew and could do, and nothing else.
pub struct Decision<G: Listed> {
    at: u32,
    seat: Seat,
    view: G::View,
    choices: Vec<G::Choice>,
    played: G::Choice,
}

impl<G: Listed> Decision<G> {
    /// None where nothing was decided: there was one choice, a matter of taste, or something was
    /// said out of turn.
    pub fn of(
        table: &G,
        at: u32,
        seat: Seat,
        played: G::Choice,
        knowledge: &G::Knowledge,
    ) -> Option<Self> {
        let choices = Offers::of(table, seat).0;
        if choices.len() < 2 || !choices.contains(&played) {
            return None;
        }
        let view = table.view(Viewer::Seat(seat));
        let taste = knowledge.by_taste(&view, &choices, &mut Seeded::new(0));
        taste.is_none().then_some(Decision { at, seat, view, choices, played })
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn choices(&self) -> usize {
        self.choices.len()
    }

    /// Thinks about it. A search hardly looks at what it does not like, so what was played is then
    /// looked at as often as the best choice was, or half as often as everything: both chances come
    /// from about as many games, on the same trees.
    pub fn judge(&self, simulations: u32, seed: u64) -> JudgedPoint {
        let luck = Seeded::new(seed ^ u64::from(self.at)).next_u64();
        let budget = Budget::simulations(simulations);
        let mut search = Search::<G, _>::new(G::Knowledge::default(), budget, luck);
        let mut best = search.think(self.seat, &self.view, &self.choices)[0];
        let enough = best.visits.min(simulations / 2);
        let played = search.consider(self.played, enough);
        if played.worth >= best.worth || played.choice == best.choice {
            best = played;
        }
        JudgedPoint {
            at: self.at,
            seat: self.seat.to_string(),
            mistake: best.worth - played.worth > noise(&best, &played),
            played: self.weighed(played),
            best: self.weighed(best),
        }
    }

    fn weighed(&self, opinion: Opinion<G::Choice>) -> WeighedChoice {
        WeighedChoice {
            label: opinion.choice.to_string(),
            words: G::choice_words(&self.view, self.seat, opinion.choice),
            // Three digits are more than anybody believes.
            chance: (opinion.worth.clamp(0.0, 1.0) * 1000.0).round() / 1000.0,
        }
    }
}

/// How far two opinions may be apart by luck alone. A number between 0 and 1 with a mean of m
/// varies by no more than a coin that falls so often on its face: m (1 - m).
fn noise<C>(one: &Opinion<C>, other: &Opinion<C>) -> f32 {
    let error = |o: &Opinion<C>| {
        let mean = o.worth.clamp(0.0, 1.0);
        mean * (1.0 - mean) / o.visits.max(1) as f32
    };
    (SURE * (error(one) + error(other)).sqrt()).max(LEAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opinion(worth: f32, visits: u32) -> Opinion<u8> {
        Opinion { choice: 0, visits, worth }
    }

    #[test]
    fn few_games_prove_little() {
        let coin = |visits| noise(&opinion(0.5, visits), &opinion(0.5, visits));
        assert!((coin(50) - 0.2).abs() < 1e-6, "{}", coin(50));
        assert!((coin(200) - 0.1).abs() < 1e-6, "{}", coin(200));
        assert_eq!(coin(100_000), LEAST, "its knowledge errs besides");
        assert_eq!(noise(&opinion(1.0, 10), &opinion(0.0, 10)), LEAST, "always the same");
    }
}
