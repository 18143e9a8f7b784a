//! Whether what was learnt wins games.

use crate::{Failure, Tally, game_seed, play_one, seat_seed};
use bots::{Evaluation, Greedy, Player};
use kernel::Game;
use rayon::prelude::*;

/// The one-step player who knows the first against the same who knows the second: so many deals of
/// a game for two, each from both sides. The tally is that of the first.
pub fn trial<G: Game, E: Evaluation<G> + Sync + 'static>(
    setups: &[Vec<G::Setup>],
    deals: u64,
    seed: u64,
    knowledge: [&E; 2],
) -> Result<Tally, Failure> {
    let one = |nth: u64| {
        let (setup, luck) = (super::setup(setups, nth / 2), game_seed(seed, 1, nth / 2));
        let mine = nth as usize % 2;
        let seated = |seat: usize| -> Box<dyn Player<G>> {
            let knows = knowledge[usize::from(seat != mine)].clone();
            Box::new(Greedy::new(knows, seat_seed(luck, 0, seat)))
        };
        let record = play_one(setup, &mut [seated(0), seated(1)], luck)?;
        Ok(record.outcome.half_wins(kernel::Seat(mine as u8)))
    };
    let played: Result<Vec<u8>, Failure> = (0..2 * deals).into_par_iter().map(one).collect();
    let mut tally = Tally::default();
    played?.into_iter().for_each(|half_wins| tally.count(half_wins));
    Ok(tally)
}
