//! Plays a plan on several threads, in chunks that can be stopped between any two games.

use crate::tally::Counts;
use crate::{BadPlan, Failure, Plan, Record, Report, game_seed, play_one, seat_seed};
use bots::{Player, UnknownBot};
use kernel::Game;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Seats a player by its name and seed.
pub type Maker<'a, G> = dyn Fn(&str, u64) -> Result<Box<dyn Player<G>>, UnknownBot> + Sync + 'a;

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    pub done: u64,
    pub total: u64,
}

/// Why there is no report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RunError {
    Plan(BadPlan),
    Bot(UnknownBot),
    Threads(String),
    /// Of several failed games the one that comes first in the plan.
    Game {
        match_up: usize,
        game: u64,
        failure: Failure,
    },
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Plan(reasons) => write!(f, "the plan cannot be played: {reasons}"),
            RunError::Bot(unknown) => write!(f, "{unknown}"),
            RunError::Threads(why) => write!(f, "the threads could not be started: {why}"),
            RunError::Game { match_up, game, failure } => {
                write!(f, "game {game} of match-up {match_up}: {failure}")
            }
        }
    }
}

impl std::error::Error for RunError {}

/// A chunk should take about this long: short enough for a lively bar, long enough to be cheap.
const CHUNK_TIME: Duration = Duration::from_millis(100);
const LARGEST_CHUNK: usize = 1 << 16;

/// Plays the plan on `threads` threads (0: as many as there are cores).
///
/// Each game's luck follows from the plan's seed and its place in the plan alone, so the report
/// does not depend on threads or time. Raising `stop` lets the running games finish; the report
/// then covers what was played and says that it is not complete. `on_progress` is called between
/// chunks, on the calling thread.
pub fn run<G: Game>(
    plan: &Plan<G>,
    maker: &Maker<G>,
    threads: usize,
    on_progress: &mut dyn FnMut(Progress),
    stop: &AtomicBool,
) -> Result<Report, RunError> {
    plan.check().map_err(RunError::Plan)?;
    let unwritable = |e| BadPlan(vec![format!("it cannot be written as JSON: {e}")]);
    let written = serde_json::to_value(plan).map_err(|e| RunError::Plan(unwritable(e)))?;
    check_bots(plan, maker)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|e| RunError::Threads(e.to_string()))?;
    let smallest = 4 * pool.current_num_threads();
    let (mut counts, mut next, mut size) = (Counts::new(plan), 0, smallest);
    let total = plan.planned();
    on_progress(Progress { done: 0, total });
    while next < total && !stop.load(Ordering::Relaxed) {
        let length = (total - next).min(size as u64) as usize;
        let started = Instant::now();
        let played = pool.install(|| play_chunk(plan, maker, next, length, stop));
        for (i, result) in played.into_iter().enumerate() {
            let (match_up, game) = plan.nth(next + i as u64);
            match result {
                None => {}
                Some(Ok(record)) => counts.count(match_up, plan.seating(match_up, game), &record),
                Some(Err(failure)) => return Err(RunError::Game { match_up, game, failure }),
            }
        }
        next += length as u64;
        size = resized(size, started.elapsed()).clamp(smallest, LARGEST_CHUNK.max(smallest));
        on_progress(Progress { done: counts.games, total });
    }
    Ok(Report::new(plan, written, &counts))
}

/// The size of chunks changes with the clock; what they add up to does not.
fn resized(size: usize, took: Duration) -> usize {
    match took {
        _ if took < CHUNK_TIME / 2 => size * 2,
        _ if took > CHUNK_TIME * 2 => size / 2,
        _ => size,
    }
}

fn check_bots<G: Game>(plan: &Plan<G>, maker: &Maker<G>) -> Result<(), RunError> {
    let entrants = plan.seatings().flat_map(|s| &s.seats);
    let names: BTreeSet<&str> = entrants.map(|e| e.bot.as_str()).collect();
    names.into_iter().try_for_each(|name| maker(name, 0).map(drop)).map_err(RunError::Bot)
}

/// The games from `start` on, in their order; nothing for those that `stop` came before.
fn play_chunk<G: Game>(
    plan: &Plan<G>,
    maker: &Maker<G>,
    start: u64,
    length: usize,
    stop: &AtomicBool,
) -> Vec<Option<Result<Record, Failure>>> {
    let play = |i: usize| {
        (!stop.load(Ordering::Relaxed)).then(|| {
            let (match_up, game) = plan.nth(start + i as u64);
            play_nth(plan, maker, match_up, game)
        })
    };
    (0..length).into_par_iter().map(play).collect()
}

fn play_nth<G: Game>(
    plan: &Plan<G>,
    maker: &Maker<G>,
    match_up: usize,
    game: u64,
) -> Result<Record, Failure> {
    let seed = game_seed(plan.seed, match_up, game);
    let seating = &plan.match_ups[match_up].seatings[plan.seating(match_up, game)];
    let seated = |(seat, entrant): (usize, &crate::Entrant)| {
        maker(&entrant.bot, seat_seed(seed, seat)).expect("every bot's name was checked")
    };
    let mut players: Vec<_> = seating.seats.iter().enumerate().map(seated).collect();
    play_one(&seating.setup, &mut players, seed)
}
