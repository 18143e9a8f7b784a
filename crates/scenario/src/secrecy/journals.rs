//! Whole games replayed with other luck: until it is shown, nobody notices.

use super::{Accounts, Knows, compare};
use crate::course::Course;
use crate::suite::{Case, Suite, every_case, heard, whims_of};
use kernel::{Told, Viewer};

/// How many other lucks each game is replayed with.
const VARIANTS: usize = 10;

const LAW: &str = "what a viewer was never shown changes nothing for him";

/// Returns how many replays went through to the end after a change that somebody did not know of.
pub(super) fn other_luck<G: Suite>(setups: &[G::Setup], games: u32, seed: u64) -> usize {
    let mut through = 0;
    every_case("secrecy", setups, games, seed, |mut case: Case<G>| {
        let mut whim = whims_of(case.seed);
        let course = Course::of(&mut case, &mut whim);
        for _ in 0..VARIANTS {
            let Some(other) = course.with_other_luck(case.setup, &mut whim) else { continue };
            through += usize::from(replay(&case, &course, &other));
        }
    });
    through
}

/// Compares what every viewer sees and hears until something is shown to him. True if it went
/// through to the end and the tables differed while somebody could not know.
fn replay<G: Suite>(case: &Case<G>, here: &Course<G>, there: &Course<G>) -> bool {
    let mut tested = false;
    let mut unaware = here.viewers();
    for point in 0..there.tables.len() {
        unaware.retain(|viewer| {
            let here = (&here.tables[point], &here.told[point]);
            let there = (&there.tables[point], &there.told[point]);
            !is_shown(case, point, *viewer, here, there)
        });
        tested |= there.tables[point] != here.tables[point] && !unaware.is_empty();
    }
    tested && there.tables.len() == here.tables.len()
}

type Point<'a, G> = (&'a G, &'a Vec<Told<G>>);

/// Whether the viewer was rightly shown the difference at this point; panics if it leaks.
fn is_shown<G: Suite>(
    case: &Case<G>,
    point: usize,
    viewer: Viewer,
    here: Point<G>,
    there: Point<G>,
) -> bool {
    match compare(&heard(here.0, here.1, viewer), &heard(there.0, there.1, viewer)) {
        Accounts::Shown => return true,
        Accounts::Equal => {}
        Accounts::Leaked(what) => {
            case.fail(LAW, format!("{viewer:?} hears after {point} answers:\n    {what}"))
        }
    }
    if let Some(what) = Knows::of(here.0, viewer).differs(&Knows::of(there.0, viewer)) {
        case.fail(LAW, format!("{viewer:?} notices after {point} answers: {what}"));
    }
    false
}
