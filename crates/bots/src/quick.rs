//! The player that answers everything quickly, as a search plays on in thought.

use crate::{Evaluation, Player};
use kernel::{Game, Seat, Seeded};

/// It thinks of one deal that fits what it knows and gives the evaluation's quick answer there.
/// Thousands of its games a second show how good quick answers are.
pub struct Quick<E> {
    evaluation: E,
    luck: Seeded,
}

impl<E> Quick<E> {
    pub fn new(evaluation: E, seed: u64) -> Self {
        Quick { evaluation, luck: Seeded::new(seed) }
    }
}

impl<G: Game, E: Evaluation<G>> Player<G> for Quick<E> {
    fn answer(&mut self, seat: Seat, view: &G::View, choices: &[G::Choice]) -> G::Choice {
        if let Some(choice) = self.evaluation.by_taste(view, choices, &mut self.luck) {
            return choice;
        }
        let deal = G::redeal(view, &mut self.luck);
        choices[self.evaluation.quick(&deal, seat, choices, &mut self.luck)]
    }
}
