//! How the budget is spent on the choices of the asker.

use super::budget::Purse;
use super::tree::{Tried, edge};
use super::worker::{Question, Worker};
use crate::Evaluation;
use kernel::{Game, Seeded};

impl<G: Game, E: Evaluation<G>> Worker<G, E> {
    /// Thinks until the budget is gone.
    pub(super) fn work(
        &mut self,
        question: &Question<G>,
        finalists: &[(f64, G::Choice)],
        purse: &mut Purse,
    ) {
        if self.habits.same_deals {
            return self.compare(question, finalists, purse);
        }
        let mut made = 0;
        while purse.spend(made) {
            self.simulate(question, None);
            made += 1;
        }
    }

    /// Deal after deal, every choice that is left is tried on it with the same luck, so that
    /// choices differ by what they do and not by how lucky they were. The more of the budget is
    /// gone the fewer are left: of n choices the best n^(1 - gone), and two to the end. All that
    /// are left were tried on the same deals.
    fn compare(
        &mut self,
        question: &Question<G>,
        finalists: &[(f64, G::Choice)],
        purse: &mut Purse,
    ) {
        let mut rivals = std::mem::take(&mut self.rivals);
        rivals.clear();
        rivals.extend(finalists.iter().map(|(_, choice)| (0.0, 0, *choice)));
        let all = rivals.len() as f64;
        self.believe(question, finalists);
        while purse.take(rivals.len() as u32) {
            let seed = self.luck.next_u64();
            for (_, _, choice) in &rivals {
                self.luck = Seeded::new(seed);
                self.simulate(question, Some(*choice));
            }
            // The next deal must not depend on who was tried last.
            self.luck = Seeded::new(seed.rotate_left(32));
            let keep = all.powf(1.0 - purse.gone()).ceil().max(2.0) as usize;
            if keep < rivals.len() {
                for (nth, (worth, place, choice)) in rivals.iter_mut().enumerate() {
                    *worth = self.opinion(question.asker, *choice).worth();
                    *place = nth;
                }
                // By place as well: a sort that keeps the order of equals would need new memory.
                rivals.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
                rivals.truncate(keep);
            }
        }
        self.rivals = rivals;
    }

    /// What was seen at a look counts like so many simulations.
    fn believe(&mut self, question: &Question<G>, finalists: &[(f64, G::Choice)]) {
        let visits = self.habits.trust;
        if visits == 0 {
            return;
        }
        let root = self.trees.root(question.asker);
        for (look, choice) in finalists {
            let at = self.trees.go(root, edge(choice));
            let total = *look as f32 * visits as f32;
            *self.trees.tried(at) = Tried { total, visits, available: 0 };
        }
    }
}
