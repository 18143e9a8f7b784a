//! No decision allocates: tables are flat, and the list of choices is reused.

use kernel::{Game, Play, Seeded, Viewer};
use puzzle_strike::{Choice, Mode, Set, Sets, Setup, Table};

/// Plays random games and returns the allocations of everything after the start.
fn allocations_in(mode: Mode, sets: Sets, clockwork: bool, games: u64) -> u64 {
    let mut list: Vec<Choice> = Vec::with_capacity(4_096);
    let mut total = 0;
    for seed in 0..games {
        let (mut chance, mut picks) = (Seeded::new(seed), Seeded::new(!seed));
        let setup = Setup { sets, clockwork, ..Setup::of(mode) };
        let mut t = Table::start(&setup, &mut Play::silent(&mut chance)).expect("a setup");
        let counted = allocation_counter::measure(|| {
            while let Some(seat) = t.asks().seats().lowest() {
                list.clear();
                t.weigh(seat, &mut list);
                let choice = list[picks.below(list.len())];
                t.apply(seat, choice, &mut Play::silent(&mut chance));
                let view = t.view(Viewer::Seat(seat));
                let imagined = Table::redeal(&view, &mut picks);
                assert_eq!(imagined.table().seats(), t.seats());
            }
        });
        total += counted.count_total;
    }
    total
}

#[test]
fn no_decision_view_or_redeal_allocates_in_any_mode() {
    for mode in Mode::ALL {
        let all = Sets::BOTH.with(Set::Promo);
        let games = [(Sets::SHADOWS, false), (Sets::BASE, false), (all, false), (all, true)];
        for (sets, clockwork) in games {
            assert_eq!(allocations_in(mode, sets, clockwork, 60), 0, "in {mode} with {sets}");
        }
    }
}
