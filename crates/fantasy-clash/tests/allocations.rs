//! No decision allocates: tables are flat, and the list of choices is reused.

use fantasy_clash::{Setup, Table};

#[test]
fn no_decision_view_or_redeal_allocates_in_any_pairing() {
    for setup in Setup::pairings().chain([Setup::picked()]) {
        let mut total = 0;
        scenario::played_flat::<Table>(&setup, 2, |game| {
            total += allocation_counter::measure(game).count_total;
        });
        assert_eq!(total, 0, "allocations in {setup:?}");
    }
}
