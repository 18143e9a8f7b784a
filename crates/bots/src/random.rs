//! The player that picks any choice, each as likely as the others.

use crate::{Evaluation, Player};
use kernel::{Game, Imagined, Seat, Seeded};

/// Out of turn it speaks once in so many times that it could.
const RARELY: usize = 50;

/// Plays at random; the yardstick every other player must beat. It values nothing, but from what it
/// knows of the game it sees what can be said out of turn without giving up.
#[derive(Clone, Debug)]
pub struct Random<E = Nothing> {
    luck: Seeded,
    evaluation: E,
}

/// Knowledge of no game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nothing;

impl<G: Game> Evaluation<G> for Nothing {
    fn value(&self, _: &Imagined<G>, _: Seat) -> f32 {
        0.5
    }
}

impl Random {
    /// One that never speaks out of turn.
    pub fn new(seed: u64) -> Self {
        Random::speaking(Nothing, seed)
    }
}

impl<E> Random<E> {
    pub fn speaking(evaluation: E, seed: u64) -> Self {
        Random { luck: Seeded::new(seed), evaluation }
    }
}

impl<G: Game, E: Evaluation<G>> Player<G> for Random<E> {
    fn answer(&mut self, _: Seat, _: &G::View, choices: &[G::Choice]) -> G::Choice {
        match choices {
            [only] => *only,
            _ => choices[self.luck.below(choices.len())],
        }
    }

    fn might_say(&self, choice: G::Choice) -> bool {
        self.evaluation.worth_saying(choice)
    }

    fn interject(&mut self, _: Seat, _: &G::View, options: &[G::Choice]) -> Option<G::Choice> {
        let speaks = self.luck.below(RARELY) == 0;
        speaks.then(|| options[self.luck.below(options.len())])
    }
}
