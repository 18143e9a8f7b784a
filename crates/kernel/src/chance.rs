//! Chance is asked for, never kept: a table that needs luck asks one question, "which of these?".
//!
//! Because there is only one question, the answer can be seeded (simulation), recorded (replays and
//! tests), enumerated (exact solvers) or derived from a match's secret (see `secret.rs`).

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::VecDeque;

/// The source of all luck.
pub trait Chance {
    /// Picks an index with probability proportional to its weight. At least one weight is positive.
    fn pick(&mut self, weights: &[u32]) -> usize;

    /// Itself, if it is luck from a seed: see [`Luck`].
    fn as_seeded(&mut self) -> Option<&mut Seeded> {
        None
    }
}

/// The luck at hand while a table plays. Simulation draws its cards from a seed; that source goes
/// by its name, so that drawing a card needs no virtual call and is laid out in place.
pub enum Luck<'a> {
    Seeded(&'a mut Seeded),
    Other(&'a mut dyn Chance),
}

impl<'a> Luck<'a> {
    #[inline]
    pub fn of(chance: &'a mut dyn Chance) -> Self {
        if chance.as_seeded().is_none() {
            return Luck::Other(chance);
        }
        Luck::Seeded(chance.as_seeded().expect("it has just said so"))
    }

    /// As [`Chance::pick`].
    #[inline]
    pub fn pick(&mut self, weights: &[u32]) -> usize {
        match self {
            Luck::Seeded(seeded) => seeded.pick(weights),
            Luck::Other(other) => other.pick(weights),
        }
    }
}

impl Chance for Luck<'_> {
    #[inline]
    fn pick(&mut self, weights: &[u32]) -> usize {
        Luck::pick(self, weights)
    }
}

/// The index on which the `n`-th of all weighted tickets falls: how many of the running sums it has
/// reached. Counting all of them has no branch that luck could make hard to predict.
#[inline]
pub(crate) fn ticket(weights: &[u32], n: u32) -> usize {
    let (mut index, mut sum) = (0, 0);
    for w in weights {
        sum += w;
        index += usize::from(n >= sum);
    }
    assert!(index < weights.len(), "ticket {n} is beyond the weights {weights:?}");
    index
}

/// Maps 64 random bits to `0..total`. Our own few lines, so that no crate upgrade changes a replay;
/// the bias is below 2^-32 for every total we use.
pub(crate) fn below(bits: u64, total: u32) -> u32 {
    (((bits >> 32) * u64::from(total)) >> 32) as u32
}

/// Fast luck from a seed, for simulation.
#[derive(Clone, Debug)]
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    pub fn new(seed: u64) -> Self {
        Seeded(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
    /// A uniform number in `0..n`.
    pub fn below(&mut self, n: usize) -> usize {
        below(self.0.next_u64(), n as u32) as usize
    }
}

impl Seeded {
    #[inline]
    fn pick_any(&mut self, weights: &[u32]) -> usize {
        let total: u32 = weights.iter().sum();
        debug_assert!(total > 0, "chance was asked to pick from nothing");
        ticket(weights, below(self.0.next_u64(), total))
    }
}

impl Chance for Seeded {
    #[inline]
    fn as_seeded(&mut self) -> Option<&mut Seeded> {
        Some(self)
    }

    #[inline]
    fn pick(&mut self, weights: &[u32]) -> usize {
        // Loops over a length that is known unroll, and most questions have few answers.
        match weights.len() {
            2 => self.pick_any(&weights[..2]),
            5 => self.pick_any(&weights[..5]),
            _ => self.pick_any(weights),
        }
    }
}

/// Luck that was decided beforehand, then luck from a seed.
#[derive(Clone, Debug)]
pub struct Recorded {
    pub picks: VecDeque<usize>,
    rest: Seeded,
    /// Set when a recorded pick had weight zero: the record does not fit the table.
    pub misfit: Option<String>,
}

impl Recorded {
    pub fn new(picks: impl IntoIterator<Item = usize>, seed: u64) -> Self {
        Recorded { picks: picks.into_iter().collect(), rest: Seeded::new(seed), misfit: None }
    }
}

impl Chance for Recorded {
    fn pick(&mut self, weights: &[u32]) -> usize {
        match self.picks.pop_front() {
            Some(i) if weights.get(i).is_some_and(|w| *w > 0) => i,
            Some(i) => {
                self.misfit.get_or_insert_with(|| {
                    format!("recorded chance {i} has no weight in {weights:?}")
                });
                self.rest.pick(weights)
            }
            None => self.rest.pick(weights),
        }
    }
}

/// Writes down what another source of luck decided.
pub struct Spy<'a> {
    pub inner: &'a mut dyn Chance,
    pub picks: Vec<usize>,
}

impl Chance for Spy<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        let i = self.inner.pick(weights);
        self.picks.push(i);
        i
    }
}

/// An exact probability: `ways` of `of` equally likely ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    pub ways: u128,
    pub of: u128,
}

/// Runs the same piece of play under every possible luck and returns each result with its odds.
pub fn every_outcome<T>(mut run: impl FnMut(&mut dyn Chance) -> T) -> Vec<(T, Odds)> {
    let mut results = Vec::new();
    let mut prefix: Vec<usize> = Vec::new();
    loop {
        let mut walk = Walk { prefix: &prefix, asked: Vec::new() };
        let result = run(&mut walk);
        let asked = walk.asked;
        let odds = asked.iter().fold(Odds { ways: 1, of: 1 }, |o, (i, w)| Odds {
            ways: o.ways * u128::from(w[*i]),
            of: o.of * w.iter().map(|w| u128::from(*w)).sum::<u128>(),
        });
        results.push((result, odds));
        // The next branch: raise the last pick that still has a heavier sibling to its right.
        let turn = asked
            .iter()
            .enumerate()
            .rev()
            .find_map(|(at, (i, w))| (i + 1..w.len()).find(|j| w[*j] > 0).map(|j| (at, j)));
        let Some((at, next)) = turn else { return results };
        prefix = asked[..at].iter().map(|(i, _)| *i).chain([next]).collect();
    }
}

struct Walk<'a> {
    prefix: &'a [usize],
    asked: Vec<(usize, Vec<u32>)>,
}

impl Chance for Walk<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        let first = || weights.iter().position(|w| *w > 0).expect("some weight is positive");
        let i = self.prefix.get(self.asked.len()).copied().unwrap_or_else(first);
        self.asked.push((i, weights.to_vec()));
        i
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_luck() {
        let roll = |seed| (0..20).map(|_| seed_pick(seed)).collect::<Vec<_>>();
        fn seed_pick(seed: u64) -> Vec<usize> {
            let mut c = Seeded::new(seed);
            (0..20).map(|_| c.pick(&[1, 2, 3])).collect()
        }
        assert_eq!(roll(7), roll(7));
        assert_ne!(seed_pick(7), seed_pick(8));
    }

    #[test]
    fn weights_are_respected() {
        let mut c = Seeded::new(1);
        let mut seen = [0u32; 4];
        for _ in 0..60_000 {
            seen[c.pick(&[1, 0, 2, 3])] += 1;
        }
        assert_eq!(seen[1], 0);
        for (got, want) in [(seen[0], 10_000), (seen[2], 20_000), (seen[3], 30_000u32)] {
            assert!(got.abs_diff(want) < 600, "{seen:?}");
        }
    }

    #[test]
    fn every_outcome_is_visited_once_with_its_odds() {
        let all = every_outcome(|c| {
            let a = c.pick(&[1, 0, 3]);
            if a == 0 { (a, 9) } else { (a, c.pick(&[2, 2])) }
        });
        let odds = |ways, of| Odds { ways, of };
        assert_eq!(all, vec![((0, 9), odds(1, 4)), ((2, 0), odds(6, 16)), ((2, 1), odds(6, 16))]);
    }

    #[test]
    fn a_record_that_does_not_fit_is_noticed() {
        let mut c = Recorded::new([1, 5], 3);
        assert_eq!(c.pick(&[1, 1]), 1);
        c.pick(&[1, 1]);
        assert!(c.misfit.is_some());
    }
}
