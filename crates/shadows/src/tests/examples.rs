//! The example round of the rulebook, with its numbers (p.11 to p.13).

use super::*;
use kernel::Viewer;

/// SH-S02 to SH-S09, SH-4.3, SH-3.5, SH-5.1, SH-5.2, SH-5.4: a whole round of Akintunde against
/// Eras, from the deal to Collect.
#[test]
fn the_example_round_goes_as_printed() {
    let mut m = duel("Akintunde", "Eras").round(0).begins();
    // TeamUp: Robert leads, draws an Attack and a Response, and deals.
    m.asks(A).may(A, &["deal response to P1", "deal attack to P1"]);
}
