//! One who simulates: imagines a deal, walks down the trees, plays on, and remembers how it went.

use super::tree::{At, Trees, Tried, edge};
use crate::{Evaluation, Habits};
use kernel::{Asks, Game, Imagined, MAX_SEATS, Seat, Seeded, Viewer};
use std::sync::LazyLock;

/// Nobody plays a simulation further than this; the table is then valued as it lies.
const LONGEST_PLAYOUT: u32 = 2_000;

/// The edge to what the asker would do with other cards, where the evaluation tells none apart.
const OTHERWISE: u64 = u64::MAX;

pub(super) struct Worker<G: Game, E> {
    pub(super) evaluation: E,
    pub(super) habits: Habits,
    pub(super) luck: Seeded,
    pub(super) trees: Trees,
    /// What whoever is asked may say, and what may be said in reply to a trial.
    pub(super) options: Vec<G::Choice>,
    pub(super) replies: Vec<G::Choice>,
    /// The choices of the asker that are still compared, with what they are worth and the place
    /// they had when that was last asked.
    pub(super) rivals: Vec<(f32, usize, G::Choice)>,
    /// The choices of this simulation that are to be credited, and who made them.
    path: Vec<(Seat, At)>,
}

/// What is being thought about.
pub(super) struct Question<G: Game> {
    pub(super) asker: Seat,
    pub(super) view: G::View,
    /// What everybody knows, for the share of simulations that deal the asker other cards too.
    public: G::View,
    /// What the asker holds, as the evaluation tells hands apart.
    grasp: u64,
}

impl<G: Game, E: Evaluation<G>> Worker<G, E> {
    pub fn new(evaluation: E, habits: Habits, seed: u64) -> Self {
        Worker {
            habits,
            evaluation,
            luck: Seeded::new(seed),
            trees: Trees::default(),
            options: Vec::new(),
            replies: Vec::new(),
            rivals: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Begins with a new question. Nothing of the last one is kept but memory and luck.
    pub fn begin(&mut self, asker: Seat, view: &G::View) -> Question<G> {
        self.trees.clear(MAX_SEATS);
        // Whatever is imagined agrees with the truth in all that everybody knows.
        let deal = G::redeal(view, &mut self.luck);
        let grasp = self.evaluation.grasp(&deal, asker);
        let public = deal.table().view(Viewer::Public);
        Question { asker, view: view.clone(), public, grasp }
    }

    /// What this worker thinks of a choice of the seat that was asked.
    pub fn opinion(&mut self, seat: Seat, choice: G::Choice) -> Tried {
        let root = self.trees.root(seat);
        let at = self.trees.find(root, edge(&choice));
        at.map_or(Tried::default(), |at| *self.trees.tried(at))
    }

    /// One simulation. With `first`, the asker begins with that, wherever he holds what he holds.
    pub fn simulate(&mut self, question: &Question<G>, first: Option<G::Choice>) {
        let doubts = self.habits.doubt > 0 && self.luck.below(100) < self.habits.doubt as usize;
        let known = if doubts { &question.public } else { &question.view };
        let mut table = G::redeal(known, &mut self.luck);
        let due = self.evaluation.clock(&table).saturating_add(self.habits.turns);
        self.path.clear();
        self.descend(&mut table, question, doubts, first);
        self.play_on(&mut table, due);
        self.credit(&table);
    }

    /// Walks down as long as every option is known, and makes one that is not.
    fn descend(
        &mut self,
        table: &mut Imagined<G>,
        question: &Question<G>,
        doubts: bool,
        first: Option<G::Choice>,
    ) {
        let seats = table.table().seats();
        let mut at = [self.trees.root(Seat(0)); MAX_SEATS];
        for (nth, at) in at.iter_mut().enumerate().take(seats) {
            *at = self.enter(table, Seat(nth as u8), question, doubts);
        }
        // With other cards he would perhaps not have that choice, and is free.
        let is_asked = at[question.asker.index()] == self.trees.root(question.asker);
        let mut first = first.filter(|_| is_asked);
        let mut next = Some(question.asker);
        while let Some(seat) = next {
            self.options.clear();
            table.table().weigh(seat, &mut self.options);
            let told = first.take().filter(|choice| self.options.contains(choice));
            let (choice, is_new) = match (&self.options[..], told) {
                ([only], _) => (*only, false),
                (_, Some(told)) => {
                    let below = self.trees.find(at[seat.index()], edge(&told));
                    (told, below.is_none())
                }
                _ => self.select(table, seat, at[seat.index()]),
            };
            for (nth, at) in at.iter_mut().enumerate().take(seats) {
                *at = self.trees.go(*at, self.edge_of(table, seat, choice, Seat(nth as u8)));
            }
            self.path.push((seat, at[seat.index()]));
            table.apply(seat, choice, &mut self.luck);
            if is_new || self.path.len() as u32 >= self.habits.depth {
                return;
            }
            next = self.next(table);
        }
    }

    /// What somebody sees of a choice: whoever makes it, all of it.
    pub(super) fn edge_of(
        &self,
        table: &Imagined<G>,
        seat: Seat,
        choice: G::Choice,
        by: Seat,
    ) -> u64 {
        match by == seat {
            true => edge(&choice),
            false => edge(&table.table().seen(seat, choice, by)),
        }
    }

    /// Where a seat's way begins: at its root, or apart for each kind of hand that it tells apart.
    pub(super) fn enter(
        &mut self,
        table: &Imagined<G>,
        seat: Seat,
        question: &Question<G>,
        doubts: bool,
    ) -> At {
        let root = self.trees.root(seat);
        let grasp = self.evaluation.grasp(table, seat);
        match seat == question.asker {
            true if grasp != question.grasp => self.trees.go(root, grasp),
            true if doubts && grasp == 0 => self.trees.go(root, OTHERWISE),
            false if grasp != 0 => self.trees.go(root, grasp),
            _ => root,
        }
    }

    /// Who answers next. Where any of several may, each is as likely to be the first.
    pub(super) fn next(&mut self, table: &Imagined<G>) -> Option<Seat> {
        match table.table().asks() {
            Asks::Any(seats) if seats.len() > 1 => seats.iter().nth(self.luck.below(seats.len())),
            asks => asks.seats().lowest(),
        }
    }

    /// An option nobody tried, or else the one that promises most. Says whether it is new.
    fn select(&mut self, table: &Imagined<G>, seat: Seat, at: At) -> (G::Choice, bool) {
        let foresaw = self.habits.foresight && self.foresee(table, seat, at);
        let (mut unknown, mut new) = (0, None);
        let (mut most, mut best) = (f32::NEG_INFINITY, None);
        for choice in &self.options {
            let Some(below) = self.trees.find(at, edge(choice)) else {
                unknown += 1;
                if self.luck.below(unknown) == 0 {
                    new = Some(*choice);
                }
                continue;
            };
            let tried = self.trees.tried(below);
            tried.available += 1;
            let promise = promise(*tried, self.habits.curiosity);
            if promise > most {
                (most, best) = (promise, Some(*choice));
            }
        }
        match (new, best) {
            (Some(new), _) => (new, true),
            (None, Some(best)) => (best, foresaw),
            (None, None) => panic!("a seat of {} is asked but has no choice", G::NAME),
        }
    }

    /// Plays quickly until the end, or until the evaluation can judge.
    fn play_on(&mut self, table: &mut Imagined<G>, due: u32) {
        for made in 0..LONGEST_PLAYOUT {
            let Some(seat) = self.next(table) else { return };
            let far = made >= self.habits.horizon || self.evaluation.clock(table) >= due;
            if far && self.evaluation.quiet(table) {
                return;
            }
            self.options.clear();
            table.table().weigh(seat, &mut self.options);
            let choice = match self.options[..] {
                [only] => only,
                _ if self.luck.below(100) < self.habits.sharpness as usize => {
                    self.best_at_once(table, seat)
                }
                _ => {
                    let nth = self.evaluation.quick(table, seat, &self.options, &mut self.luck);
                    self.options[nth]
                }
            };
            table.apply(seat, choice, &mut self.luck);
        }
    }

    /// Every seat on the path learns what its choices led to.
    fn credit(&mut self, table: &Imagined<G>) {
        let (mut worths, outcome) = ([None; MAX_SEATS], table.table().outcome());
        for (seat, at) in &self.path {
            let worth = || self.evaluation.worth_after(table, outcome.as_ref(), *seat);
            let worth = *worths[seat.index()].get_or_insert_with(worth);
            let tried = self.trees.tried(*at);
            tried.total += worth;
            tried.visits += 1;
        }
    }
}

/// The upper confidence bound of a choice that was not always available.
#[inline]
fn promise(tried: Tried, curiosity: f32) -> f32 {
    let visits = tried.visits.max(1) as f32;
    tried.worth() + curiosity * (ln(tried.available.max(1)) / visits).sqrt()
}

/// Logarithms of small numbers, which are asked for at every option of every step down a tree.
static LOGARITHMS: LazyLock<[f32; 1 << 10]> =
    LazyLock::new(|| std::array::from_fn(|n| (n as f32).ln()));

#[inline]
fn ln(n: u32) -> f32 {
    LOGARITHMS.get(n as usize).copied().unwrap_or_else(|| (n as f32).ln())
}
