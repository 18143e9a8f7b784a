//! Positions to learn from, with how their games ended.

use crate::{Failure, GameError, LONGEST_GAME, game_seed, seat_seed};
use bots::{Evaluation, Greedy, Player};
use kernel::{Asks, Game, Imagined, Play, Seat, Seeded, Viewer};
use rayon::prelude::*;

/// Players who err now and then show more of a game than those who never do.
const LAPSES: usize = 12;
const DEALS: usize = 2;
/// So many positions of each game: neighbours teach the same thing twice.
const OF_EACH: usize = 5;

/// A quiet table, and how its game ended for a seat.
#[derive(Clone, Debug)]
pub struct Lesson<G> {
    pub table: Imagined<G>,
    pub seat: Seat,
    /// 1 for a victory, a half for a draw.
    pub won: f32,
    /// The game it was taken from.
    pub game: u64,
}

/// Plays so many games, taking the ways to play and their setups in turn, and takes positions from
/// each. The same seed gives the same lessons on any number of threads.
pub fn lessons<G: Game, E: Evaluation<G> + Sync + 'static>(
    setups: &[Vec<G::Setup>],
    games: u64,
    seed: u64,
    knowledge: &E,
) -> Result<Vec<Lesson<G>>, Failure> {
    let one = |nth: u64| {
        let setup = super::setup(setups, nth);
        let luck = game_seed(seed, 0, nth);
        lessons_of(setup, luck, nth, knowledge).map_err(|reason| Failure {
            setup: serde_json::to_string(setup).unwrap_or_else(|_| format!("{setup:?}")),
            seed: luck,
            reason,
        })
    };
    let all: Result<Vec<_>, _> = (0..games).into_par_iter().map(one).collect();
    Ok(all?.into_iter().flatten().collect())
}

/// The game is played on an imagined table, where everything may be looked at.
fn lessons_of<G: Game, E: Evaluation<G> + 'static>(
    setup: &G::Setup,
    seed: u64,
    game: u64,
    knowledge: &E,
) -> Result<Vec<Lesson<G>>, GameError> {
    let mut luck = Seeded::new(seed);
    let dealt = G::start(setup, &mut Play::silent(&mut luck)).map_err(GameError::Setup)?;
    let mut table = G::redeal(&dealt.view(Viewer::Public), &mut luck);
    let seated = |seat| {
        let player = Greedy::new(knowledge.clone(), seat_seed(seed, 0, seat));
        player.with_deals(DEALS).with_lapses(LAPSES)
    };
    let mut players: Vec<Greedy<G, E>> = (0..dealt.seats()).map(seated).collect();
    let (mut kept, mut quiet, mut options) = (Vec::new(), 0, Vec::new());
    for _ in 0..LONGEST_GAME {
        let Some(seat) = table.table().asks().seats().lowest() else { break };
        options.clear();
        table.table().weigh(seat, &mut options);
        let choice = match options[..] {
            [] => return Err(GameError::Stuck(seat)),
            [only] => only,
            _ => {
                if knowledge.quiet(&table) {
                    quiet += 1;
                    keep(&mut kept, quiet, &table, &mut luck);
                }
                let view = table.table().view(Viewer::Seat(seat));
                players[seat.index()].answer(seat, &view, &options)
            }
        };
        table.apply(seat, choice, &mut luck);
    }
    let (Asks::Over, Some(outcome)) = (table.table().asks(), table.table().outcome()) else {
        return Err(GameError::Endless);
    };
    // One seat of each: what is good for the one is bad for the other.
    let mut lesson = |table: Imagined<G>| {
        let seat = Seat(luck.below(dealt.seats()) as u8);
        Lesson { table, seat, won: f32::from(outcome.half_wins(seat)) / 2.0, game }
    };
    Ok(kept.into_iter().map(&mut lesson).collect())
}

/// Of all quiet tables so far each is kept with the same chance.
fn keep<G: Game>(kept: &mut Vec<Imagined<G>>, seen: usize, table: &Imagined<G>, luck: &mut Seeded) {
    if kept.len() < OF_EACH {
        kept.push(table.clone());
    } else if let Some(place) = kept.get_mut(luck.below(seen)) {
        *place = table.clone();
    }
}
