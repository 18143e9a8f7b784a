//! Whether what was learnt wins games.

use crate::{Failure, Sample, game_seed, play_one, seat_seed};
use bots::{Evaluation, Greedy, Player};
use kernel::Game;
use rayon::prelude::*;
use std::ops::Range;

/// The one-step player who knows the first against the same who knows the second: these deals of a
/// game for two, each from both sides. The sample is that of the first.
pub fn trial<G: Game, E: Evaluation<G> + Sync + 'static>(
    setups: &[Vec<G::Setup>],
    deals: Range<u64>,
    seed: u64,
    knowledge: [&E; 2],
) -> Result<Sample, Failure> {
    from_both_sides(setups, deals, seed, |side, luck| {
        Box::new(Greedy::new(knowledge[side].clone(), luck))
    })
}

/// These deals of a game for two between the first player and the second, whom `seated` makes from
/// a seed, each from both sides. The sample is that of the first.
pub(super) fn from_both_sides<G: Game>(
    setups: &[Vec<G::Setup>],
    deals: Range<u64>,
    seed: u64,
    seated: impl Fn(usize, u64) -> Box<dyn Player<G>> + Sync,
) -> Result<Sample, Failure> {
    let one = |deal: u64, mine: usize| {
        let (setup, luck) = (super::setup(setups, deal), game_seed(seed, 1, deal));
        let seated = |seat: usize| seated(usize::from(seat != mine), seat_seed(luck, 0, seat));
        let record = play_one(setup, &mut [seated(0), seated(1)], luck)?;
        Ok(record.outcome.half_wins(kernel::Seat(mine as u8)))
    };
    let both = |deal: u64| Ok([one(deal, 0)?, one(deal, 1)?]);
    let played: Result<Vec<[u8; 2]>, Failure> = deals.into_par_iter().map(both).collect();
    let mut sample = Sample::default();
    for deal in played? {
        deal.into_iter().for_each(|half_wins| sample.count(half_wins));
        sample.close();
    }
    Ok(sample)
}
