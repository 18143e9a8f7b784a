//! What each viewer knows of the others' hands: remembered facts, never guesses.
//!
//! A fact is a lower bound: "he holds at least these". Cards taken from the discard pile (FD-3.10),
//! shown, or seen in a hand become known; playing or discarding a card uses up a known one first,
//! since copies of a number cannot be told apart.

use super::Table;
use crate::pile::{Cards, Number};
use crate::sets::NumberSet;
use crate::setup::SEATS;
use kernel::{Seat, Viewer};
use std::hash::{Hash, Hasher};

/// One row per seat that watches, and the last one for the public.
const VIEWERS: usize = SEATS + 1;

/// The remembered facts of all viewers.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Cards a viewer knows to be in a hand.
    at_least: [[Cards; SEATS]; VIEWERS],
    /// Cards a viewer knew to be in a hand when one of its cards was stashed unseen: each is now in
    /// the hand or is the stashed one.
    either: [[Cards; SEATS]; VIEWERS],
    /// The numbers a viewer knows a stashed card can only have.
    stash: [[NumberSet; SEATS]; VIEWERS],
    /// Whether any fact is known at all; spares the bookkeeping while none is.
    any: bool,
}

/// Facts are equal; whether the bookkeeping has begun is no fact.
impl PartialEq for Known {
    fn eq(&self, other: &Self) -> bool {
        let facts = |k: &Known| (k.at_least, k.either, k.stash);
        facts(self) == facts(other)
    }
}

impl Eq for Known {}

impl Hash for Known {
    fn hash<H: Hasher>(&self, h: &mut H) {
        (self.at_least, self.either, self.stash).hash(h);
    }
}

impl Default for Known {
    fn default() -> Self {
        Known {
            at_least: [[Cards::EMPTY; SEATS]; VIEWERS],
            either: [[Cards::EMPTY; SEATS]; VIEWERS],
            stash: [[NumberSet::ANY; SEATS]; VIEWERS],
            any: false,
        }
    }
}

pub(crate) fn row(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => SEATS,
    }
}

/// All viewers at a table of this many seats.
fn rows(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|s| Viewer::Seat(Seat(s))).chain([Viewer::Public])
}

/// What one viewer knows of one hand and stash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Facts {
    /// He holds at least these.
    pub hand: Cards,
    /// Each of these is in his hand, or is his stashed card.
    pub either: Cards,
    /// The numbers his stashed card can have.
    pub stash: NumberSet,
}

impl Facts {
    pub const NONE: Facts =
        Facts { hand: Cards::EMPTY, either: Cards::EMPTY, stash: NumberSet::ANY };

    /// The same, and this is the stashed card.
    fn with_stash(self, n: Number) -> Facts {
        let hand = self.hand.plus(self.either.without(Cards::one(n)));
        Facts { hand, either: Cards::EMPTY, stash: NumberSet::one(n) }
    }
}

impl Known {
    pub fn of(&self, viewer: Viewer, seat: Seat) -> Facts {
        let (v, s) = (row(viewer), seat.index());
        Facts { hand: self.at_least[v][s], either: self.either[v][s], stash: self.stash[v][s] }
    }
    pub(crate) fn set(&mut self, viewer: Viewer, seat: Seat, facts: Facts) {
        if facts == Facts::NONE && !self.any {
            return; // as it is already
        }
        let (v, s) = (row(viewer), seat.index());
        self.at_least[v][s] = facts.hand;
        self.either[v][s] = facts.either;
        self.stash[v][s] = facts.stash;
        self.any = self.any || facts != Facts::NONE;
    }
}

impl Table {
    /// A viewer learns that this hand holds at least these cards.
    pub(crate) fn learn(&mut self, viewer: Viewer, of: Seat, cards: Cards) {
        if viewer.is(of) || cards.is_empty() {
            return;
        }
        let facts = self.hidden.known.of(viewer, of);
        let hand = facts.hand.at_least(cards);
        // A card seen in the hand may be one of those that were in hand or stash.
        let either = facts.hand.plus(facts.either).without(hand);
        self.hidden.known.set(viewer, of, Facts { hand, either, ..facts });
        self.narrow_stash(viewer, of);
    }

    /// When more cards are known to be in hand or stash than the hand can hold, one of those that
    /// may be in either place is the stashed card.
    fn narrow_stash(&mut self, viewer: Viewer, of: Seat) {
        let f = &self.open.fighters[of];
        let facts = self.hidden.known.of(viewer, of);
        if !f.has_stash || facts.hand.len() + facts.either.len() <= f.hand_size {
            return;
        }
        let stash = facts.stash.and(facts.either.numbers().collect());
        let facts = match stash.only() {
            Some(n) => facts.with_stash(n),
            None => Facts { stash, ..facts },
        };
        self.hidden.known.set(viewer, of, facts);
    }

    /// Everyone learns it.
    pub(crate) fn learn_all(&mut self, of: Seat, cards: Cards) {
        rows(self.open.players).for_each(|v| self.learn(v, of, cards));
    }

    /// A card joined a hand for all to see: one more than was known before.
    pub(crate) fn learn_one_more(&mut self, of: Seat, number: Number) {
        for viewer in rows(self.open.players).filter(|v| !v.is(of)) {
            self.hidden.known.at_least[row(viewer)][of.index()].add(Cards::one(number));
        }
        self.hidden.known.any = true;
    }

    /// These cards left a hand for all to see.
    #[inline]
    pub(crate) fn forget(&mut self, of: Seat, cards: Cards) {
        if self.hidden.known.any {
            self.forget_cards(of, cards);
        }
    }

    fn forget_cards(&mut self, of: Seat, cards: Cards) {
        for viewer in rows(self.open.players) {
            let known = &mut self.hidden.known;
            let (v, s) = (row(viewer), of.index());
            let beyond = cards.without(known.at_least[v][s]);
            known.at_least[v][s] = known.at_least[v][s].without(cards);
            known.either[v][s] = known.either[v][s].without(beyond);
            self.narrow_stash(viewer, of);
        }
    }

    /// Everybody forgets a hand that is gone or was shuffled away.
    pub(crate) fn forget_hand(&mut self, of: Seat) {
        for viewer in rows(self.open.players) {
            self.hidden.known.at_least[row(viewer)][of.index()] = Cards::EMPTY;
            self.hidden.known.either[row(viewer)][of.index()] = Cards::EMPTY;
        }
    }

    /// A card went from hand to stash unseen. Who knew the whole hand knows what it can be.
    pub(crate) fn learn_of_stash(&mut self, of: Seat) {
        if !self.hidden.known.any {
            return;
        }
        for viewer in rows(self.open.players).filter(|v| !v.is(of)) {
            let either = self.hidden.known.of(viewer, of).hand;
            self.hidden.known.set(viewer, of, Facts { either, ..Facts::NONE });
            self.narrow_stash(viewer, of);
        }
    }

    /// A viewer has seen the stashed card.
    pub(crate) fn learn_stash(&mut self, viewer: Viewer, of: Seat) {
        if viewer.is(of) {
            return;
        }
        let n = self.hidden.stash[of].expect("there is a stashed card to be seen");
        let facts = self.hidden.known.of(viewer, of).with_stash(n);
        self.hidden.known.set(viewer, of, facts);
    }

    /// Everyone has.
    pub(crate) fn reveal_stash(&mut self, of: Seat) {
        rows(self.open.players).for_each(|viewer| self.learn_stash(viewer, of));
    }

    /// The stash is empty again: it held this card, for all to see.
    pub(crate) fn forget_stash(&mut self, of: Seat, held: Number) {
        if !self.hidden.known.any {
            return;
        }
        for viewer in rows(self.open.players).filter(|v| !v.is(of)) {
            let facts = self.hidden.known.of(viewer, of);
            let hand = facts.hand.plus(facts.either.without(Cards::one(held)));
            self.hidden.known.set(viewer, of, Facts { hand, ..Facts::NONE });
        }
    }

    /// The stash is empty again and nobody saw what it held.
    pub(crate) fn forget_stash_unseen(&mut self, of: Seat) {
        for viewer in rows(self.open.players).filter(|v| !v.is(of)) {
            let hand = self.hidden.known.of(viewer, of).hand;
            self.hidden.known.set(viewer, of, Facts { hand, ..Facts::NONE });
        }
    }

    /// A new round: hands are dealt afresh, and only what is known of a stash stays (FD-4.8).
    pub(crate) fn forget_hands(&mut self) {
        let none = Known::default();
        self.hidden.known.at_least = none.at_least;
        self.hidden.known.either = none.either;
        self.hidden.known.any = self.hidden.known.stash != none.stash;
    }
}
