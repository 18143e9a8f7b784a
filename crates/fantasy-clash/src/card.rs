//! One card of an army: what everybody sees of it.

use crate::row::Row;
use crate::space::{HOME, Space};
use crate::unit::{DECK, UnitId};
use kernel::Seat;
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// Cards of both decks.
pub const CARDS: usize = 2 * DECK;

/// A card that was ever in play, by where it came from: a deployed card by its first space, a
/// reinforcement by its turn to come. So the number tells nothing that is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CardId(pub u8);

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.is_none() { s.serialize_none() } else { s.serialize_u8(self.0) }
    }
}

impl CardId {
    pub const NONE: CardId = CardId(u8::MAX);

    /// Every card of both decks.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CARDS as u8).map(CardId)
    }
    /// The n-th card of this player to come into play.
    pub fn nth(owner: Seat, n: usize) -> CardId {
        CardId(owner.0 * DECK as u8 + n as u8)
    }
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    pub fn is_none(self) -> bool {
        self == CardId::NONE
    }
    /// The player whose deck it came from (FC-1.12).
    pub fn owner(self) -> Seat {
        Seat(self.0 / DECK as u8)
    }
    /// Whether it was in the starting force.
    pub fn is_deployed(self) -> bool {
        self.index() % DECK < HOME
    }
}

/// A set of cards, no card included, in two words: one long word is slower to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet([u64; 2]);

impl CardSet {
    #[inline]
    pub fn has(&self, card: CardId) -> bool {
        self.0[usize::from(card.0 >> 6 & 1)] >> (card.0 & 63) & 1 != 0
    }
    pub fn note(&mut self, card: CardId, so: bool) {
        self.0[usize::from(card.0 >> 6 & 1)] |= u64::from(so) << (card.0 & 63);
    }
}

/// What a card has done, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deeds(u16);

/// As words, those of the running turn first.
impl Serialize for Deeds {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        const WORDS: [(&str, Deeds); 9] = [
            ("moved", Deeds::MOVED),
            ("pointed", Deeds::POINTED),
            ("tried_spell", Deeds::TRIED_SPELL),
            ("tried_blessing", Deeds::TRIED_BLESSING),
            ("evaded", Deeds::EVADED),
            ("tried_save", Deeds::TRIED_SAVE),
            ("endangered", Deeds::ENDANGERED),
            ("spent", Deeds::SPENT),
            ("broke_through", Deeds::BROKE_THROUGH),
        ];
        s.collect_seq(WORDS.iter().filter(|(_, deed)| self.has(*deed)).map(|(word, _)| word))
    }
}

impl Deeds {
    // This turn.
    pub const MOVED: Deeds = Deeds(1);
    pub const POINTED: Deeds = Deeds(1 << 1);
    pub const TRIED_SPELL: Deeds = Deeds(1 << 2);
    pub const TRIED_BLESSING: Deeds = Deeds(1 << 3);
    /// An attack on it was called off (FC-12.8).
    pub const EVADED: Deeds = Deeds(1 << 4);
    /// It has tried to save the card that is being removed (FC-8.4).
    pub const TRIED_SAVE: Deeds = Deeds(1 << 5);
    /// The spell that strikes several cards has still to strike it.
    pub const ENDANGERED: Deeds = Deeds(1 << 6);
    /// Its poison has still to be checked left, right, up and down.
    pub const POISON: [Deeds; 4] = [Deeds(1 << 7), Deeds(1 << 8), Deeds(1 << 9), Deeds(1 << 10)];
    // For good.
    /// A rule that is used once a game is used (FC-12.7).
    pub const SPENT: Deeds = Deeds(1 << 11);
    /// It stood on the enemy back row when its turn ended (FC-11.2).
    pub const BROKE_THROUGH: Deeds = Deeds(1 << 12);

    const LASTING: u16 = Deeds::SPENT.0 | Deeds::BROKE_THROUGH.0;

    pub fn has(self, deed: Deeds) -> bool {
        self.0 & deed.0 != 0
    }
    pub fn note(&mut self, deed: Deeds) {
        self.0 |= deed.0;
    }
    pub fn forget(&mut self, deed: Deeds) {
        self.0 &= !deed.0;
    }
    /// A turn is over.
    pub fn end_turn(&mut self) {
        self.0 &= Deeds::LASTING;
    }
}

/// The open side of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Card {
    /// Nowhere while it is not in play.
    pub at: Space,
    pub controller: Seat,
    /// What it is, once that is known to all.
    pub face: UnitId,
    /// The card that lies underneath it (FC-13.1).
    pub under: CardId,
    pub deeds: Deeds,
}

impl Card {
    pub fn is_in_play(&self) -> bool {
        self.at != Space::NONE
    }
    pub fn is_hidden(&self) -> bool {
        self.face.is_none()
    }
}

/// The cards of both players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards(Row<Card, CARDS>);

impl Default for Cards {
    fn default() -> Self {
        let card = |i: usize| Card {
            at: Space::NONE,
            controller: CardId(i as u8).owner(),
            face: UnitId::NONE,
            under: CardId::NONE,
            deeds: Deeds::default(),
        };
        Cards(Row(std::array::from_fn(card)))
    }
}

impl Cards {
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Card> {
        self.0.iter_mut()
    }
}

impl Index<CardId> for Cards {
    type Output = Card;
    #[inline]
    fn index(&self, id: CardId) -> &Card {
        &self.0[id.index()]
    }
}

impl IndexMut<CardId> for Cards {
    #[inline]
    fn index_mut(&mut self, id: CardId) -> &mut Card {
        &mut self.0[id.index()]
    }
}

/// Only the cards that have come up: those in play, underneath another, or known.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Line<'a> {
            id: usize,
            #[serde(flatten)]
            card: &'a Card,
        }
        let all = self.0.iter().enumerate();
        let known = all.filter(|(_, card)| card.is_in_play() || !card.is_hidden());
        s.collect_seq(known.map(|(id, card)| Line { id, card }))
    }
}
