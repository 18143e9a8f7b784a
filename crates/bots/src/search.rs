//! The player that thinks ahead: multiple-observer search over information sets.
//!
//! Each simulation imagines a deal that fits what the seat knows, so no hidden card is ever looked
//! at. Every seat has a tree of its own whose edges are what that seat sees: its own choices, and
//! of others' choices only what the game shows it. So nobody acts in the trees on what he could
//! not know, and sealed answers are thought of as sealed. Beyond the trees, and where an option is
//! looked at before it is tried, everybody sees the imagined deal. Luck needs no edges: how good a
//! choice is, is its average over luck.

mod budget;
mod compare;
mod line;
mod tree;
mod trial;
mod worker;

use crate::{Evaluation, Greedy, Habits, Player};
use kernel::{Game, Seat, Seeded};
use std::panic::resume_unwind;
use std::time::Instant;
use worker::{Question, Worker};

pub use budget::Budget;
pub use line::Ahead;

/// Who considers one choice makes at most so many times as many simulations as he wants to see: in
/// some of them the asker holds other cards.
const MOST_DOUBTS: u32 = 4;

/// What a search thinks of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<C> {
    pub choice: C,
    /// How often it was looked at; the more, the better it looked. A first look counts for as many
    /// as the evaluation trusts it (`Habits::trust`).
    pub visits: u32,
    /// How good it looked, from 0 (lost) to 1 (won).
    pub worth: f32,
}

/// A player that searches as far as its budget goes.
pub struct Search<G: Game, E> {
    evaluation: E,
    habits: Habits,
    budget: Budget,
    luck: Seeded,
    /// Each has trees of its own and a share of the budget; their counts are added at the end. The
    /// answer depends on how many there are, not on how many of them run at the same time.
    workers: Vec<Worker<G, E>>,
    opinions: Vec<Opinion<G::Choice>>,
    /// The choices that are thought about, with how good they looked at once.
    finalists: Vec<(f64, G::Choice)>,
    /// What the first worker was last asked; its trees are about that.
    asked: Option<Question<G>>,
    /// Who takes one step of thought: before speaking out of turn, and where choices are many.
    aloud: Greedy<G, E>,
}

impl<G: Game, E: Evaluation<G>> Search<G, E> {
    pub fn new(evaluation: E, budget: Budget, seed: u64) -> Self {
        let mut luck = Seeded::new(seed);
        let aloud = Greedy::new(evaluation.clone(), luck.next_u64());
        let habits = evaluation.habits();
        let workers = vec![Worker::new(evaluation.clone(), habits, luck.next_u64())];
        let (opinions, finalists) = (Vec::new(), Vec::new());
        Search {
            evaluation,
            habits,
            budget,
            luck,
            workers,
            opinions,
            finalists,
            asked: None,
            aloud,
        }
    }

    /// Goes about the game in another way than its evaluation says.
    #[must_use]
    pub fn with_habits(mut self, habits: Habits) -> Self {
        self.workers.iter_mut().for_each(|worker| worker.habits = habits);
        self.habits = habits;
        self
    }

    /// How many workers share the budget, each on a thread of its own; at least one.
    #[must_use]
    pub fn with_workers(mut self, workers: usize) -> Self {
        while self.workers.len() < workers {
            let (evaluation, seed) = (self.evaluation.clone(), self.luck.next_u64());
            self.workers.push(Worker::new(evaluation, self.habits, seed));
        }
        self
    }

    /// Thinks about a question; the best choice comes first.
    pub fn think(
        &mut self,
        seat: Seat,
        view: &G::View,
        choices: &[G::Choice],
    ) -> &[Opinion<G::Choice>] {
        // The first look is a part of the thinking, and its time is spent as well.
        let began = Instant::now();
        self.select(seat, view, choices, self.budget.half_gone(began));
        let (budget, all, finalists) = (self.budget, self.workers.len(), &self.finalists[..]);
        let work = |nth: usize, worker: &mut Worker<G, E>, view: &G::View| {
            let mut purse = budget.share(nth, all, began);
            let question = worker.begin(seat, view);
            worker.work(&question, finalists, &mut purse);
            question
        };
        self.asked = Some(match &mut self.workers[..] {
            [alone] => work(0, alone, view),
            workers => std::thread::scope(|threads| {
                let each = |(nth, worker): (usize, _)| {
                    let view = view.clone();
                    threads.spawn(move || work(nth, worker, &view))
                };
                let all: Vec<_> = workers.iter_mut().enumerate().map(each).collect();
                let asked =
                    all.into_iter().map(|one| one.join().unwrap_or_else(|e| resume_unwind(e)));
                asked.collect::<Vec<_>>().swap_remove(0)
            }),
        });
        self.gather(seat, choices)
    }

    /// Finds out what is worth a thought: where choices are many, those that look best at once.
    fn select(
        &mut self,
        seat: Seat,
        view: &G::View,
        choices: &[G::Choice],
        until: Option<Instant>,
    ) {
        let Habits { finalists, trust, .. } = self.habits;
        let most = finalists as usize;
        self.finalists.clear();
        if choices.len() <= most && trust == 0 {
            return self.finalists.extend(choices.iter().map(|choice| (0.0, *choice)));
        }
        let looks = self.aloud.look_until(seat, view, choices, until);
        self.finalists.extend(looks.iter().copied().zip(choices.iter().copied()));
        self.finalists.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.finalists.truncate(most);
    }

    /// Looks at one choice of the last question until it was looked at so often, whatever it
    /// promises: a search spends little on what it does not like, too little to compare it. Its
    /// own budget is not touched; where cards are doubted it may stay a little below.
    pub fn consider(&mut self, choice: G::Choice, visits: u32) -> Opinion<G::Choice> {
        let asked = self.asked.take().expect("a question comes before what is said of it");
        let mut opinion = self.opinion(asked.asker, choice);
        for _ in 0..visits.saturating_mul(MOST_DOUBTS) {
            if opinion.visits >= visits {
                break;
            }
            self.workers[0].simulate(&asked, Some(choice));
            opinion = self.opinion(asked.asker, choice);
        }
        self.asked = Some(asked);
        opinion
    }

    /// How the last question is likely to go on: at most so many answers that leave a choice, the
    /// first of them the best choice. It ends where nobody has looked often enough.
    pub fn line(&mut self, most: usize) -> Vec<Ahead<G>> {
        let asked = self.asked.take();
        let line = asked.as_ref().map(|asked| self.workers[0].line(asked, most));
        self.asked = asked;
        line.unwrap_or_default()
    }

    /// Adds up what the workers found of one choice.
    fn opinion(&mut self, seat: Seat, choice: G::Choice) -> Opinion<G::Choice> {
        let (mut visits, mut total) = (0, 0.0);
        for worker in &mut self.workers {
            let tried = worker.opinion(seat, choice);
            visits += tried.visits;
            total += tried.total;
        }
        let worth = if visits == 0 { 0.0 } else { total / visits as f32 };
        Opinion { choice, visits, worth }
    }

    /// What is thought of all choices, the best first.
    fn gather(&mut self, seat: Seat, choices: &[G::Choice]) -> &[Opinion<G::Choice>] {
        self.opinions.clear();
        for choice in choices {
            let opinion = self.opinion(seat, *choice);
            self.opinions.push(opinion);
        }
        let rank = |o: &Opinion<G::Choice>| (o.visits, o.worth);
        self.opinions.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).expect("worth is finite"));
        &self.opinions
    }
}

impl<G: Game, E: Evaluation<G>> Player<G> for Search<G, E> {
    fn answer(&mut self, seat: Seat, view: &G::View, choices: &[G::Choice]) -> G::Choice {
        if let [only] = choices {
            return *only;
        }
        if let Some(choice) = self.evaluation.by_taste(view, choices, &mut self.luck) {
            return choice;
        }
        self.think(seat, view, choices)[0].choice
    }

    fn might_say(&self, choice: G::Choice) -> bool {
        self.aloud.might_say(choice)
    }

    fn interject(
        &mut self,
        seat: Seat,
        view: &G::View,
        options: &[G::Choice],
    ) -> Option<G::Choice> {
        self.aloud.interject(seat, view, options)
    }
}
