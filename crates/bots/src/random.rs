//! The player that picks any choice, each as likely as the others.

use crate::Player;
use kernel::{Game, Seat, Seeded};

/// Plays at random; the yardstick every other player must beat.
#[derive(Clone, Debug)]
pub struct Random(Seeded);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(Seeded::new(seed))
    }
}

impl<G: Game> Player<G> for Random {
    fn answer(&mut self, _: Seat, _: &G::View, choices: &[G::Choice]) -> G::Choice {
        match choices {
            [only] => *only,
            _ => choices[self.0.below(choices.len())],
        }
    }
}
