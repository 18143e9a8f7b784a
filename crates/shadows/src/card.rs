//! What a card of a player is: Hero Specials, Skills and Items.

use crate::cards::{CARDS, FIRST_ITEM, FIRST_NEUTRAL};
use crate::op::{Ability, Color, Req, Stats};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// What kind of card it is, and what goes with that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Always in play (SH-2.9).
    Special,
    /// In the Current Deck of its Hero from the start.
    HeroSkill,
    Neutral {
        rare: bool,
        list: List,
    },
    Basic,
    Market {
        copies: u8,
        cost: u8,
    },
}

/// Whether a title is one of the Beginner cards, and of which list (SH-1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    No,
    A,
    B,
}

/// Where a Skill goes when it is used (SH-7.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Predict, Spell, Attack, Response: the Combat Field.
    Combat,
    /// Self: the Station Field.
    Own,
    Creature,
    Object,
    Attachment,
}

/// A Hero Special, a Skill or an Item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    pub name: &'static str,
    pub text: &'static str,
    pub kind: Kind,
    pub form: Form,
    /// Initiative numbers, one bit each; bit 0 enters play at once (SH-7.6).
    pub init: u8,
    pub color: Option<Color>,
    pub req: Req,
    /// Gold to be paid from the Inventory (SH-7.15).
    pub gold: u8,
    /// Health of a Unit.
    pub hp: u8,
    pub shield: u8,
    pub stats: Stats,
    /// Stun tokens after use (SH-7.10).
    pub delay: u8,
    /// It leaves the game once used (SH-7.12).
    pub one_time: bool,
    /// One such Item for each Hero (SH-21.4).
    pub restricted: bool,
    /// The names of its sides.
    pub sides: Option<[&'static str; 2]>,
    pub abilities: &'static [Ability],
}

impl Card {
    pub const BLANK: Card = Card {
        name: "",
        text: "",
        kind: Kind::HeroSkill,
        form: Form::Combat,
        init: 0,
        color: None,
        req: Req::NONE,
        gold: 0,
        hp: 0,
        shield: 0,
        stats: Stats::NONE,
        delay: 0,
        one_time: false,
        restricted: false,
        sides: None,
        abilities: &[],
    };

    pub fn cost(&self) -> u8 {
        if let Kind::Market { cost, .. } = self.kind { cost } else { 0 }
    }
    pub fn is_unit(&self) -> bool {
        matches!(self.form, Form::Creature | Form::Object)
    }
    pub fn is_neutral(&self) -> bool {
        matches!(self.kind, Kind::Neutral { .. })
    }
    /// It enters play as soon as it can (SH-7.6).
    pub fn enters_at_once(&self) -> bool {
        self.init & 1 != 0
    }
    /// The numbers that count for Predict (SH-14.2).
    pub fn numbers(&self) -> u8 {
        self.init & !1
    }
    pub fn has_number(&self, n: u8) -> bool {
        self.numbers() & (1 << n) != 0
    }
}

/// Initiative numbers as a set.
pub const fn numbers(list: &[u8]) -> u8 {
    let (mut set, mut i) = (0, 0);
    while i < list.len() {
        set |= 1 << list[i];
        i = i.saturating_add(1);
    }
    set
}

/// The Initiative numbers of a set, the smallest first.
pub fn numbers_of(set: u8) -> impl Iterator<Item = u8> {
    (0..=6).filter(move |n| set & (1 << n) != 0)
}

/// The windows in which each card of the list has an ability, as a set.
static WINDOWS: [u64; CARDS.len()] = {
    let (mut all, mut i) = ([0; CARDS.len()], 0);
    while i < CARDS.len() {
        let mut at = 0;
        while at < CARDS[i].abilities.len() {
            all[i] |= CARDS[i].abilities[at].win.bit();
            at = at.saturating_add(1);
        }
        i = i.saturating_add(1);
    }
    all
};

/// One of the cards, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CardId(pub u8);

impl Default for CardId {
    fn default() -> Self {
        CardId::NONE
    }
}

impl CardId {
    pub const NONE: CardId = CardId(u8::MAX);

    pub fn is_none(self) -> bool {
        self == CardId::NONE
    }
    #[inline]
    pub fn card(self) -> &'static Card {
        CARDS[usize::from(self.0)]
    }
    /// The windows in which it has abilities, as a set.
    #[inline]
    pub fn windows(self) -> u64 {
        WINDOWS[usize::from(self.0)]
    }
    #[inline]
    pub fn opens(self, windows: u64) -> bool {
        self.windows() & windows != 0
    }
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CARDS.len() as u8).map(CardId)
    }
    pub fn neutrals() -> impl Iterator<Item = CardId> + Clone {
        (FIRST_NEUTRAL as u8..FIRST_ITEM as u8).map(CardId)
    }
    pub fn items() -> impl Iterator<Item = CardId> {
        (FIRST_ITEM as u8..CARDS.len() as u8).map(CardId)
    }
    pub fn is_item(self) -> bool {
        usize::from(self.0) >= FIRST_ITEM && !self.is_none()
    }
    /// The place among the Neutral Skills, or among the Items.
    pub fn neutral(self) -> usize {
        usize::from(self.0) - FIRST_NEUTRAL
    }
    pub fn item(self) -> usize {
        usize::from(self.0) - FIRST_ITEM
    }
    pub fn of_item(at: usize) -> CardId {
        CardId((FIRST_ITEM + at) as u8)
    }
    pub fn of(card: &Card) -> CardId {
        CardId::by_name(card.name).expect("every card is in the list")
    }
    /// By its name, or by the name of one of its sides.
    pub fn by_name(name: &str) -> Option<CardId> {
        CardId::all().find(|id| {
            let card = id.card();
            card.name == name || card.sides.is_some_and(|sides| sides.contains(&name))
        })
    }
    /// What it is called when it answers: a card that turns over answers with its back.
    pub fn answering(self) -> &'static str {
        self.card().sides.map_or(self.card().name, |sides| sides[1])
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("a card");
        }
        f.write_str(self.card().sides.map_or(self.card().name, |sides| sides[0]))
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.is_none() { s.serialize_none() } else { s.serialize_str(self.card().name) }
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        CardId::by_name(&name).ok_or_else(|| D::Error::custom(format!("`{name}` is no card")))
    }
}
