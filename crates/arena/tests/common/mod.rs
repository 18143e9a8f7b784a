//! Plans of a toy, and how they are played.

#![allow(dead_code)] // each test file uses some of it

use arena::*;
use bots::{Nothing, Player, UnknownBot, by_name};
use kernel::Game;
use scenario::toys::leduc::Table as Leduc;
use std::sync::atomic::AtomicBool;

pub fn maker<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, UnknownBot> {
    by_name(name, Nothing, seed)
}

pub fn entrant(bot: &str, team: u8) -> Entrant {
    Entrant { label: bot.to_string(), bot: bot.to_string(), team }
}

pub fn seating<G: Game>(setup: G::Setup, bots: [&str; 2]) -> Seating<G> {
    Seating { setup, seats: vec![entrant(bots[0], 0), entrant(bots[1], 1)] }
}

/// Greedy against random, changing seats, and the mirror of random, at a game with draws.
pub fn plan(games: u64, seed: u64) -> Plan<Leduc> {
    let turns = vec![seating((), ["greedy", "random"]), seating((), ["random", "greedy"])];
    let mirror = vec![seating((), ["random", "random"]), seating((), ["random", "random"])];
    let match_ups = vec![
        MatchUp { condition: None, seatings: turns },
        MatchUp { condition: None, seatings: mirror },
    ];
    Plan { match_ups, games, per_deal: 2, order: Order::InTurn, seed }
}

/// One match-up of one seating.
pub fn single<G: Game>(seating: Seating<G>, games: u64, seed: u64) -> Plan<G> {
    let match_ups = vec![MatchUp { condition: None, seatings: vec![seating] }];
    Plan { match_ups, games, per_deal: 1, order: Order::InTurn, seed }
}

pub fn conduct<'a, G: Game>(threads: usize, stop: &'a AtomicBool) -> Conduct<'a, G> {
    let maker = &maker::<G>;
    let (watch, until, journal, on_progress) = (None, None, None, &|_| {});
    Conduct { maker, watch, threads, until, journal, stop, on_progress }
}

pub fn play<G: Game>(plan: &Plan<G>, threads: usize) -> Result<Report, RunError> {
    run(plan, &conduct(threads, &AtomicBool::new(false)))
}
