//! The laws that every game obeys, tried on random games.

mod forks;
mod journal;
mod sealed;

use crate::suite::{Case, Suite, any_of, every_case, interjections, seats, viewers, whims_of};
use kernel::{Asks, Game, Illegal, Offers, Reason, Seat, Seeded, Verdicts, digest, legal};
use std::collections::HashSet;

/// How many choices of earlier points are tried again at each point.
const TRIED_AGAIN: usize = 6;

/// Plays random games and panics where a law is broken, naming the law and the game.
pub fn conformance<G: Suite>(setups: &[G::Setup], games: u32, seed: u64) {
    every_case("conformance", setups, games, seed, |mut case: Case<G>| {
        wander(&mut case);
        case.answers.clear();
        journal::replays(&mut case);
    });
}

/// One random game to its end, every law tried on the way.
fn wander<G: Suite>(case: &mut Case<G>) {
    let mut table = case.start();
    let mut whim = whims_of(case.seed);
    let mut earlier = Earlier::default();
    loop {
        the_table_asks(case, &table);
        for seat in seats(&table) {
            listed_is_accepted(case, &table, seat);
            things_are_explained(case, &table, seat);
            earlier.note(&table, seat);
        }
        refusals_are_explained(case, &table, &earlier, &mut whim);
        if table.asks() == Asks::Over {
            return;
        }
        if whim.below(8) == 0 {
            forks::offers_can_be_applied(&table, case);
            forks::forks_agree(&table, case, &mut whim);
        }
        sealed::answers_commute(&table, case, &mut whim);
        sealed::answers_are_sealed(&table, case, &mut whim);
        let (seat, choice) = case.random_answer(&table, &mut whim);
        case.apply(&mut table, seat, choice);
    }
}

fn the_table_asks<G: Suite>(case: &Case<G>, table: &G) {
    let asks = table.asks();
    let over = asks == Asks::Over;
    if over != table.outcome().is_some() {
        let outcome = table.outcome();
        case.fail("an outcome is there exactly at the end", format!("{asks:?}, but {outcome:?}"));
    }
    if !over && asks.seats().is_empty() {
        case.fail("somebody is asked until the game is over", format!("asked is {asks:?}"));
    }
    if let Some(stranger) = asks.seats().iter().find(|s| s.index() >= table.seats()) {
        case.fail("only seats of the table are asked", format!("{stranger} is asked"));
    }
    let copy = table.clone();
    if copy != *table || digest(&copy) != digest(table) {
        case.fail("a clone is equal and has the same hash", "it differs");
    }
    for viewer in viewers(table) {
        if table.view(viewer) != copy.view(viewer) {
            case.fail("equal tables give equal views", format!("not to {viewer:?}"));
        }
    }
}

/// What is offered is legal, readable and named once; a list without reasons is the same list.
fn listed_is_accepted<G: Suite>(case: &Case<G>, table: &G, seat: Seat) {
    let offered = Offers::of(table, seat).0;
    let spoken = interjections(table, seat);
    let asked = table.asks().asks(seat);
    if !asked && !offered.is_empty() {
        let label = offered[0].to_string();
        case.fail("a seat that is not asked is offered nothing", format!("{seat}: `{label}`"));
    }
    if asked && offered.is_empty() {
        case.fail("whoever is asked is offered something", format!("{seat} is offered nothing"));
    }
    if table.asks() == Asks::Over && !spoken.is_empty() {
        case.fail("after the end nobody speaks up", format!("{seat} may `{}`", spoken[0]));
    }
    let mut labels = HashSet::new();
    for choice in offered.iter().chain(&spoken) {
        let label = choice.to_string();
        if label.parse::<G::Choice>().ok() != Some(*choice) {
            case.fail("a label reads back as its choice", format!("`{label}` of {choice:?}"));
        }
        if !labels.insert(label.clone()) {
            case.fail("every offer has its own label", format!("`{label}` is there twice"));
        }
        if let Err(why) = legal(table, seat, *choice) {
            case.fail("what is listed is legal", format!("{seat} `{label}`: {why}"));
        }
    }
    let verdicts = Verdicts::of(table, seat).0;
    let accepted: Vec<_> = verdicts.iter().filter(|v| v.1.is_ok()).map(|v| v.0).collect();
    if accepted != offered {
        let detail = format!("with: {accepted:?}, without: {offered:?}");
        case.fail("offers are the same with and without reasons", detail);
    }
    for (choice, why) in verdicts.iter().filter_map(|(c, v)| v.err().map(|why| (c, why))) {
        if why.clause().is_empty() {
            case.fail("every refusal cites its clause", format!("`{choice}`: {why}"));
        }
        if offered.contains(choice) || spoken.contains(choice) {
            case.fail("nothing is both listed and refused", format!("{seat} `{choice}`: {why}"));
        }
    }
}

/// Whatever one can point at can be used, or it is said why not.
fn things_are_explained<G: Suite>(case: &Case<G>, table: &G, seat: Seat) {
    if table.asks() == Asks::Over {
        return;
    }
    let mut things = Vec::new();
    table.things(seat, &mut things);
    let verdicts = Verdicts::of(table, seat);
    for thing in things {
        let offered = |choice| table.concerns(seat, choice, thing);
        let usable = verdicts.0.iter().any(|(choice, v)| v.is_ok() && offered(*choice));
        let why_not = verdicts.why_not(table, seat, thing);
        if !usable && why_not.is_none_or(|why| why.clause().is_empty()) {
            let detail = format!("{seat} can neither use `{thing}` nor learn why not");
            case.fail("every thing has a use or a reason against it", detail);
        }
    }
}

/// The choices offered so far in a game, and to whom.
struct Earlier<G: Game> {
    known: HashSet<(Seat, G::Choice)>,
    list: Vec<(Seat, G::Choice)>,
}

impl<G: Game> Default for Earlier<G> {
    fn default() -> Self {
        Earlier { known: HashSet::new(), list: Vec::new() }
    }
}

impl<G: Game> Earlier<G> {
    fn note(&mut self, table: &G, seat: Seat) {
        for choice in Offers::of(table, seat).0 {
            if self.known.insert((seat, choice)) {
                self.list.push((seat, choice));
            }
        }
    }
}

/// What was possible before and is not now is refused, to who was offered it with a reason.
fn refusals_are_explained<G: Suite>(
    case: &Case<G>,
    table: &G,
    earlier: &Earlier<G>,
    whim: &mut Seeded,
) {
    for _ in 0..TRIED_AGAIN.min(earlier.list.len()) {
        let (_, choice) = any_of(&earlier.list, whim);
        for seat in seats(table) {
            let listed = Offers::of(table, seat).0.contains(&choice)
                || interjections(table, seat).contains(&choice);
            let detail = |says: String| format!("{seat} `{choice}`: {says}");
            match legal(table, seat, choice) {
                Err(Illegal::Over) if table.asks() == Asks::Over => {}
                Ok(()) if listed => {}
                Ok(()) => case.fail("what is not listed is refused", detail("legal".into())),
                Err(why) if listed => case.fail("what is listed is legal", detail(why.to_string())),
                Err(Illegal::Refused(why)) if !why.clause().is_empty() => {}
                Err(Illegal::Unasked) if !earlier.known.contains(&(seat, choice)) => {}
                Err(why) => {
                    let law = "what was offered before is refused with a reason and its clause";
                    case.fail(law, detail(why.to_string()));
                }
            }
        }
    }
}
