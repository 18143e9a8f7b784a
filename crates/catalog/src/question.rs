//! What a seat is asked, with everything it can point at.

use crate::Listed;
use kernel::{Offers, Reason, Seat, Verdicts, Viewer};
use wire::{Choice, Thing, WhyNot};

/// A question to one seat. Without a question only what may be said at any time is left.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    pub sentence: String,
    pub choices: Vec<Choice>,
    pub always: Vec<Choice>,
    pub things: Vec<Thing>,
}

pub(crate) fn question<G: Listed>(table: &G, seat: Seat) -> Question {
    let view = table.view(Viewer::Seat(seat));
    let mut things = Vec::new();
    table.things(seat, &mut things);
    let offered = Offers::of(table, seat).0;
    let mut said = Vec::new();
    table.interjections(seat, &mut said);
    let choice = |choice: &G::Choice| {
        let about = things.iter().filter(|t| table.concerns(seat, *choice, **t));
        Choice {
            label: choice.to_string(),
            words: G::choice_words(&view, seat, *choice),
            things: about.map(ToString::to_string).collect(),
            parts: G::parts(&view, seat, *choice),
        }
    };
    let listed = said.iter().filter(|c| !G::goes_without_listing(**c));
    let verdicts = Verdicts::of(table, seat);
    let thing = |thing: &G::Thing| {
        let useful = said.iter().any(|c| table.concerns(seat, *c, *thing));
        let why = verdicts.why_not(table, seat, *thing).filter(|_| !useful);
        let why_not = why.map(|w| WhyNot { words: w.to_string(), clause: w.clause().into() });
        Thing { name: thing.to_string(), why_not }
    };
    Question {
        sentence: G::question(&view, seat, &offered),
        choices: offered.iter().map(choice).collect(),
        always: listed.map(choice).collect(),
        things: things.iter().map(thing).collect(),
    }
}
