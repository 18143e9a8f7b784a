//! Conformance and secrecy, for two and three players and all Heroes.

use crate::{CardId, Event, HeroId, Setup, Table};
use kernel::{Game, Offers, Play, Seeded, Viewer};
use scenario::{Course, Suite, golden, perft};

impl Suite for Table {
    /// What is private is news only to who may know it.
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::NumbersShown { by, to, .. } => viewer.is(*by) || viewer.is(*to),
            // Only the Leader knows what is dealt (SH-3.5).
            Event::ActionDealt { .. } => viewer.is(self.open().leader),
            _ => match event.private_to() {
                Some(seat) => viewer.is(seat),
                None => event.shows(),
            },
        }
    }
}

fn heroes(names: &[&str]) -> Setup {
    let heroes: Vec<HeroId> =
        names.iter().map(|name| HeroId::by_name(name).expect("a Hero")).collect();
    Setup::with_heroes(&heroes)
}

fn setups(names: &[&str]) -> Vec<Setup> {
    vec![heroes(names)]
}

const A: &str = "Akintunde";
const R: &str = "Rolan";
const H: &str = "Ahti";
const E: &str = "Eras";

// Every pair and every three of the Heroes.
scenario::suites! {
    akintunde_rolan: &[A, R], 4;
    akintunde_ahti: &[A, H], 4;
    akintunde_eras: &[A, E], 4;
    rolan_ahti: &[R, H], 4;
    rolan_eras: &[R, E], 4;
    ahti_eras: &[H, E], 4;
    akintunde_rolan_ahti: &[A, R, H], 4;
    akintunde_rolan_eras: &[A, R, E], 4;
    akintunde_ahti_eras: &[A, H, E], 4;
    rolan_ahti_eras: &[R, H, E], 4;
}

/// A Pool of one's own: two of each of the first titles (SH-2.23).
fn pool(from: usize) -> Vec<CardId> {
    CardId::neutrals().cycle().skip(from).take(33).flat_map(|card| [card, card]).collect()
}

/// SH-2.22, SH-2.23, SH-2.24: other ways to set up, with Heroes chosen in turn.
#[test]
fn other_setups_conform_and_keep_secrets() {
    let own = Setup { pools: vec![pool(0), pool(20)], ..Setup::shared(2) };
    let three = Setup { pools: vec![pool(5), pool(30), pool(50)], ..Setup::shared(3) };
    let all = [Setup::first_game(), Setup::shared(2), Setup::shared(3), own, three];
    scenario::conformance::<Table>(&all, 2, 7);
    scenario::secrecy::<Table>(&all, 1, 8);
}
