//! Real games to take positions, journals and labels from.

#![allow(dead_code)] // each test file uses some of it

use flash_duel::{Mode, Position, Setup, Table};
use kernel::{Asks, Game, Offers, Play, Seat, Seeded};

/// A random game of this mode. `each` sees every table that waits for an answer, `on_turn` every
/// table at which a turn begins together with the luck that follows.
pub fn random_game(
    mode: Mode,
    seed: u64,
    mut each: impl FnMut(&Table, Seat),
    mut on_turn: impl FnMut(&Table),
) {
    let mut luck = Seeded::new(seed);
    let mut picks = Seeded::new(!seed);
    let setup = Setup::of(mode);
    let mut table = Table::start(&setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    while table.asks() != Asks::Over {
        let asked: Vec<Seat> = table.asks().seats().iter().collect();
        let seat = asked[picks.below(asked.len())];
        each(&table, seat);
        let choices = Offers::of(&table, seat).0;
        let choice = choices[picks.below(choices.len())];
        table.apply_watching(seat, choice, &mut Play::silent(&mut luck), &mut on_turn);
    }
}

/// The positions of a random game, one for each turn after the first.
pub fn positions(mode: Mode, seed: u64) -> Vec<Position> {
    let mut all = Vec::new();
    let written = |t: &Table| Position::of(t).expect("a turn is about to begin");
    random_game(mode, seed, |_, _| (), |t| all.push(written(t)));
    all
}
