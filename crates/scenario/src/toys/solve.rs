//! A small solver for two-player zero-sum games, to calibrate the kernel's chance and views on
//! games with a known value: counterfactual regret minimisation over the whole tree.

use kernel::{Asks, Game, Odds, Offers, Play, Seat, Told, Viewer, every_outcome};
use std::collections::BTreeMap;

/// A table, with what was told on the way to it.
type After<G> = (G, Vec<Told<G>>);

/// What a seat remembers, in the order in which it was told.
type Memory = String;

enum Node {
    /// Chips of the first player.
    End(f64),
    Luck(Vec<(f64, usize)>),
    Choice {
        seat: usize,
        infoset: usize,
        next: Vec<usize>,
    },
}

/// The sums from which a strategy follows, for one seat that remembers one thing.
struct Infoset {
    regrets: Vec<f64>,
    average: Vec<f64>,
}

impl Infoset {
    fn strategy(weights: &[f64]) -> Vec<f64> {
        let total: f64 = weights.iter().map(|w| w.max(0.0)).sum();
        let even = 1.0 / weights.len() as f64;
        weights.iter().map(|w| if total > 0.0 { w.max(0.0) / total } else { even }).collect()
    }
}

/// A whole game, every luck and every answer.
pub struct Tree {
    nodes: Vec<Node>,
    infosets: Vec<Infoset>,
    known: BTreeMap<(usize, Memory), usize>,
}

impl Tree {
    pub fn of<G: Game>(setup: &G::Setup) -> Self {
        let mut tree = Tree { nodes: Vec::new(), infosets: Vec::new(), known: BTreeMap::new() };
        let deals = every_outcome(|chance| {
            let mut told = Vec::new();
            let mut log = |audience, event| told.push((audience, event));
            let table = G::start(setup, &mut Play::told(chance, &mut log));
            (table.expect("the setup can be played"), told)
        });
        let root = tree.luck(deals, &Default::default());
        debug_assert_eq!(root, tree.nodes.len() - 1, "the root is added last");
        tree
    }

    fn add(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn luck<G: Game>(&mut self, outcomes: Vec<(After<G>, Odds)>, memories: &[Memory; 2]) -> usize {
        let mut next = Vec::new();
        for ((table, told), odds) in outcomes {
            let mut memories = memories.clone();
            for (seat, memory) in memories.iter_mut().enumerate() {
                let viewer = Viewer::Seat(Seat(seat as u8));
                for (_, event) in told.iter().filter(|(audience, _)| audience.includes(viewer)) {
                    *memory += &format!("{event:?};");
                }
            }
            next.push((odds.ways as f64 / odds.of as f64, self.grow(&table, &memories)));
        }
        self.add(Node::Luck(next))
    }

    fn grow<G: Game>(&mut self, table: &G, memories: &[Memory; 2]) -> usize {
        let Asks::Each(asked) = table.asks() else {
            let end = table.outcome().expect("a game that is over has an outcome");
            return self.add(Node::End(f64::from(end.points(Seat(0)))));
        };
        let seat = asked.lowest().expect("somebody is asked");
        let offered = Offers::of(table, seat).0;
        let next: Vec<usize> = offered
            .iter()
            .map(|choice| {
                let outcomes = every_outcome(|chance| {
                    let (mut table, mut told) = (table.clone(), Vec::new());
                    let mut log = |audience, event| told.push((audience, event));
                    table.apply(seat, *choice, &mut Play::told(chance, &mut log));
                    (table, told)
                });
                self.luck(outcomes, memories)
            })
            .collect();
        let fresh = self.infosets.len();
        let key = (seat.index(), memories[seat.index()].clone());
        let infoset = *self.known.entry(key).or_insert(fresh);
        if infoset == fresh {
            let zeros = vec![0.0; next.len()];
            self.infosets.push(Infoset { regrets: zeros.clone(), average: zeros });
        }
        assert_eq!(next.len(), self.infosets[infoset].regrets.len(), "equal memory, equal offers");
        self.add(Node::Choice { seat: seat.index(), infoset, next })
    }

    /// The value for the first player after so many rounds of learning.
    pub fn value(&mut self, rounds: u32) -> f64 {
        let root = self.nodes.len() - 1;
        for round in 1..=rounds {
            for learner in 0..2 {
                let current: Vec<Vec<f64>> =
                    self.infosets.iter().map(|i| Infoset::strategy(&i.regrets)).collect();
                self.learn(root, learner, [1.0, 1.0], f64::from(round), &current);
                // Regrets below zero are forgotten at once, which is what makes this fast.
                for regret in self.infosets.iter_mut().flat_map(|i| i.regrets.iter_mut()) {
                    *regret = regret.max(0.0);
                }
            }
        }
        let average: Vec<Vec<f64>> =
            self.infosets.iter().map(|i| Infoset::strategy(&i.average)).collect();
        self.expected(root, &average)
    }

    /// One walk: returns the learner's value, given how likely the others and he come here.
    fn learn(
        &mut self,
        at: usize,
        learner: usize,
        reach: [f64; 2],
        weight: f64,
        now: &[Vec<f64>],
    ) -> f64 {
        let [mine, theirs] = reach;
        let node = std::mem::replace(&mut self.nodes[at], Node::End(0.0));
        let value = match &node {
            Node::End(chips) if learner == 0 => *chips,
            Node::End(chips) => -chips,
            Node::Luck(next) => next
                .iter()
                .map(|(p, n)| p * self.learn(*n, learner, [mine, theirs * p], weight, now))
                .sum(),
            Node::Choice { seat, infoset, next } if *seat == learner => {
                let chosen = &now[*infoset];
                let values: Vec<f64> = next
                    .iter()
                    .zip(chosen)
                    .map(|(n, p)| self.learn(*n, learner, [mine * p, theirs], weight, now))
                    .collect();
                let value: f64 = values.iter().zip(chosen).map(|(v, p)| v * p).sum();
                let info = &mut self.infosets[*infoset];
                for (i, v) in values.iter().enumerate() {
                    info.regrets[i] += theirs * (v - value);
                    info.average[i] += weight * mine * chosen[i];
                }
                value
            }
            Node::Choice { infoset, next, .. } => next
                .iter()
                .zip(&now[*infoset])
                .map(|(n, p)| p * self.learn(*n, learner, [mine, theirs * p], weight, now))
                .sum(),
        };
        self.nodes[at] = node;
        value
    }

    fn expected(&self, at: usize, strategy: &[Vec<f64>]) -> f64 {
        match &self.nodes[at] {
            Node::End(chips) => *chips,
            Node::Luck(next) => next.iter().map(|(p, n)| p * self.expected(*n, strategy)).sum(),
            Node::Choice { infoset, next, .. } => {
                let chosen = next.iter().zip(&strategy[*infoset]);
                chosen.map(|(n, p)| p * self.expected(*n, strategy)).sum()
            }
        }
    }
}
