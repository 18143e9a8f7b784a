//! Teaching line-ups: what is brought to a game is changed at random, and kept if it wins more
//! quick games.

use super::{Heat, Round};
use crate::{Failure, game_seed, play_one, seat_seed};
use bots::{Evaluation, Lineups, Player, Quick, Taught};
use kernel::{Game, Seat, Seeded};
use rayon::prelude::*;

/// What a change must have won more often than what was brought before, of all games so far.
pub const LINEUP_HEATS: [Heat; 3] = [
    Heat { deals: 400, bar: 0.01 },
    Heat { deals: 1600, bar: 0.008 },
    Heat { deals: 6000, bar: 0.008 },
];

/// A setup, and who brings in it what is being taught.
type Bout<'a, G> = (&'a <G as Game>::Setup, Seat);

/// Climbs for so many rounds in each part, beginning with this. Whoever brings what is tried plays
/// against who brings what people without practice do, and so does, on the same deals, whoever
/// brings the best so far. `each` hears the name of the part. The same seed gives the same line-ups
/// on any number of threads.
pub fn line_up<G: Game, E>(
    setups: &[Vec<G::Setup>],
    from: E::Lineups,
    (rounds, heats): (u32, &[Heat]),
    seed: u64,
    each: &mut dyn FnMut(&'static str, Round),
) -> Result<E::Lineups, Failure>
where
    E: Evaluation<G> + Taught<Lineups: Lineups<G>> + Sync + 'static,
{
    let (mut luck, mut best) = (Seeded::new(seed), from);
    for (part, name) in E::Lineups::PARTS.iter().enumerate() {
        let bouts = bouts::<G, E::Lineups>(setups, part);
        let mut kept = 0;
        for nth in 1..=rounds {
            let tried = best.varied(part, &mut luck);
            let seed = luck.next_u64();
            let won = match tried == best || bouts.is_empty() {
                true => None,
                false => won::<G, E>(&bouts, heats, seed, [tried, best])?,
            };
            if won.is_some() {
                (best, kept) = (tried, kept + 1);
            }
            each(name, Round { nth, kept, won });
        }
    }
    Ok(best)
}

/// All in which somebody plays this part. Where both do, one of them is enough.
fn bouts<G: Game, L: Lineups<G>>(setups: &[Vec<G::Setup>], part: usize) -> Vec<Bout<'_, G>> {
    let whose = |setup: &G::Setup| {
        [Seat(0), Seat(1)].into_iter().find(|seat| L::part(setup, *seat) == Some(part))
    };
    let all = setups.iter().flatten();
    all.filter_map(|setup| whose(setup).map(|seat| (setup, seat))).collect()
}

/// What the first won, if in every heat it won enough more than the second.
fn won<G: Game, E>(
    bouts: &[Bout<'_, G>],
    heats: &[Heat],
    seed: u64,
    lineups: [E::Lineups; 2],
) -> Result<Option<f64>, Failure>
where
    E: Evaluation<G> + Taught<Lineups: Lineups<G>> + Sync + 'static,
{
    let (mut half_wins, mut games) = ([0, 0], 0);
    for Heat { deals, bar } in heats.iter().copied() {
        let both = |nth: u64| {
            let one = |lineups| one::<G, E>(bouts, nth, seed, lineups);
            Ok([one(lineups[0])?, one(lineups[1])?])
        };
        let played = (games..games + deals).into_par_iter().map(both);
        for won in played.collect::<Result<Vec<[u8; 2]>, Failure>>()? {
            (0..2).for_each(|side| half_wins[side] += u64::from(won[side]));
        }
        games += deals;
        let rate = |side: usize| half_wins[side] as f64 / (2 * games) as f64;
        if rate(0) - rate(1) < bar {
            return Ok(None);
        }
    }
    Ok(Some(half_wins[0] as f64 / (2 * games) as f64))
}

/// Half-wins of whoever brings this to a deal.
fn one<G: Game, E: Evaluation<G> + Taught<Lineups: Copy> + 'static>(
    bouts: &[Bout<'_, G>],
    nth: u64,
    seed: u64,
    lineups: E::Lineups,
) -> Result<u8, Failure> {
    let ((setup, mine), luck) = (bouts[nth as usize % bouts.len()], game_seed(seed, 1, nth));
    let mut players = [Seat(0), Seat(1)].map(|seat| {
        let knowledge = if seat == mine { E::bringing(lineups) } else { E::default() };
        Box::new(Quick::new(knowledge, seat_seed(luck, 0, seat.index()))) as Box<dyn Player<G>>
    });
    Ok(play_one(setup, &mut players, luck)?.outcome.half_wins(mine))
}
