//! Plays a plan on several threads, in chunks that can be stopped between any two deals.

use crate::game::{Watch, play_watched};
use crate::tally::Counts;
use crate::{BadPlan, Failure, Journal, Plan, Report, Scored, Until, game_seed, seat_seed};
use bots::{Player, UnknownBot};
use kernel::Game;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Seats a player by its name and seed. Every game has fresh players.
pub type Maker<'a, G> = dyn Fn(&str, u64) -> Result<Box<dyn Player<G>>, UnknownBot> + Sync + 'a;

/// How a plan is played.
pub struct Conduct<'a, G: Game> {
    pub maker: &'a Maker<'a, G>,
    /// Notes who used what, where that is wanted.
    pub watch: Option<&'a Watch<'a, G>>,
    /// 0: as many as there are cores.
    pub threads: usize,
    /// Stops when enough is known.
    pub until: Option<Until>,
    /// Keeps what is played, and knows what was.
    pub journal: Option<&'a Journal>,
    /// Raised from outside, it stops the run after the games that are being played.
    pub stop: &'a AtomicBool,
    /// Called after each deal, from whichever thread played it.
    pub on_progress: &'a (dyn Fn(Progress) + Sync),
}

/// How far a run has come, in games.
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
    /// The journal could not be written.
    Journal(String),
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
            RunError::Journal(why) => write!(f, "{why}"),
            RunError::Game { match_up, game, failure } => {
                write!(f, "game {game} of match-up {match_up}: {failure}")
            }
        }
    }
}

impl std::error::Error for RunError {}

/// A chunk should take about this long: short enough to stop soon, long enough to be cheap.
const CHUNK_TIME: Duration = Duration::from_millis(100);
const LARGEST_CHUNK: usize = 1 << 15;

/// Plays the plan.
///
/// Each game's luck follows from the plan's seed and its place in the plan alone, so the report
/// does not depend on threads or time, nor on whether the run was interrupted and went on by its
/// journal. A run that is stopped reports the deals before the first one that is missing: what was
/// quick to play is not preferred.
pub fn run<G: Game>(plan: &Plan<G>, conduct: &Conduct<'_, G>) -> Result<Report, RunError> {
    plan.check().map_err(RunError::Plan)?;
    let unwritable = |e| BadPlan(vec![format!("it cannot be written as JSON: {e}")]);
    let written = serde_json::to_value(plan).map_err(|e| RunError::Plan(unwritable(e)))?;
    check_bots(plan, conduct.maker)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(conduct.threads).build();
    let pool = pool.map_err(|e| RunError::Threads(e.to_string()))?;
    let smallest = 2 * pool.current_num_threads();
    let work = Work { plan, conduct, done: AtomicU64::new(0), deals: plan.deals() };
    work.tell(0);
    let mut counts = Counts::new(plan);
    // What is known comes first: if it is enough, nothing more is played.
    let known = (0..work.deals).take_while(|deal| work.is_known(*deal)).count() as u64;
    let played = (0..known).map(|deal| work.deal(deal)).collect();
    let mut enough = work.count(&mut counts, 0..known, played)?;
    let (mut next, mut size) = (known, smallest);
    while next < work.deals && !enough && !conduct.stop.load(Ordering::Relaxed) {
        let length = (work.deals - next).min(size as u64);
        let started = Instant::now();
        let deals = next..next + length;
        let played: Vec<_> =
            pool.install(|| deals.clone().into_par_iter().map(|deal| work.deal(deal)).collect());
        enough = work.count(&mut counts, deals, played)?;
        next += length;
        size = resized(size, started.elapsed()).clamp(smallest, LARGEST_CHUNK.max(smallest));
    }
    if let Some(journal) = conduct.journal {
        journal.finish().map_err(|e| work.lost(journal, &e))?;
    }
    Ok(Report::new(plan, written, &counts, conduct.until))
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

/// A run that is going on, as its threads see it.
struct Work<'a, G: Game> {
    plan: &'a Plan<G>,
    conduct: &'a Conduct<'a, G>,
    /// Games that are played or were known.
    done: AtomicU64,
    deals: u64,
}

impl<G: Game> Work<'_, G> {
    /// One more deal with so many games is done.
    fn tell(&self, games: u64) {
        let done = self.done.fetch_add(games, Ordering::Relaxed) + games;
        (self.conduct.on_progress)(Progress { done, total: self.plan.planned() });
    }

    fn lost(&self, journal: &Journal, e: &std::io::Error) -> RunError {
        RunError::Journal(format!("cannot write `{}`: {e}", journal.path.display()))
    }

    fn is_known(&self, index: u64) -> bool {
        self.conduct.journal.is_some_and(|journal| journal.known(index).is_some())
    }

    /// The games with one deal; nothing if the run is stopped before.
    fn deal(&self, index: u64) -> Option<Result<Vec<Scored>, RunError>> {
        if let Some(known) = self.conduct.journal.and_then(|journal| journal.known(index)) {
            self.tell(known.len() as u64);
            return Some(Ok(known.clone()));
        }
        let mut games = Vec::with_capacity(self.plan.per_deal);
        for nth in 0..self.plan.per_deal {
            if self.conduct.stop.load(Ordering::Relaxed) {
                return None;
            }
            match self.game(index, nth) {
                Ok(game) => games.push(game),
                Err(error) => return Some(Err(error)),
            }
        }
        if let Some(journal) = self.conduct.journal
            && let Err(e) = journal.write(index, &games)
        {
            return Some(Err(self.lost(journal, &e)));
        }
        self.tell(games.len() as u64);
        Some(Ok(games))
    }

    fn game(&self, index: u64, nth: usize) -> Result<Scored, RunError> {
        let (match_up, deal) = self.plan.nth(index);
        let seed = game_seed(self.plan.seed, match_up, deal);
        let first = self.plan.first_seating(match_up, deal);
        let seating = &self.plan.match_ups[match_up].seatings[first + nth];
        let seated = |(seat, entrant): (usize, &crate::Entrant)| {
            let player = (self.conduct.maker)(&entrant.bot, seat_seed(seed, nth, seat));
            player.expect("every bot's name was checked")
        };
        let mut players: Vec<_> = seating.seats.iter().enumerate().map(seated).collect();
        let played = play_watched(&seating.setup, &mut players, seed, self.conduct.watch);
        let game = deal * self.plan.per_deal as u64 + nth as u64;
        let failed = |failure| RunError::Game { match_up, game, failure };
        played.map(Scored::from).map_err(failed)
    }

    /// Counts deals in the order of the plan; whether the run has seen enough or is stopped.
    fn count(
        &self,
        counts: &mut Counts,
        deals: std::ops::Range<u64>,
        played: Vec<Option<Result<Vec<Scored>, RunError>>>,
    ) -> Result<bool, RunError> {
        let match_ups = self.plan.match_ups.len() as u64;
        for (index, games) in deals.zip(played) {
            let Some(games) = games else { return Ok(true) };
            let (match_up, deal) = self.plan.nth(index);
            counts.count(match_up, self.plan.first_seating(match_up, deal), &games?);
            let round_ends = (index + 1) % match_ups == 0;
            if let Some(until) = &self.conduct.until
                && round_ends
                && Until::looks_after(deal + 1)
                && until.is_met(counts)
            {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
