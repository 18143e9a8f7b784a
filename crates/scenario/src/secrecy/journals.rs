//! Whole games replayed with other luck: until it is shown, nobody notices.

use super::{Accounts, Knows, Script, compare};
use crate::suite::{Case, LONGEST, Suite, any_of, every_case, heard, luck_at, viewers, whims_of};
use kernel::{Asks, Chance, Play, Seat, Seeded, Told, Viewer, legal};

/// How many other lucks each game is replayed with.
const VARIANTS: usize = 10;

const LAW: &str = "what a viewer was never shown changes nothing for him";

/// A game as it was played: its tables, what was told, and all its luck, point by point.
struct Record<G: Suite> {
    tables: Vec<G>,
    told: Vec<Vec<Told<G>>>,
    luck: Vec<Vec<Pick>>,
}

/// One piece of luck, with what it was picked from.
struct Pick {
    index: usize,
    weights: Vec<u32>,
}

struct Notes<'a> {
    luck: &'a mut dyn Chance,
    picks: Vec<Pick>,
}

impl Chance for Notes<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        let index = self.luck.pick(weights);
        self.picks.push(Pick { index, weights: weights.to_vec() });
        index
    }
}

/// Returns how many replays went through to the end after a change that somebody did not know of.
pub(super) fn other_luck<G: Suite>(setups: &[G::Setup], games: u32, seed: u64) -> usize {
    let mut through = 0;
    every_case("secrecy", setups, games, seed, |mut case: Case<G>| {
        let mut whim = whims_of(case.seed);
        let record = play(&mut case, &mut whim);
        for _ in 0..VARIANTS {
            let Some(picks) = varied(&record.luck, &mut whim) else { continue };
            through += usize::from(replay(&case, &record, &picks));
        }
    });
    through
}

fn play<G: Suite>(case: &mut Case<G>, whim: &mut Seeded) -> Record<G> {
    let mut record = Record { tables: Vec::new(), told: Vec::new(), luck: Vec::new() };
    loop {
        let point = record.tables.len();
        let mut luck = luck_at(case.seed, point);
        let mut notes = Notes { luck: &mut luck, picks: Vec::new() };
        let answer = record.tables.last().map(|table| case.random_answer(table, whim));
        let (table, told) = next(case, record.tables.last(), answer, &mut notes);
        let over = table.asks() == Asks::Over;
        record.luck.push(notes.picks);
        record.tables.push(table);
        record.told.push(told);
        case.answers.extend(answer);
        if point > LONGEST {
            case.fail("every game ends", format!("it goes on after {LONGEST} answers"));
        }
        if over {
            return record;
        }
    }
}

/// The deal, if nothing was there before, or else the next answer.
fn next<G: Suite>(
    case: &Case<G>,
    before: Option<&G>,
    answer: Option<(Seat, G::Choice)>,
    chance: &mut dyn Chance,
) -> (G, Vec<Told<G>>) {
    let mut told = Vec::new();
    let mut log = |audience, event| told.push((audience, event));
    let play = &mut Play::told(chance, &mut log);
    let table = match (before, answer) {
        (Some(table), Some((seat, choice))) => {
            let mut table = table.clone();
            table.apply(seat, choice, play);
            table
        }
        _ => match G::start(case.setup, play) {
            Ok(table) => table,
            Err(bad) => case.fail("every setup of the suite can be played", bad),
        },
    };
    (table, told)
}

/// The same luck but for one pick, or with two picks swapped; late picks are tried more often,
/// because early ones seldom leave every answer legal.
fn varied(luck: &[Vec<Pick>], whim: &mut Seeded) -> Option<Vec<Vec<usize>>> {
    let places: Vec<(usize, usize)> = luck
        .iter()
        .enumerate()
        .flat_map(|(point, picks)| (0..picks.len()).map(move |i| (point, i)))
        .filter(|(point, i)| luck[*point][*i].weights.iter().filter(|w| **w > 0).count() > 1)
        .collect();
    if places.is_empty() {
        return None;
    }
    let late = if whim.below(2) == 0 { places.len().saturating_sub(12) } else { 0 };
    let (point, i) = any_of(&places[late..], whim);
    let mut picks: Vec<Vec<usize>> =
        luck.iter().map(|picks| picks.iter().map(|p| p.index).collect()).collect();
    let (other_point, j) = any_of(&places[late..], whim);
    if whim.below(2) == 0 && picks[point][i] != picks[other_point][j] {
        let (a, b) = (picks[point][i], picks[other_point][j]);
        (picks[point][i], picks[other_point][j]) = (b, a);
        return Some(picks);
    }
    let Pick { index, weights } = &luck[point][i];
    let others: Vec<usize> = (0..weights.len()).filter(|k| k != index && weights[*k] > 0).collect();
    picks[point][i] = any_of(&others, whim);
    Some(picks)
}

/// Gives all answers again under other luck, as far as they are legal, and compares what every
/// viewer sees and hears until something is shown to him. True if it went through to the end and
/// the tables differed while somebody could not know.
fn replay<G: Suite>(case: &Case<G>, record: &Record<G>, picks: &[Vec<usize>]) -> bool {
    let mut table: Option<G> = None;
    let mut tested = false;
    let mut unaware: Vec<Viewer> = viewers(&record.tables[0]).collect();
    for (point, luck) in picks.iter().enumerate() {
        let answer = point.checked_sub(1).map(|i| case.answers[i]);
        if let (Some(table), Some((seat, choice))) = (&table, answer)
            && legal(table, seat, choice).is_err()
        {
            return false;
        }
        let mut script = Script::new(luck);
        let (there, told) = next(case, table.as_ref(), answer, &mut script);
        if !script.fits() {
            return false;
        }
        unaware.retain(|viewer| {
            let here = (&record.tables[point], &record.told[point]);
            !is_shown(case, point, *viewer, here, (&there, &told))
        });
        tested |= there != record.tables[point] && !unaware.is_empty();
        table = Some(there);
    }
    tested
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
