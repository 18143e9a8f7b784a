//! How fast Flash Duel plays: every figure of one run, per CPU-second of one core, next to the
//! hand-written limit measured in the same run. `cargo xtask bench` prints it.

mod limit;

use cpu_time::ThreadTime;
use flash_duel::{Choice, Mode, Setup, Table, View};
use kernel::{Asks, Game, Imagined, Play, Seat, Seeded, Viewer};
use std::hint::black_box;
use std::time::Duration;

/// Each figure is measured this often, in turns with the others; the best counts, since whatever
/// disturbs a machine only ever makes it slower.
const TURNS: usize = 5;
const SLICE: Duration = Duration::from_millis(400);

/// Runs `work` for a slice of CPU time and returns how much of it was done per second.
fn per_second(mut work: impl FnMut(u64) -> u64) -> f64 {
    let start = ThreadTime::now();
    let (mut done, mut round) = (0, 0);
    loop {
        for _ in 0..64 {
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
struct Playout {
    setup: Setup,
    list: Vec<Choice>,
}

impl Playout {
    fn new(setup: Setup) -> Self {
        Playout { setup, list: Vec::with_capacity(512) }
    }

    fn run(&mut self, seed: u64, mut each: impl FnMut(&Table, Seat, &[Choice])) -> u64 {
        let (mut chance, mut picks) = (Seeded::new(seed), Seeded::new(!seed));
        let mut t = Table::start(&self.setup, &mut Play::silent(&mut chance)).expect("a setup");
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

/// One round, with characters drawn at random by the players themselves.
fn setup(mode: Mode) -> Setup {
    Setup { tokens: 1, ..Setup::of(mode) }
}

/// Tables met in random games, with who decides and what may be chosen.
fn sample(mode: Mode) -> Vec<(Table, Seat, Vec<Choice>)> {
    let mut met = Vec::new();
    let mut playout = Playout::new(setup(mode));
    let mut seed = 0;
    while met.len() < 2_000 {
        let mut at = 0;
        playout.run(seed, |t, seat, list| {
            at += 1;
            if at % 5 == 0 {
                met.push((*t, seat, list.to_vec()));
            }
        });
        seed += 1;
    }
    met
}

fn best(turns: &[f64]) -> f64 {
    turns.iter().copied().fold(0.0, f64::max)
}

fn main() {
    let mut limit_playouts = Vec::new();
    let mut engine_playouts = Vec::new();
    let mut decisions = vec![Vec::new(); Mode::ALL.len()];
    let mut redeals = vec![Vec::new(); Mode::ALL.len()];
    let mut forks = vec![Vec::new(); Mode::ALL.len()];
    let samples: Vec<_> = Mode::ALL.iter().map(|m| sample(*m)).collect();
    let views: Vec<Vec<View>> = samples
        .iter()
        .map(|s| s.iter().map(|(t, seat, _)| t.view(Viewer::Seat(*seat))).collect())
        .collect();
    for _ in 0..TURNS {
        limit_playouts.push(per_second(|seed| {
            let played = limit::playout(&mut Seeded::new(seed), &mut Seeded::new(!seed));
            black_box(played);
            1
        }));
        let mut simple = Playout::new(setup(Mode::Simple));
        engine_playouts.push(per_second(|seed| {
            black_box(simple.run(seed, |_, _, _| ()));
            1
        }));
        for (i, mode) in Mode::ALL.into_iter().enumerate() {
            let mut playout = Playout::new(setup(mode));
            decisions[i].push(per_second(|seed| playout.run(seed, |_, _, _| ())));
            let mut chance = Seeded::new(1);
            redeals[i].push(per_second(|n| {
                let view = &views[i][n as usize % views[i].len()];
                let imagined: Imagined<Table> = Table::redeal(view, &mut chance);
                black_box(imagined);
                1
            }));
            let mut picks = Seeded::new(2);
            forks[i].push(per_second(|n| {
                let (t, seat, list) = &samples[i][n as usize % samples[i].len()];
                let mut fork = *t;
                let choice = list[picks.below(list.len())];
                fork.apply(*seat, choice, &mut Play::silent(&mut chance));
                black_box(fork);
                1
            }));
        }
    }
    let (limit, engine) = (best(&limit_playouts), best(&engine_playouts));
    println!("Flash Duel, one core, per CPU-second, best of {TURNS} turns of {SLICE:?}");
    println!(
        "size of a table: {} bytes; of a view: {} bytes",
        size_of::<Table>(),
        size_of::<View>()
    );
    println!();
    println!("| Simple mode, random playouts of one round | thousands a second |");
    println!("|---|---:|");
    println!("| the hand-written limit | {:.0} |", limit / 1e3);
    println!("| through the kernel | {:.0} |", engine / 1e3);
    println!("| share of the limit | {:.0} % |", 100.0 * engine / limit);
    println!();
    println!("| mode | decisions, M/s | redeals, M/s | fork and one decision, M/s |");
    println!("|---|---:|---:|---:|");
    for (i, mode) in Mode::ALL.into_iter().enumerate() {
        let m = |turns: &[f64]| best(turns) / 1e6;
        let (d, r, f) = (m(&decisions[i]), m(&redeals[i]), m(&forks[i]));
        println!("| {mode} | {d:.2} | {r:.2} | {f:.2} |");
    }
}
