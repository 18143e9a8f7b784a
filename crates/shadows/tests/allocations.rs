//! No decision allocates: tables are flat, and the list of choices is reused.

use shadows::{HeroId, Setup, Table};

#[test]
fn no_decision_view_or_redeal_allocates() {
    let [a, b, c, d] = [0, 1, 2, 3].map(HeroId);
    for heroes in [&[a, b][..], &[c, d], &[a, b, c], &[b, c, d]] {
        let setup = Setup::with_heroes(heroes);
        let mut total = 0;
        scenario::played_flat::<Table>(&setup, 2, |game| {
            total += allocation_counter::measure(game).count_total;
        });
        assert_eq!(total, 0, "allocations in {setup:?}");
    }
}
