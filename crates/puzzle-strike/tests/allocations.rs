//! No decision allocates: tables are flat, and the list of choices is reused.

use puzzle_strike::{Mode, Setup, Table};

#[test]
fn no_decision_view_or_redeal_allocates_in_any_mode() {
    for mode in Mode::ALL {
        let mut total = 0;
        scenario::played_flat::<Table>(&Setup::of(mode), 60, |game| {
            total += allocation_counter::measure(game).count_total;
        });
        assert_eq!(total, 0, "allocations in {mode}");
    }
}
