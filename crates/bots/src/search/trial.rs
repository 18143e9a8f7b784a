//! Looking before leaping: options are tried out, and the table valued as it lies then.

use super::tree::{At, Tried, edge};
use super::worker::Worker;
use crate::Evaluation;
use kernel::{Game, Imagined, Seat};

/// In a trial no exchange is followed further than this: trials are many, and quick answers end
/// nearly every exchange sooner.
const LONGEST_TRIAL: u32 = 16;

impl<G: Game, E: Evaluation<G>> Worker<G, E> {
    /// Values what is not known yet as it would lie, which counts as one visit. Says whether
    /// anything was new.
    pub(super) fn foresee(&mut self, table: &Imagined<G>, seat: Seat, at: At) -> bool {
        let mut anything = false;
        for nth in 0..self.options.len() {
            let edge = edge(&self.options[nth]);
            if self.trees.find(at, edge).is_none() {
                anything = true;
                let total = self.trial(table, seat, self.options[nth]);
                let below = self.trees.go(at, edge);
                *self.trees.tried(below) = Tried { total, visits: 1, available: 0 };
            }
        }
        anything
    }

    /// How good the table looks right after a choice.
    fn trial(&mut self, table: &Imagined<G>, seat: Seat, choice: G::Choice) -> f32 {
        let mut trial = table.clone();
        trial.apply(seat, choice, &mut self.luck);
        self.settle(&mut trial);
        self.evaluation.worth(&trial, seat)
    }

    /// Answers quickly until the exchange is at rest, so that a blow is valued by what it does.
    fn settle(&mut self, table: &mut Imagined<G>) {
        let mut options = std::mem::take(&mut self.replies);
        for _ in 0..LONGEST_TRIAL {
            let Some(seat) = self.next(table) else { break };
            if self.evaluation.quiet(table) {
                break;
            }
            options.clear();
            table.table().weigh(seat, &mut options);
            let choice = match options[..] {
                [only] => only,
                _ => options[self.evaluation.quick(table, seat, &options, &mut self.luck)],
            };
            table.apply(seat, choice, &mut self.luck);
        }
        self.replies = options;
    }

    /// The first of the options whose trial looks best.
    pub(super) fn best_at_once(&mut self, table: &Imagined<G>, seat: Seat) -> G::Choice {
        let mut best = (f32::NEG_INFINITY, self.options[0]);
        for nth in 0..self.options.len() {
            let choice = self.options[nth];
            let worth = self.trial(table, seat, choice);
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        best.1
    }
}
