//! The one-step player: it tries each choice on a few imagined deals and takes the best.

use crate::{Evaluation, Player};
use kernel::{Game, Imagined, Seat, Seeded};
use std::time::Instant;

/// How many deals are imagined for one decision, and how many follow-ups are thought about.
const DEALS: usize = 16;
const FOLLOW_UPS: usize = 4;
/// No exchange is followed further than this, forced answers included.
const LONGEST_EXCHANGE: usize = 64;

/// It speaks out of turn only where that looks so much better than silence.
const WORTH_SPEAKING: f64 = 0.05;

/// A sensible beginner.
///
/// For each decision it imagines some deals that fit the view, and tries every choice on every
/// deal with the same luck, so that choices differ by what they do and not by how lucky they were.
/// What is asked next in the same exchange (until the evaluation calls the table quiet) is
/// answered by whoever is asked with the choice whose table, valued at once, is best for that seat;
/// equal ones go to the first. In such a trial the luck is another one, so that nobody foresees
/// it. After a few of those, the table is valued as it lies. It does not bluff and does not
/// believe in bluffs: in an imagined deal all cards are known.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game, E> {
    evaluation: E,
    luck: Seeded,
    deals: usize,
    follow_ups: usize,
    /// In so many of a hundred decisions it takes anything.
    lapses: usize,
    /// Kept between decisions so that they need no new memory.
    looks: Vec<f64>,
    options: Vec<G::Choice>,
}

impl<G: Game, E: Evaluation<G>> Greedy<G, E> {
    pub fn new(evaluation: E, seed: u64) -> Self {
        Greedy {
            evaluation,
            luck: Seeded::new(seed),
            deals: DEALS,
            follow_ups: FOLLOW_UPS,
            lapses: 0,
            looks: Vec::new(),
            options: Vec::new(),
        }
    }

    /// How many deals it imagines for each decision; at least one.
    #[must_use]
    pub fn with_deals(mut self, deals: usize) -> Self {
        self.deals = deals.max(1);
        self
    }

    /// How many follow-up decisions it thinks about before it values the table as it lies.
    #[must_use]
    pub fn with_follow_ups(mut self, follow_ups: usize) -> Self {
        self.follow_ups = follow_ups;
        self
    }

    /// In how many of a hundred decisions it does not look and takes anything.
    #[must_use]
    pub fn with_lapses(mut self, lapses: usize) -> Self {
        self.lapses = lapses;
        self
    }

    /// Answers what is asked until the exchange is at rest or the bounds are reached.
    fn settle(&mut self, table: &mut Imagined<G>, luck: &mut Seeded, aside: &Seeded) {
        let mut thoughts = 0;
        for _ in 0..LONGEST_EXCHANGE {
            let Some(seat) = table.table().asks().seats().lowest() else { return };
            if self.evaluation.quiet(table) {
                return;
            }
            self.options.clear();
            table.table().weigh(seat, &mut self.options);
            let choice = match self.options[..] {
                [only] => only,
                _ if thoughts == self.follow_ups => return,
                _ => {
                    thoughts += 1;
                    self.best_at_once(table, seat, aside)
                }
            };
            table.apply(seat, choice, luck);
        }
    }

    /// The first of the options whose table, valued at once, is best for the seat.
    fn best_at_once(&self, table: &Imagined<G>, seat: Seat, aside: &Seeded) -> G::Choice {
        let mut best = (f32::NEG_INFINITY, None);
        for choice in &self.options {
            let mut trial = table.clone();
            trial.apply(seat, *choice, &mut aside.clone());
            let worth = self.evaluation.worth(&trial, seat);
            if worth > best.0 {
                best = (worth, Some(*choice));
            }
        }
        best.1.unwrap_or_else(|| {
            panic!("{seat} is asked but has no choice of finite worth: {:?}", table.table())
        })
    }

    /// How good each choice looks, on the same deals with the same luck, on average.
    pub fn look(&mut self, seat: Seat, view: &G::View, choices: &[G::Choice]) -> &[f64] {
        self.look_until(seat, view, choices, None)
    }

    /// The same, but no new deal is begun after this moment, save the first.
    pub fn look_until(
        &mut self,
        seat: Seat,
        view: &G::View,
        choices: &[G::Choice],
        until: Option<Instant>,
    ) -> &[f64] {
        self.looks.clear();
        self.looks.resize(choices.len(), 0.0);
        let mut deals = 0;
        while deals == 0 || deals < self.deals && until.is_none_or(|until| Instant::now() < until) {
            deals += 1;
            let deal = G::redeal(view, &mut Seeded::new(self.luck.next_u64()));
            let luck = Seeded::new(self.luck.next_u64());
            let aside = Seeded::new(self.luck.next_u64());
            for (i, choice) in choices.iter().enumerate() {
                let (mut table, mut luck) = (deal.clone(), luck.clone());
                table.apply(seat, *choice, &mut luck);
                self.settle(&mut table, &mut luck, &aside);
                self.looks[i] += f64::from(self.evaluation.worth(&table, seat));
            }
        }
        let deals = deals as f64;
        self.looks.iter_mut().for_each(|look| *look /= deals);
        &self.looks
    }

    /// One of the best looks; equal ones are equally likely.
    fn pick_best(&mut self) -> usize {
        let best = self.looks.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let among = self.looks.iter().filter(|t| **t == best).count();
        let nth = if among > 1 { self.luck.below(among) } else { 0 };
        let mut ties = self.looks.iter().enumerate().filter(|(_, t)| **t == best);
        ties.nth(nth).expect("some total is the best").0
    }
}

impl<G: Game, E: Evaluation<G>> Player<G> for Greedy<G, E> {
    fn answer(&mut self, seat: Seat, view: &G::View, choices: &[G::Choice]) -> G::Choice {
        if let [only] = choices {
            return *only;
        }
        if let Some(choice) = self.evaluation.by_taste(view, choices, &mut self.luck) {
            return choice;
        }
        if self.lapses > 0 && self.luck.below(100) < self.lapses {
            return choices[self.luck.below(choices.len())];
        }
        self.look(seat, view, choices);
        choices[self.pick_best()]
    }

    fn might_say(&self, choice: G::Choice) -> bool {
        self.evaluation.worth_saying(choice) || self.evaluation.is_taste(choice)
    }

    /// Compares each of the options with silence, on the same deals and with the same luck. What is
    /// right on some deals only is a guess, and a guess is not said aloud.
    fn interject(
        &mut self,
        seat: Seat,
        view: &G::View,
        options: &[G::Choice],
    ) -> Option<G::Choice> {
        if let Some(choice) = self.evaluation.by_taste(view, options, &mut self.luck) {
            return Some(choice);
        }
        let weighed = |choice: &G::Choice| self.evaluation.worth_saying(*choice);
        let options: Vec<_> = options.iter().copied().filter(weighed).collect();
        if options.is_empty() {
            return None;
        }
        let mut gains = vec![(0.0, true); options.len()];
        for _ in 0..self.deals {
            let deal = G::redeal(view, &mut Seeded::new(self.luck.next_u64()));
            let luck = Seeded::new(self.luck.next_u64());
            let aside = Seeded::new(self.luck.next_u64());
            let mut after = |said: Option<G::Choice>| {
                let (mut table, mut luck) = (deal.clone(), luck.clone());
                if let Some(choice) = said {
                    table.apply(seat, choice, &mut luck);
                }
                self.settle(&mut table, &mut luck, &aside);
                f64::from(self.evaluation.worth(&table, seat))
            };
            let silent = after(None);
            for ((total, sure), choice) in gains.iter_mut().zip(&options) {
                let gain = after(Some(*choice)) - silent;
                *total += gain;
                *sure &= gain > 0.0;
            }
        }
        let sure = options.iter().zip(gains).filter(|(_, (_, sure))| *sure);
        let best = sure.max_by(|(_, (a, _)), (_, (b, _))| a.total_cmp(b));
        let enough = WORTH_SPEAKING * self.deals as f64;
        best.filter(|(_, (total, _))| *total > enough).map(|(choice, _)| *choice)
    }
}
