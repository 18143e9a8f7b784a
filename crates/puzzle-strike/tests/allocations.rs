//! No decision allocates: tables are flat, and the list of choices is reused.

use puzzle_strike::{Mode, Set, Sets, Setup, Table};

#[test]
fn no_decision_view_or_redeal_allocates_in_any_mode() {
    let all = Sets::BOTH.with(Set::Promo);
    for mode in Mode::ALL {
        let games = [(Sets::SHADOWS, false), (Sets::BASE, false), (all, false), (all, true)];
        for (sets, clockwork) in games {
            let setup = Setup { sets, clockwork, ..Setup::of(mode) };
            let mut total = 0;
            scenario::played_flat::<Table>(&setup, 60, |game| {
                total += allocation_counter::measure(game).count_total;
            });
            assert_eq!(total, 0, "allocations in {mode} with {sets}");
        }
    }
}
