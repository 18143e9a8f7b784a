//! Conformance and secrecy, for every pairing of factions.

use crate::{Event, Setup, Table};
use kernel::Viewer;
use scenario::{Suite, conformance, secrecy};

impl Suite for Table {
    /// A deployment and a draw are news only to who makes them.
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event.private_to() {
            Some(seat) => viewer.is(seat),
            None => event.shows(),
        }
    }
}

/// Every pairing of factions, and each depth of the battlefield once (FC-16.1, FC-16.4).
fn setups() -> Vec<Setup> {
    let gaps = [1, 0, 1, 2, 1];
    let all = Setup::pairings().enumerate();
    all.map(|(i, setup)| Setup { gap_rows: gaps[i % gaps.len()], ..setup }).collect()
}

#[test]
fn every_pairing_conforms() {
    conformance::<Table>(&setups(), 2, 5);
}

#[test]
fn every_pairing_keeps_its_secrets() {
    secrecy::<Table>(&setups(), 2, 5);
}
