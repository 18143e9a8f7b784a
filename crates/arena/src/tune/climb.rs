//! Teaching quick answers: numbers are changed at random, and kept if they win more games.

use super::from_both_sides;
use crate::{Failure, Sample, Tally};
use bots::{Evaluation, Quick, Taught, Weights};
use kernel::{Game, Seeded};

/// So many numbers are changed at once, at most.
const AT_ONCE: usize = 4;
/// A number grows or shrinks at most by this, as a logarithm.
const STRIDE: f32 = 0.7;

/// Some deals, and what a change must have come to in all so far to be tried on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heat {
    pub deals: u64,
    /// What of quick answers wins so much, from 0 to 1, or of line-ups so much more than the best
    /// before, is tried on.
    pub bar: f64,
}

/// Most changes are seen to be bad at once; what is kept must beat what luck makes of many.
pub const HEATS: [Heat; 3] = [
    Heat { deals: 500, bar: 0.5 },
    Heat { deals: 1500, bar: 0.508 },
    Heat { deals: 4000, bar: 0.508 },
];

/// A round of it, for whoever watches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Round {
    pub nth: u32,
    /// How many were kept so far.
    pub kept: u32,
    /// What the change won, if it is kept: quick answers against the best before, line-ups against
    /// what everybody brings.
    pub won: Option<f64>,
}

/// Climbs for so many rounds, beginning with these numbers. Who answers quickly by the changed ones
/// plays against who answers by the best so far. The same seed gives the same numbers on any
/// number of threads.
pub fn climb<G: Game, E: Evaluation<G> + Taught + Sync + 'static>(
    setups: &[Vec<G::Setup>],
    from: E::Drill,
    (rounds, heats): (u32, &[Heat]),
    seed: u64,
    each: &mut dyn FnMut(Round),
) -> Result<E::Drill, Failure> {
    let (mut luck, mut best, mut kept) = (Seeded::new(seed), from, 0);
    for nth in 1..=rounds {
        let tried = changed(best, &mut luck);
        let won = won::<G, E>(setups, heats, luck.next_u64(), [tried, best])?;
        if won.is_some() {
            (best, kept) = (tried, kept + 1);
        }
        each(Round { nth, kept, won });
    }
    Ok(best)
}

fn changed<W: Weights>(weights: W, luck: &mut Seeded) -> W {
    let mut numbers = weights.numbers();
    for _ in 0..=luck.below(AT_ONCE) {
        let part = luck.below(2001) as f32 / 1000.0 - 1.0;
        let place = luck.below(numbers.len());
        numbers[place] *= (STRIDE * part).exp();
    }
    W::of(&numbers)
}

/// What the first won against the second, if it was enough in every heat.
fn won<G: Game, E: Evaluation<G> + Taught + Sync + 'static>(
    setups: &[Vec<G::Setup>],
    heats: &[Heat],
    seed: u64,
    drills: [E::Drill; 2],
) -> Result<Option<f64>, Failure> {
    let knowledge = drills.map(E::drilled);
    let (mut all, mut rate) = (Tally::default(), 0.0);
    let mut first = 0;
    for Heat { deals, bar } in heats.iter().copied() {
        let heat =
            quick_trial::<G, E>(setups, first..first + deals, seed, knowledge.each_ref())?.tally;
        all.wins += heat.wins;
        all.draws += heat.draws;
        all.losses += heat.losses;
        first += deals;
        rate = all.estimate().map_or(0.0, |won| won.rate);
        if rate < bar {
            return Ok(None);
        }
    }
    Ok(Some(rate))
}

/// Who answers quickly by the first knowledge against who does so by the second, each deal from
/// both sides. The sample is that of the first.
pub fn quick_trial<G: Game, E: Evaluation<G> + Sync + 'static>(
    setups: &[Vec<G::Setup>],
    deals: std::ops::Range<u64>,
    seed: u64,
    knowledge: [&E; 2],
) -> Result<Sample, Failure> {
    from_both_sides(setups, deals, seed, |side, luck| {
        Box::new(Quick::new(knowledge[side].clone(), luck))
    })
}
