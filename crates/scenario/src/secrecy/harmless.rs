//! Answers that may be taken back freely: giving one tells nobody what the giver holds.

use crate::suite::{Case, Suite, any_of, every_case, viewers, whims_of};
use kernel::{Asks, Offers, Seat, Seeded, Viewer, legal};

const LAW: &str = "an answer that discloses nothing could be given with any hand";

/// At every point of random games: each answer that is said to disclose nothing is offered as well
/// at a table that another viewer could as well be looking at. Otherwise he has learned something.
pub(super) fn given_with_any_hand<G: Suite>(setups: &[G::Setup], games: u32, seed: u64) {
    every_case("secrecy", setups, games, seed, |mut case: Case<G>| {
        let mut table = case.start();
        let mut whim = whims_of(case.seed);
        while table.asks() != Asks::Over {
            for seat in table.asks().seats().iter() {
                could_be_another(&case, &table, seat, &mut whim);
            }
            let (seat, choice) = case.random_answer(&table, &mut whim);
            case.apply(&mut table, seat, choice);
        }
    });
}

fn could_be_another<G: Suite>(case: &Case<G>, table: &G, seat: Seat, whim: &mut Seeded) {
    let harmless = Offers::of(table, seat).0.into_iter().filter(|c| !G::discloses(*c));
    let harmless: Vec<G::Choice> = harmless.collect();
    if harmless.is_empty() {
        return;
    }
    let others: Vec<Viewer> = viewers(table).filter(|v| *v != Viewer::Seat(seat)).collect();
    let viewer = any_of(&others, whim);
    let imagined = G::redeal(&table.view(viewer), whim);
    for choice in harmless {
        if legal(imagined.table(), seat, choice).is_err() {
            let detail = format!("{viewer:?} learns from `{choice}` of {seat} what it holds");
            case.fail(LAW, detail);
        }
    }
}
