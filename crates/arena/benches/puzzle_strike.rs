//! How fast Puzzle Strike plays: every figure of one run, per CPU-second of one core.
//! `cargo xtask bench` prints it next to Flash Duel.

use cpu_time::ThreadTime;
use kernel::{Asks, Game, Imagined, Play, Seat, Seeded, Viewer};
use puzzle_strike::{Choice, Mode, Setup, Table, View};
use std::hint::black_box;
use std::time::Duration;

/// Each figure is measured this often, in turns with the others; the best counts, since whatever
/// disturbs a machine only ever makes it slower.
const TURNS: usize = 5;
const SLICE: Duration = Duration::from_millis(400);

/// Runs `work` for a slice of CPU time and returns how much of it was done per second.
fn per_second(at_once: u64, mut work: impl FnMut(u64) -> u64) -> f64 {
    let start = ThreadTime::now();
    let (mut done, mut round) = (0, 0);
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
struct Playout {
    setup: Setup,
    list: Vec<Choice>,
}

impl Playout {
    fn new(mode: Mode) -> Self {
        Playout { setup: Setup::of(mode), list: Vec::with_capacity(512) }
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

/// Tables met in random games, with who decides and what may be chosen.
fn sample(mode: Mode) -> Vec<(Table, Seat, Vec<Choice>)> {
    let mut met = Vec::new();
    let mut playout = Playout::new(mode);
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

/// What is measured of one mode, one figure a turn.
#[derive(Default)]
struct Figures {
    playouts: Vec<f64>,
    decisions: Vec<f64>,
    redeals: Vec<f64>,
    forks: Vec<f64>,
}

impl Figures {
    fn measure(&mut self, mode: Mode, met: &[(Table, Seat, Vec<Choice>)], views: &[View]) {
        let at = |n: u64| n as usize % met.len();
        let mut playout = Playout::new(mode);
        self.playouts.push(per_second(16, |seed| {
            black_box(playout.run(seed, |_, _, _| ()));
            1
        }));
        self.decisions.push(per_second(16, |seed| playout.run(seed, |_, _, _| ())));
        let mut chance = Seeded::new(1);
        self.redeals.push(per_second(64, |n| {
            let imagined: Imagined<Table> = Table::redeal(&views[at(n)], &mut chance);
            black_box(imagined);
            1
        }));
        let mut picks = Seeded::new(2);
        self.forks.push(per_second(64, |n| {
            let (t, seat, list) = &met[at(n)];
            let mut fork = *t;
            let choice = list[picks.below(list.len())];
            fork.apply(*seat, choice, &mut Play::silent(&mut chance));
            black_box(fork);
            1
        }));
    }
}

fn best(turns: &[f64]) -> f64 {
    turns.iter().copied().fold(0.0, f64::max)
}

fn main() {
    let mut figures: Vec<Figures> = Mode::ALL.iter().map(|_| Figures::default()).collect();
    let samples: Vec<_> = Mode::ALL.iter().map(|mode| sample(*mode)).collect();
    let seen = |(t, seat, _): &(Table, Seat, Vec<Choice>)| t.view(Viewer::Seat(*seat));
    let views: Vec<Vec<View>> = samples.iter().map(|met| met.iter().map(seen).collect()).collect();
    for _ in 0..TURNS {
        for (i, mode) in Mode::ALL.into_iter().enumerate() {
            figures[i].measure(mode, &samples[i], &views[i]);
        }
    }
    println!("Puzzle Strike, one core, per CPU-second, best of {TURNS} turns of {SLICE:?}");
    println!(
        "size of a table: {} bytes; of a view: {} bytes",
        size_of::<Table>(),
        size_of::<View>()
    );
    println!();
    println!(
        "| mode | playouts, thousands/s | decisions, M/s | redeals, M/s | \
         fork and one decision, M/s |"
    );
    println!("|---|---:|---:|---:|---:|");
    for (mode, f) in Mode::ALL.into_iter().zip(&figures) {
        println!(
            "| {mode} | {:.1} | {:.2} | {:.2} | {:.2} |",
            best(&f.playouts) / 1e3,
            best(&f.decisions) / 1e6,
            best(&f.redeals) / 1e6,
            best(&f.forks) / 1e6,
        );
    }
}
