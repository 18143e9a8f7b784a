//! Which answers may be taken back, what goes with them, and who knows of them.

use crate::{Asks, Game, Seat, SeatSet, Told, Viewer, tells_nothing};
use std::ops::Range;

/// What became of the last answer of each seat.
///
/// In the open, an answer is taken back freely as long as it was quiet: it asked no luck, showed
/// nothing, could have been given with any hidden cards, and nobody has answered since. Whatever
/// came after it goes with it.
///
/// While several decide in secret at once (hands that are drafted, sealed picks of a hero or a
/// faction) their answers commute, so each takes back his own and nobody else's: what another does
/// meanwhile neither ends that nor is undone by it, for he must not even notice it. There an answer
/// is free whatever it says, a single pick as well as one card of many, until the last of them is
/// in and all picks are laid open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hindsight {
    /// Whose answers stand.
    by: Vec<Seat>,
    /// How many of them stood when several were asked at once; none if that is over.
    sealed: Option<usize>,
    /// The seats by whose last answer nobody has learned anything.
    free: SeatSet,
    /// The seats whose last answer others were told of, or can see.
    heard: SeatSet,
}

impl Hindsight {
    /// After the deal.
    pub fn after_deal<G: Game>(table: &G) -> Self {
        let (free, heard) = (SeatSet::EMPTY, SeatSet::EMPTY);
        let sealed = opens(table.asks()).then_some(0);
        Hindsight { by: Vec::new(), sealed, free, heard }
    }

    /// Takes note of an answer: the table before and after it, what was told, and whether luck was
    /// asked.
    pub fn note<G: Game>(
        &mut self,
        (seat, choice): (Seat, G::Choice),
        (before, after): (&G, &G),
        told: &[Told<G>],
        lucky: bool,
    ) {
        let told_to_others = told.iter().any(|(audience, _)| audience.reaches_beyond(seat));
        let seen = || before.view(Viewer::Public) != after.view(Viewer::Public);
        let heard = told_to_others || seen();
        let drafts = self.sealed.is_some() && !heard && before.asks() == after.asks();
        let goes_on = self.sealed.is_some()
            && !lucky
            && (drafts || moves_alone(seat, before.asks(), after.asks()));
        let telling = lucky || told.iter().any(|(_, event)| G::shows(event));
        let free = !telling && (goes_on || tells_nothing(before, seat, choice));
        self.by.push(seat);
        if !goes_on {
            self.sealed = opens(after.asks()).then_some(self.by.len());
            self.free = SeatSet::EMPTY;
        }
        self.free = if free { self.free.with(seat) } else { self.free.without(seat) };
        self.heard = if heard { self.heard.with(seat) } else { self.heard.without(seat) };
    }

    /// The answers that go when this seat takes its last one back: that one alone where several
    /// decide in secret, else all since.
    pub fn would_go(&self, seat: Seat) -> Option<Range<usize>> {
        let last = self.by.iter().rposition(|by| *by == seat)?;
        match self.sealed {
            Some(since) if since <= last => Some(last..last + 1),
            _ => Some(last..self.by.len()),
        }
    }

    /// Whether nobody has learned anything by the last answer of this seat: no luck was asked,
    /// nothing was shown, the answer tells nothing or is a sealed one that the others have not
    /// seen, and nobody has answered in the open since.
    pub fn is_free(&self, seat: Seat) -> bool {
        self.free.has(seat)
    }

    /// Whether others know that this seat has given its last answer.
    pub fn was_heard(&self, seat: Seat) -> bool {
        self.heard.has(seat)
    }

    /// How many answers stood when those who decide in secret now were first asked.
    pub fn sealed_since(&self) -> Option<usize> {
        self.sealed
    }
}

fn opens(asks: Asks) -> bool {
    matches!(asks, Asks::Each(seats) if seats.len() > 1)
}

/// By an answer in secret a seat is done, or is not any more; whether others are is no matter of
/// his. Where all are done, or where others are asked something, another decision begins.
fn moves_alone(seat: Seat, before: Asks, after: Asks) -> bool {
    match (before, after) {
        (Asks::Each(b), Asks::Each(a)) => {
            a != b && !a.is_empty() && !b.is_empty() && a.without(seat) == b.without(seat)
        }
        _ => false,
    }
}
