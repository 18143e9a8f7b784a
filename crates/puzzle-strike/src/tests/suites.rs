//! Conformance and secrecy, for every mode.

use crate::{Event, Mode, Setup, Table};
use kernel::Viewer;
use scenario::{Suite, conformance, secrecy};

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

macro_rules! suites {
    ($($name:ident: $mode:expr, $games:expr;)*) => {
        mod conforms {
            use super::*;
            $(#[test] fn $name() { conformance::<Table>(&setups($mode), $games, 11); })*
        }
        mod keeps_secrets {
            use super::*;
            $(#[test] fn $name() { secrecy::<Table>(&setups($mode), $games / 2, 23); })*
        }
    };
}

suites! {
    duel: Mode::Duel, 80;
    free_for_all_of_three: Mode::FreeForAll3, 40;
    free_for_all_of_four: Mode::FreeForAll4, 40;
    team: Mode::Team, 40;
}
