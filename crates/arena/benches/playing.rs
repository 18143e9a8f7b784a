//! How fast each game plays and is thought about: every figure of one run, per CPU-second of one
//! core, next to the hand-written limit measured in the same run. `cargo xtask bench` prints it.

mod limit;
mod measure;
mod thinking;

use kernel::{Game, Seeded};
use measure::{Figures, Playout, SEED, SLICE, TURNS, best, head, per_second};
use std::hint::black_box;

/// One round, with characters drawn at random by the players themselves.
fn duel_setup(mode: flash_duel::Mode) -> flash_duel::Setup {
    flash_duel::Setup { tokens: 1, ..flash_duel::Setup::of(mode) }
}

/// A whole game with characters picked and a bank drawn at random.
fn strike_setup(mode: puzzle_strike::Mode) -> puzzle_strike::Setup {
    puzzle_strike::Setup::of(mode)
}

/// A whole game with armies deployed as one of the presets says, in mirror matches and some others.
fn clash_setups() -> Vec<fantasy_clash::Setup> {
    use fantasy_clash::Faction::{Aegyptus, Alliance, Catastrophe, Dragons, Orcs};
    let mirrors = fantasy_clash::Faction::ALL.map(|faction| (faction, faction));
    let mixed = [(Alliance, Orcs), (Dragons, Aegyptus), (Catastrophe, Alliance)];
    let both = mirrors.into_iter().chain(mixed);
    both.map(|(south, north)| fantasy_clash::Setup::of(south, north)).collect()
}

/// A whole game: the Heroes are taken in turn, Libraries come from a shared Pool or from the lists.
fn shadows_setups() -> [(&'static str, shadows::Setup); 3] {
    use shadows::Setup;
    [
        ("2 players", Setup::shared(2)),
        ("3 players", Setup::shared(3)),
        ("first game", Setup::first_game()),
    ]
}

fn print<G: Game + Copy>(title: &str, figures: &[Figures<G>]) {
    println!("\n{}", head::<G>(title));
    figures.iter().for_each(|mode| println!("{}", mode.line()));
}

fn main() {
    let duel = flash_duel::Mode::ALL.into_iter();
    let mut duel: Vec<Figures<flash_duel::Table>> =
        duel.map(|mode| Figures::of(mode.to_string(), duel_setup(mode))).collect();
    let strike = puzzle_strike::Mode::ALL.into_iter();
    let mut strike: Vec<Figures<puzzle_strike::Table>> =
        strike.map(|mode| Figures::of(mode.to_string(), strike_setup(mode))).collect();
    let clash = clash_setups().into_iter();
    let mut clash: Vec<Figures<fantasy_clash::Table>> = clash
        .map(|setup| {
            let [south, north] = setup.factions.map(|faction| faction.expect("named"));
            Figures::of(format!("{south} against {north}"), setup)
        })
        .collect();
    let hunt = shadows_setups().into_iter();
    let mut hunt: Vec<Figures<shadows::Table>> =
        hunt.map(|(name, setup)| Figures::of(name.to_string(), setup)).collect();
    let mut thinking = thinking::all();
    let (mut limit, mut engine) = (Vec::new(), Vec::new());
    for _ in 0..TURNS {
        limit.push(per_second(64, |seed| {
            let played = limit::playout(&mut Seeded::new(seed), &mut Seeded::new(!seed));
            black_box(played);
            1
        }));
        let mut simple = Playout::<flash_duel::Table>::new(duel_setup(flash_duel::Mode::Simple));
        engine.push(per_second(64, |seed| {
            black_box(simple.run(seed, |_, _, _| ()));
            1
        }));
        duel.iter_mut().for_each(Figures::measure);
        strike.iter_mut().for_each(Figures::measure);
        clash.iter_mut().for_each(Figures::measure);
        hunt.iter_mut().for_each(Figures::measure);
        thinking.iter_mut().for_each(|one| one.measure());
    }
    let (limit, engine) = (best(&limit), best(&engine));
    println!("One core, per CPU-second, best of {TURNS} turns of {SLICE:?}, seed {SEED}\n");
    println!("| Flash Duel, Simple mode, random playouts of one round | thousands a second |");
    println!("|---|---:|");
    println!("| the hand-written limit | {:.0} |", limit / 1e3);
    println!("| through the kernel | {:.0} |", engine / 1e3);
    println!("| share of the limit | {:.0} % |", 100.0 * engine / limit);
    print("Flash Duel", &duel);
    print("Puzzle Strike", &strike);
    print("Fantasy Clash", &clash);
    print("Shadows", &hunt);
    thinking::print(&thinking);
}
