//! What a player can answer. `Display` is the notation of journals, tests and the terminal.

mod notation;
pub mod plain;

use crate::ability::{AbilityId, Lend, Use};
use crate::board::{Side, Way};
use crate::cards::Who;
use crate::pile::{Cards, Number};
use kernel::{Seat, SeatSet};
use serde::{Serialize, Serializer};
use std::fmt;

/// Where a card is played from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    Hand,
    /// The face-down card set aside earlier (FD-13.9).
    Stash,
    /// A card drawn for this one response.
    Drawn,
}

/// One card as it is played: its number in play, where it comes from, and the ability that lends
/// it or changes its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Card {
    pub number: Number,
    pub from: Source,
    pub lent: Option<AbilityId>,
}

impl Card {
    pub const fn plain(number: Number) -> Card {
        Card { number, from: Source::Hand, lent: None }
    }
    /// The number printed on the real card; nothing for a card that an ability stands in for.
    pub fn printed(self) -> Option<Number> {
        match self.lent.and_then(|id| id.card().lends) {
            Some(Lend::Card(_)) => None,
            Some(Lend::Shift(by)) => self.number.shifted(-by),
            _ => Some(self.number),
        }
    }
    pub fn cost(self) -> Cost {
        let mut cost = Cost::default();
        if let Some(n) = self.printed() {
            match self.from {
                Source::Hand => cost.hand = Cards::one(n),
                Source::Stash => cost.stash = true,
                Source::Drawn => cost.drawn = true,
            }
        }
        cost
    }
}

/// One or more cards of a single number played together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "written::Meld")]
pub struct Meld {
    pub number: Number,
    /// How many plain cards come from the hand.
    pub hand: u8,
    pub lent: Option<AbilityId>,
    /// The cards from elsewhere, one bit each: a choice fits into one machine word this way.
    aside: u8,
}

impl Meld {
    const STASH: u8 = 1;
    const DRAWN: u8 = 1 << 1;
    const SHIFTS_STASH: u8 = 1 << 2;

    pub const fn plain(number: Number, hand: u8) -> Meld {
        Meld { number, hand, lent: None, aside: 0 }
    }
    /// The same with this many plain cards from the hand.
    #[must_use]
    pub fn with_hand(self, hand: u8) -> Meld {
        Meld { hand, ..self }
    }
    #[must_use]
    pub fn with_stash(self) -> Meld {
        Meld { aside: self.aside | Meld::STASH, ..self }
    }
    #[must_use]
    pub fn with_drawn(self) -> Meld {
        Meld { aside: self.aside | Meld::DRAWN, ..self }
    }
    /// The same with this ability in it.
    #[must_use]
    pub fn lent(self, id: AbilityId) -> Meld {
        Meld { lent: Some(id), ..self }
    }
    /// The same with this ability in it, which shifts the number of the stashed card.
    #[must_use]
    pub fn shifting_stash(self, id: AbilityId) -> Meld {
        Meld { aside: self.aside | Meld::SHIFTS_STASH, ..self.lent(id) }
    }
    pub fn stash(self) -> bool {
        self.aside & Meld::STASH != 0
    }
    pub fn drawn(self) -> bool {
        self.aside & Meld::DRAWN != 0
    }
    /// The card whose number the ability shifts comes from the stash.
    pub fn shifts_stash(self) -> bool {
        self.aside & Meld::SHIFTS_STASH != 0
    }
    pub fn lends(self) -> Option<Lend> {
        self.lent.and_then(|id| id.card().lends)
    }
    /// How many cards it counts as.
    pub fn count(self) -> u8 {
        let lent = matches!(self.lends(), Some(Lend::Card(_) | Lend::Shift(_)));
        self.hand + u8::from(self.stash()) + u8::from(self.drawn()) + u8::from(lent)
    }
    /// The distance an attack with it reaches.
    pub fn reach(self) -> u8 {
        let farther = if let Some(Lend::Reach(by)) = self.lends() { by } else { 0 };
        self.number.value() + farther
    }
    pub fn cost(self) -> Cost {
        let mut hand = Cards::several(self.number, self.hand);
        if let (Some(Lend::Shift(by)), false) = (self.lends(), self.shifts_stash()) {
            let printed = self.number.shifted(-by).expect("a shifted card has a printed number");
            hand.add(Cards::one(printed));
        }
        Cost { hand, stash: self.stash() || self.shifts_stash(), drawn: self.drawn() }
    }
}

/// The real cards that leave their places when something is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub hand: Cards,
    pub stash: bool,
    pub drawn: bool,
}

impl Cost {
    /// Both together; nothing if they would need the same single card twice.
    pub fn and(self, other: Cost) -> Option<Cost> {
        let twice = (self.stash && other.stash) || (self.drawn && other.drawn);
        (!twice).then(|| Cost {
            hand: self.hand.plus(other.hand),
            stash: self.stash || other.stash,
            drawn: self.drawn || other.drawn,
        })
    }
}

/// An answer to whatever is asked, or an interjection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    // The main actions (FD-7).
    Move(Card, Way),
    Push(Card),
    Attack(Meld),
    Strike(Card, Meld),
    /// No card to play, or only cards that need not be played (FD-6.6).
    NoAction,
    // The responses (FD-8, FD-18).
    Block(Meld, SeatSet),
    Retreat(Card),
    TakeTheHit,
    /// A dash and the cards offered for a teammate's block.
    Offer(Card, Meld),
    // Abilities (FD-11).
    Use(AbilityId, Use),
    Pass,
    // Answers to what a card asks (FD-13).
    Discard(Number),
    DiscardPair(Number),
    Take(Number),
    Show(Number),
    ShowHand(Cards),
    Stash(Number),
    Spaces(u8),
    Draw,
    OpponentDiscards,
    Done,
    // Before the game and between rounds (FD-4, FD-14 to FD-20).
    Pick(Who),
    Draft(AbilityId),
    Swap {
        out: AbilityId,
        into: AbilityId,
    },
    GoesFirst(Side),
    Lead(Seat),
    GoNext,
    Name(Seat),
    NameHand(Cards),
    // Interjections.
    Concede,
    TakeBack,
    ShowHandTo(Seat),
    Accuse(Seat),
    Reveal,
}

impl Choice {
    /// Whether this can be said without being asked.
    #[inline]
    pub fn may_interject(self) -> bool {
        matches!(
            self,
            Choice::Concede
                | Choice::TakeBack
                | Choice::ShowHandTo(_)
                | Choice::Accuse(_)
                | Choice::Reveal
        )
    }

    /// The ability that is part of this play of number cards, if any.
    pub fn lent(self) -> Option<AbilityId> {
        match self {
            Choice::Move(c, _) | Choice::Push(c) | Choice::Retreat(c) => c.lent,
            Choice::Attack(m) | Choice::Block(m, _) => m.lent,
            Choice::Strike(c, m) | Choice::Offer(c, m) => c.lent.or(m.lent),
            _ => None,
        }
    }

    /// The real cards this play needs.
    pub fn cost(self) -> Cost {
        match self {
            Choice::Move(c, _) | Choice::Push(c) | Choice::Retreat(c) => c.cost(),
            Choice::Attack(m) | Choice::Block(m, _) => m.cost(),
            Choice::Strike(c, m) | Choice::Offer(c, m) => {
                c.cost().and(m.cost()).expect("the list never plays one card twice")
            }
            _ => Cost::default(),
        }
    }
}

/// How a meld is written: as if every card from elsewhere had a field of its own.
mod written {
    use super::{AbilityId, Number, Serialize};

    #[derive(Debug, Serialize)]
    pub struct Meld {
        pub number: Number,
        pub hand: u8,
        pub stash: bool,
        pub drawn: bool,
        pub lent: Option<AbilityId>,
        pub shifts_stash: bool,
    }
}

impl From<Meld> for written::Meld {
    fn from(m: Meld) -> Self {
        let (stash, drawn, shifts_stash) = (m.stash(), m.drawn(), m.shifts_stash());
        written::Meld { number: m.number, hand: m.hand, stash, drawn, lent: m.lent, shifts_stash }
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written::Meld::from(*self).fmt(f)
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
