//! Real games to take positions, journals and labels from.

#![allow(dead_code)] // each test file uses some of it

use catalog::{Listed, Options};
use flash_duel::{Mode, Position, Setup, Table};
use kernel::{Asks, Offers, Play, Seat, Seeded};

/// A random game. `each` sees every table that waits for an answer, `on_turn` every table at which
/// a turn begins together with the luck that follows.
pub fn play_out<G: Listed>(
    setup: &G::Setup,
    seed: u64,
    mut each: impl FnMut(&G, Seat),
    mut on_turn: impl FnMut(&G),
) {
    let mut luck = Seeded::new(seed);
    let mut picks = Seeded::new(!seed);
    let mut table = G::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    while table.asks() != Asks::Over {
        let asked: Vec<Seat> = table.asks().seats().iter().collect();
        let seat = asked[picks.below(asked.len())];
        each(&table, seat);
        let choices = Offers::of(&table, seat).0;
        let choice = choices[picks.below(choices.len())];
        table.carry_out(seat, choice, &mut Play::silent(&mut luck), &mut on_turn);
    }
}

/// What is agreed in each mode of a game if nobody says anything, and some more of what can be.
pub fn setups<G: Listed>() -> Vec<G::Setup> {
    let modes = G::modes();
    let mut all = Vec::new();
    for mode in &modes {
        let said = |said: &[(&str, &str)]| {
            let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string()));
            let options = Options { mode: Some(mode.name.into()), said: said.collect() };
            options.read(&modes).and_then(|agreed| G::setup(&agreed))
        };
        all.push(said(&[]).unwrap_or_else(|bad| panic!("{}: {bad}", mode.name)));
        for option in &mode.options {
            let others: Vec<&str> = match &option.kind {
                catalog::Kind::YesNo => vec!["yes", "no"],
                catalog::Kind::OneOf { of } => of.clone(),
                _ => Vec::new(),
            };
            let others = others.into_iter().filter(|text| *text != option.default);
            // What does not go alone is refused, which is for the tests of each game.
            all.extend(others.filter_map(|text| said(&[(option.name, text)]).ok()));
        }
    }
    all
}

/// A random game of a mode of Flash Duel.
pub fn random_game(
    mode: Mode,
    seed: u64,
    each: impl FnMut(&Table, Seat),
    on_turn: impl FnMut(&Table),
) {
    play_out(&Setup::of(mode), seed, each, on_turn);
}

/// The positions of a random game, one for each turn after the first.
pub fn positions(mode: Mode, seed: u64) -> Vec<Position> {
    let mut all = Vec::new();
    let written = |t: &Table| Position::of(t).expect("a turn is about to begin");
    random_game(mode, seed, |_, _| (), |t| all.push(written(t)));
    all
}
