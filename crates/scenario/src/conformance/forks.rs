//! A table forks in the middle of anything, and nobody listening changes nothing.

use crate::suite::{Case, Suite, applied, luck_at, seats};
use kernel::{Asks, Offers, Play, Seeded, digest};

/// How many answers two forks are played side by side.
const SIDE_BY_SIDE: usize = 40;

/// Everything on the list can be carried out, on a copy that leaves the table alone.
pub(super) fn offers_can_be_applied<G: Suite>(table: &G, case: &Case<G>) {
    let before = digest(table);
    for seat in seats(table) {
        for choice in Offers::of(table, seat).0 {
            let luck = &mut luck_at(case.seed, case.answers.len() + 1);
            table.clone().apply(seat, choice, &mut Play::silent(luck));
        }
    }
    if digest(table) != before {
        case.fail("what happens on a fork stays there", "the table changed with its fork");
    }
}

/// Two forks with the same answers and luck stay equal, one of them told and one silent.
pub(super) fn forks_agree<G: Suite>(table: &G, case: &Case<G>, whim: &mut Seeded) {
    let (mut told, mut silent) = (table.clone(), table.clone());
    for ahead in 1..=SIDE_BY_SIDE {
        if told.asks() == Asks::Over {
            return;
        }
        let (seat, choice) = case.random_answer(&told, whim);
        let luck = || luck_at(case.seed, case.answers.len() + ahead);
        applied(&mut told, seat, choice, &mut luck());
        silent.apply(seat, choice, &mut Play::silent(&mut luck()));
        if told != silent || digest(&told) != digest(&silent) {
            let detail = format!("{ahead} answers ahead, after {seat} `{choice}`");
            case.fail("forks agree, whether their events are told or not", detail);
        }
    }
}
