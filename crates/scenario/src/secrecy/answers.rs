//! Answers that look alike to another seat: until something is shown, it cannot tell them apart.

use super::{Accounts, Knows, Script, compare};
use crate::suite::{Case, Suite, any_of, applied, every_case, heard, luck_at, seats, whims_of};
use kernel::{Asks, Chance, Offers, Seat, Seeded, Spy, Viewer};

const LAW: &str = "answers that are seen alike are told alike";

/// Tries pairs of answers at every point of random games.
pub(super) fn seen_alike<G: Suite>(setups: &[G::Setup], games: u32, seed: u64) {
    every_case("secrecy", setups, games, seed, |mut case: Case<G>| {
        let mut table = case.start();
        let mut whim = whims_of(case.seed);
        while table.asks() != Asks::Over {
            for seat in table.asks().seats().iter() {
                let offered = Offers::of(&table, seat).0;
                if offered.len() > 1 {
                    let pair = [any_of(&offered, &mut whim), any_of(&offered, &mut whim)];
                    tell_apart(&case, &table, seat, pair, &mut whim);
                }
            }
            let (seat, choice) = case.random_answer(&table, &mut whim);
            case.apply(&mut table, seat, choice);
        }
    });
}

fn tell_apart<G: Suite>(
    case: &Case<G>,
    table: &G,
    seat: Seat,
    [one, two]: [G::Choice; 2],
    whim: &mut Seeded,
) {
    let alike = |by: &Seat| *by != seat && table.seen(seat, one, *by) == table.seen(seat, two, *by);
    let unaware: Vec<Seat> = seats(table).filter(alike).collect();
    if one == two || unaware.is_empty() {
        return;
    }
    let (mut here, mut there) = (table.clone(), table.clone());
    let mut luck = luck_at(case.seed, case.answers.len() + 1);
    let mut spy = Spy { inner: &mut luck as &mut dyn Chance, picks: Vec::new() };
    let told_here = applied(&mut here, seat, one, &mut spy);
    let mut script = Script::new(&spy.picks);
    let told_there = applied(&mut there, seat, two, &mut script);
    if !script.fits() {
        return;
    }
    let viewer = Viewer::Seat(any_of(&unaware, whim));
    let detail =
        |what: String| format!("{viewer:?} can tell `{one}` of {seat} from `{two}`: {what}");
    match compare(&heard(&here, &told_here, viewer), &heard(&there, &told_there, viewer)) {
        Accounts::Shown => {}
        Accounts::Leaked(what) => case.fail(LAW, detail(what)),
        Accounts::Equal => {
            if let Some(what) = Knows::of(&here, viewer).differs(&Knows::of(&there, viewer)) {
                case.fail(LAW, detail(what));
            }
        }
    }
}
