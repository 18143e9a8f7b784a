//! How fast each game is thought about: simulations of a search, as bots make them at a table.

use crate::measure::{Playout, SEED, best, per_second};
use bots::{Budget, Evaluation, Habits, Search};
use kernel::{Game, Seat, Viewer};
use std::hint::black_box;

/// Simulations for one decision.
const BUDGET: u32 = 1_000;
/// Questions that are thought about, from the middle of random games.
const QUESTIONS: usize = 64;

pub trait Measured {
    fn measure(&mut self);
    fn line(&self) -> String;
}

/// One way to play and what is asked in it.
pub struct Thinking<G: Game, E> {
    name: &'static str,
    asked: Vec<(Seat, G::View, Vec<G::Choice>)>,
    search: Search<G, E>,
    habits: Habits,
    simulations: Vec<f64>,
}

impl<G: Game, E: Evaluation<G> + Default> Thinking<G, E> {
    pub fn of(name: &'static str, setup: G::Setup) -> Box<Self> {
        let mut playout = Playout::<G>::new(setup);
        let (mut asked, mut seed) = (Vec::new(), SEED);
        while asked.len() < QUESTIONS {
            let mut at = 0;
            playout.run(seed, |t, seat, list| {
                at += 1;
                let taste = list.iter().any(|choice| E::default().is_taste(*choice));
                if at % 7 == 0 && !taste && asked.len() < QUESTIONS {
                    asked.push((seat, t.view(Viewer::Seat(seat)), list.to_vec()));
                }
            });
            seed += 1;
        }
        let (search, habits) = searcher(E::default().habits());
        Box::new(Thinking { name, asked, search, habits, simulations: Vec::new() })
    }

    /// As those think who answer briskly.
    fn briskly(mut self: Box<Self>) -> Box<Self> {
        (self.search, self.habits) = searcher(E::default().brisk());
        self
    }
}

fn searcher<G: Game, E: Evaluation<G> + Default>(habits: Habits) -> (Search<G, E>, Habits) {
    let search = Search::new(E::default(), Budget::simulations(BUDGET), SEED);
    (search.with_habits(habits), habits)
}

impl<G: Game, E: Evaluation<G>> Measured for Thinking<G, E> {
    fn measure(&mut self) {
        let (asked, search) = (&self.asked, &mut self.search);
        let (trusted, finalists) = (u64::from(self.habits.trust), self.habits.finalists as usize);
        self.simulations.push(per_second(1, |n| {
            let (seat, view, list) = &asked[n as usize % asked.len()];
            let thought = black_box(search.think(*seat, view, list));
            let seen: u64 = thought.iter().map(|opinion| u64::from(opinion.visits)).sum();
            // First looks are in there as if they were simulations.
            seen - trusted * list.len().min(finalists) as u64
        }));
    }

    fn line(&self) -> String {
        format!("| {} | {:.0} |", self.name, best(&self.simulations) / 1e3)
    }
}

/// The usual ways to play, with what bots know of them.
pub fn all() -> Vec<Box<dyn Measured>> {
    use flash_duel::{Mode, Setup, Table};
    vec![
        // As a search is without knowledge: random playouts to the end of the game. To one token it
        // is the game whose bare playouts are measured beside the limit.
        Thinking::<Table, bots::Nothing>::of(
            "Flash Duel, simple, to one token, random playouts",
            Setup { tokens: 1, ..Setup::of(Mode::Simple) },
        ),
        Thinking::<Table, bots::Nothing>::of(
            "Flash Duel, simple, to three tokens, random playouts",
            Setup::of(Mode::Simple),
        ),
        Thinking::<Table, evals::FlashDuel>::of("Flash Duel, simple", Setup::of(Mode::Simple)),
        Thinking::<Table, evals::FlashDuel>::of("Flash Duel, full", Setup::of(Mode::Full)),
        Thinking::<puzzle_strike::Table, evals::PuzzleStrike>::of(
            "Puzzle Strike, duel",
            puzzle_strike::Setup::of(puzzle_strike::Mode::Duel),
        ),
        Thinking::<puzzle_strike::Table, evals::PuzzleStrike>::of(
            "Puzzle Strike, duel, with quick answers",
            puzzle_strike::Setup::of(puzzle_strike::Mode::Duel),
        )
        .briskly(),
        Thinking::<fantasy_clash::Table, evals::FantasyClash>::of(
            "Fantasy Clash, Alliance against Orcs",
            fantasy_clash::Setup::of(
                fantasy_clash::Faction::Alliance,
                fantasy_clash::Faction::Orcs,
            ),
        ),
        Thinking::<shadows::Table, evals::Shadows>::of(
            "Shadows, 2 players",
            shadows::Setup::shared(2),
        ),
    ]
}

pub fn print(all: &[Box<dyn Measured>]) {
    println!("\n| Searches of {BUDGET} simulations | thousand simulations a second |");
    println!("|---|---:|");
    all.iter().for_each(|one| println!("{}", one.line()));
}
