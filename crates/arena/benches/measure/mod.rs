//! What is measured of one way to play, whatever the game.

use cpu_time::ThreadTime;
use kernel::{Asks, Game, Imagined, Play, Seat, Seeded, Viewer};
use std::hint::black_box;
use std::time::Duration;

/// Each figure is measured this often, in turns with the others; the best counts, since whatever
/// disturbs a machine only ever makes it slower.
pub const TURNS: usize = 5;
pub const SLICE: Duration = Duration::from_millis(400);

/// All luck follows from it: the first playout is the one of this seed, the next that of the next.
pub const SEED: u64 = 1;

/// Runs `work` for a slice of CPU time and returns how much of it was done per second.
pub fn per_second(at_once: u64, mut work: impl FnMut(u64) -> u64) -> f64 {
    let start = ThreadTime::now();
    let (mut done, mut round) = (0, SEED);
    loop {
        for _ in 0..at_once {
            done += work(round);
            round += 1;
        }
        let spent = start.elapsed();
        if spent >= SLICE {
            return done as f64 / spent.as_secs_f64();
        }
    }
}

/// A random playout from the start: decisions between two or more choices, and what was met.
pub struct Playout<G: Game> {
    setup: G::Setup,
    list: Vec<G::Choice>,
}

impl<G: Game> Playout<G> {
    pub fn new(setup: G::Setup) -> Self {
        Playout { setup, list: Vec::with_capacity(512) }
    }

    pub fn run(&mut self, seed: u64, mut each: impl FnMut(&G, Seat, &[G::Choice])) -> u64 {
        let (mut chance, mut picks) = (Seeded::new(seed), Seeded::new(!seed));
        let mut t = G::start(&self.setup, &mut Play::silent(&mut chance)).expect("a setup");
        let mut decisions = 0;
        while let Some(seat) = t.asks().seats().lowest() {
            self.list.clear();
            t.weigh(seat, &mut self.list);
            let mut pick = 0;
            if self.list.len() > 1 {
                each(&t, seat, &self.list);
                decisions += 1;
                pick = picks.below(self.list.len());
            }
            t.apply(seat, self.list[pick], &mut Play::silent(&mut chance));
        }
        debug_assert!(t.asks() == Asks::Over);
        decisions
    }
}

/// A table met in a random game: what one viewer sees, who decides and what may be chosen.
struct Met<G: Game> {
    table: G,
    view: G::View,
    seat: Seat,
    list: Vec<G::Choice>,
}

/// One way to play, with one figure of each kind for each turn.
pub struct Figures<G: Game> {
    name: String,
    playout: Playout<G>,
    met: Vec<Met<G>>,
    playouts: Vec<f64>,
    decisions: Vec<f64>,
    redeals: Vec<f64>,
    forks: Vec<f64>,
}

impl<G: Game + Copy> Figures<G> {
    pub fn of(name: String, setup: G::Setup) -> Self {
        let mut playout = Playout::<G>::new(setup);
        let mut met = Vec::new();
        let mut seed = SEED;
        while met.len() < 2_000 {
            let mut at = 0;
            playout.run(seed, |t, seat, list| {
                at += 1;
                if at % 5 == 0 {
                    let view = t.view(Viewer::Seat(seat));
                    met.push(Met { table: *t, view, seat, list: list.to_vec() });
                }
            });
            seed += 1;
        }
        let none = Vec::new;
        let (playouts, decisions, redeals, forks) = (none(), none(), none(), none());
        Figures { name, playout, met, playouts, decisions, redeals, forks }
    }

    pub fn measure(&mut self) {
        let (playout, met) = (&mut self.playout, &self.met);
        let at = |n: u64| &met[n as usize % met.len()];
        self.playouts.push(per_second(16, |seed| {
            black_box(playout.run(seed, |_, _, _| ()));
            1
        }));
        self.decisions.push(per_second(16, |seed| playout.run(seed, |_, _, _| ())));
        let mut chance = Seeded::new(SEED);
        self.redeals.push(per_second(64, |n| {
            let imagined: Imagined<G> = G::redeal(&at(n).view, &mut chance);
            black_box(imagined);
            1
        }));
        let mut picks = Seeded::new(!SEED);
        self.forks.push(per_second(64, |n| {
            let met = at(n);
            let mut fork = met.table;
            let choice = met.list[picks.below(met.list.len())];
            fork.apply(met.seat, choice, &mut Play::silent(&mut chance));
            black_box(fork);
            1
        }));
    }

    /// A line of the table that [`head`] begins.
    pub fn line(&self) -> String {
        format!(
            "| {} | {:.1} | {:.2} | {:.2} | {:.2} |",
            self.name,
            best(&self.playouts) / 1e3,
            best(&self.decisions) / 1e6,
            best(&self.redeals) / 1e6,
            best(&self.forks) / 1e6,
        )
    }
}

/// The head of a table of figures, with the sizes that every copy pays for.
pub fn head<G: Game>(title: &str) -> String {
    let (table, view) = (size_of::<G>(), size_of::<G::View>());
    format!(
        "{title}: a table has {table} bytes, a view {view}\n\n\
         | mode | playouts, thousands/s | decisions, M/s | redeals, M/s | \
         fork and one decision, M/s |\n|---|---:|---:|---:|---:|"
    )
}

pub fn best(turns: &[f64]) -> f64 {
    turns.iter().copied().fold(0.0, f64::max)
}
