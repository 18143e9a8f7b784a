//! Conformance and secrecy of the other modes, for every pairing of factions (FC-16).

use crate::{Setup, Table};

/// All pairings played in this way, every other one with drawn forces (FC-16.3).
fn all(drawn: usize, mode: impl Fn(Setup) -> Setup) -> Vec<Setup> {
    let every_other = |(i, plain): (usize, Setup)| Setup { random_force: i % 2 == drawn, ..plain };
    Setup::pairings().map(mode).enumerate().map(every_other).collect()
}

fn matches(drawn: usize) -> Vec<Setup> {
    all(drawn, |plain| Setup { best_of_three: true, ..plain })
}

fn open_cards() -> Vec<Setup> {
    all(0, |plain| Setup { face_up: true, ..plain })
}

/// FC-16.5: whole matches of every pairing conform.
#[test]
fn matches_conform() {
    scenario::conformance::<Table>(&matches(0), 1, 31);
}

/// FC-16.5: nothing of a game, nor of the one before it, is told to who cannot know it.
#[test]
fn matches_keep_secrets() {
    scenario::secrecy::<Table>(&[matches(0), matches(1)].concat(), 1, 41);
}

/// FC-16.2: games with open cards conform for every pairing.
#[test]
fn open_cards_conform() {
    scenario::conformance::<Table>(&open_cards(), 1, 33);
}

/// FC-16.2: with open cards deployments and draws are all that is secret.
#[test]
fn open_cards_keep_secrets() {
    scenario::secrecy::<Table>(&open_cards(), 1, 43);
}
