//! How it is likely to go on, as far as anybody has looked.

use super::tree::{At, Tried, edge};
use super::worker::{Question, Worker};
use crate::Evaluation;
use kernel::{Game, Imagined, MAX_SEATS, Seat};

/// What was walked less often than this is a guess and no longer told.
const FEWEST_VISITS: u32 = 6;
/// Nobody can follow a longer line, forced answers included.
const LONGEST: usize = 64;

/// An answer that is likely to come.
#[derive(Clone, Debug)]
pub struct Ahead<G: Game> {
    pub seat: Seat,
    pub choice: G::Choice,
    /// The imagined table on which it is given.
    pub table: Imagined<G>,
}

impl<G: Game, E: Evaluation<G>> Worker<G, E> {
    /// The way that was walked most often, on one of the deals that fit: at most so many answers
    /// that leave a choice. Beyond what trees remember, everybody does what looks best at once.
    pub(super) fn line(&mut self, question: &Question<G>, most: usize) -> Vec<Ahead<G>> {
        let mut table = G::redeal(&question.view, &mut self.luck);
        let seats = table.table().seats();
        let mut at = [self.trees.root(Seat(0)); MAX_SEATS];
        for (nth, at) in at.iter_mut().enumerate().take(seats) {
            *at = self.enter(&table, Seat(nth as u8), question, false);
        }
        let (mut line, mut next) = (Vec::new(), Some(question.asker));
        for _ in 0..LONGEST {
            let Some(seat) = next.filter(|_| line.len() < most) else { break };
            self.options.clear();
            table.table().weigh(seat, &mut self.options);
            let choice = match self.options[..] {
                [only] => only,
                _ => {
                    let beyond = line.len() as u32 >= self.habits.depth;
                    let walked = match beyond {
                        true => Some(self.best_at_once(&table, seat)),
                        false => self.walked_most(at[seat.index()]),
                    };
                    let Some(choice) = walked else { break };
                    line.push(Ahead { seat, choice, table: table.clone() });
                    choice
                }
            };
            for (nth, at) in at.iter_mut().enumerate().take(seats) {
                *at = self.trees.go(*at, self.edge_of(&table, seat, choice, Seat(nth as u8)));
            }
            table.apply(seat, choice, &mut self.luck);
            next = self.next(&table);
        }
        line
    }

    /// Of equals, the one that was worth more.
    fn walked_most(&mut self, at: At) -> Option<G::Choice> {
        let mut best = None;
        for choice in &self.options {
            let below = self.trees.find(at, edge(choice));
            let tried = below.map_or(Tried::default(), |below| *self.trees.tried(below));
            let rank = (tried.visits, tried.worth());
            if tried.visits >= FEWEST_VISITS && best.is_none_or(|(most, _)| rank > most) {
                best = Some((rank, *choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}
