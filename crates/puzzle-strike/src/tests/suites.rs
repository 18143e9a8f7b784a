//! Conformance and secrecy, for every mode.

use crate::{Event, Mode, Setup, Table, Who};
use kernel::Viewer;
use scenario::{Suite, conformance, golden, perft_table, secrecy};

impl Suite for Table {
    /// A draw is news only to those who see the hand.
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Drew { seat, .. } => {
                matches!(viewer, Viewer::Seat(v) if !self.open().are_opponents(v, *seat))
            }
            other => other.shows(),
        }
    }
}

/// A free choice of characters, once with mirrors and the other order of drawn chips.
fn setups(mode: Mode) -> Vec<Setup> {
    let plain = Setup::of(mode);
    let mut all = vec![plain.clone(), Setup { mirror: true, choose_order: true, ..plain.clone() }];
    if mode == Mode::Duel {
        all.push(Setup { tournament: true, ..plain.clone() });
    }
    all.push(Setup { clockwork: true, ..plain.clone() });
    if mode.is_free_for_all() {
        all.push(Setup { last_standing: true, ..plain });
    }
    all
}

scenario::suites! {
    duel: Mode::Duel, 80;
    free_for_all_of_three: Mode::FreeForAll3, 40;
    free_for_all_of_four: Mode::FreeForAll4, 40;
    team: Mode::Team, 40;
}

/// Every character, against others and with every recommended bank.
#[test]
fn every_character_conforms() {
    let pairs = (0..10).map(|i| {
        let bank = crate::Bank::Named(crate::chips::BANKS[i % 5].name.into());
        let who = [Who::ALL[i], Who::ALL[(i + 3) % 10]];
        Setup { bank, ..Setup::of(Mode::Duel) }.with(&who)
    });
    let setups: Vec<Setup> = pairs.collect();
    conformance::<Table>(&setups, 12, 5);
    secrecy::<Table>(&setups, 6, 6);
}

/// Three fixed deals of each mode, counted: a changed number is a changed rule.
#[test]
fn the_trees_of_decisions_have_their_known_sizes() {
    for mode in Mode::ALL {
        let deals: Vec<(Setup, u64)> = (0..3)
            .map(|i| {
                let bank = crate::Bank::Named(crate::chips::BANKS[i].name.into());
                let who: Vec<Who> =
                    (0..mode.seats()).map(|seat| Who::ALL[(3 * i + seat) % 10]).collect();
                (Setup { bank, ..Setup::of(mode) }.with(&who), 1 + i as u64)
            })
            .collect();
        let path =
            format!("{}/../../golden/puzzle-strike/{mode}.perft", env!("CARGO_MANIFEST_DIR"));
        golden(path, &perft_table::<Table>(&deals, 7));
    }
}
