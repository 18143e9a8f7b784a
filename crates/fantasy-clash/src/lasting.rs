//! What lies on a card or a player for some time: marks, blessings, spells, items, evolutions.

use crate::card::{CardId, CardSet};
use crate::magic::MagicId;
use crate::special::SpecialId;
use kernel::{Counter, Seat};
use serde::Serialize;

/// When it ends, besides its card leaving play (FC-8.12, FC-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// Only with its card.
    Never,
    NextCombat,
    NextAttack,
    NextDefence,
    /// With the next reinforcement.
    NextReinforcement,
    /// At the start of the next turn of who made it.
    StartOfTurn,
    /// At the end of the next turn of who made it.
    EndOfTurn,
    /// At the end of the opponent's next turn.
    EndOfTheirTurn,
}

/// What it does meanwhile. Whatever is not said is nothing.
#[derive(Clone, Copy)]
pub struct Lasts {
    pub ends: Ends,
    pub attack_dice: i8,
    pub defence_dice: i8,
    /// On the combat scores; `first` once more however many there are.
    pub score: i8,
    pub first: i8,
    pub attack: i8,
    pub defence: i8,
    pub size: i8,
    pub range: i8,
    pub magic: i8,
    pub grants: Option<SpecialId>,
    /// The card cannot move or follow up.
    pub holds: bool,
    /// The card cannot attack.
    pub disarms: bool,
    /// An item that counts against Iron Skin.
    pub combat_bonus: bool,
    /// All cards of the opponent have range 1.
    pub blinds: bool,
    /// The opponent moves one card at most and none flies.
    pub hampers: bool,
    /// The next reinforcement costs so many cards less.
    pub cheapens: u8,
}

impl Lasts {
    pub const NOTHING: Lasts = Lasts {
        ends: Ends::Never,
        attack_dice: 0,
        defence_dice: 0,
        score: 0,
        first: 0,
        attack: 0,
        defence: 0,
        size: 0,
        range: 0,
        magic: 0,
        grants: None,
        holds: false,
        disarms: false,
        combat_bonus: false,
        blinds: false,
        hampers: false,
        cheapens: 0,
    };
}

/// What made it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    Magic(MagicId),
    Special(SpecialId),
}

impl Source {
    /// The magic or the marking rule of this name.
    pub fn by_name(name: &str) -> Option<Source> {
        let marks = |id: &SpecialId| id.special().points.is_some_and(|p| p.mark.is_some());
        let special = || SpecialId::by_name(name).filter(marks).map(Source::Special);
        MagicId::by_name(name).map(Source::Magic).or_else(special)
    }
    pub fn name(self) -> &'static str {
        match self {
            Source::Magic(id) => id.magic().name,
            Source::Special(id) => id.special().name,
        }
    }
    pub fn lasts(self) -> &'static Lasts {
        match self {
            Source::Magic(id) => &id.magic().lasts,
            Source::Special(id) => {
                let mark = id.special().points.as_ref().and_then(|points| points.mark.as_ref());
                mark.expect("only a rule that leaves a mark is a source")
            }
        }
    }
}

/// One thing that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Lasting {
    pub source: Source,
    /// Nobody if it is on the player's opponent or the player himself.
    pub on: CardId,
    /// The card that placed it, if it ends with that card (FC-12.29).
    pub from: CardId,
    pub by: Seat,
    /// The turn in which it was made.
    pub turn: u8,
}

/// More than can ever be at once. A spell that waits for the next attack can come to lie on every
/// card of its side, of all 50 spaces if both sides have it, and those factions have no more than
/// five items and one other spell besides. Against one of them another adds at most ten attached
/// cards, eight blessings and a mark of each of its few marking cards.
pub const MOST_LASTING: usize = 80;

/// All that lasts, oldest first.
#[derive(Clone, Copy, Debug)]
pub struct Lastings {
    len: u8,
    /// The cards on which something lies, a bit each: most cards carry nothing.
    marked: CardSet,
    /// Those to which something grants a rule, and those which something holds.
    granted: CardSet,
    held: CardSet,
    list: [Lasting; MOST_LASTING],
}

impl Default for Lastings {
    fn default() -> Self {
        let none = Lasting {
            source: Source::Magic(MagicId(0)),
            on: CardId::NONE,
            from: CardId::NONE,
            by: Seat(0),
            turn: 0,
        };
        let nobody = CardSet::default();
        let list = [none; MOST_LASTING];
        Lastings { len: 0, marked: nobody, granted: nobody, held: nobody, list }
    }
}

impl Lastings {
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &Lasting> {
        self.list[..usize::from(self.len)].iter()
    }
    /// All on this card; with no card, all on players.
    #[inline]
    pub fn on(&self, card: CardId) -> impl Iterator<Item = &Lasting> {
        let len = if self.is_marked(card) { usize::from(self.len) } else { 0 };
        self.list[..len].iter().filter(move |l| l.on == card)
    }
    /// Whether anything lies on this card; with no card, on a player.
    #[inline]
    pub fn is_marked(&self, card: CardId) -> bool {
        self.marked.has(card)
    }
    #[inline]
    pub fn is_granted(&self, card: CardId) -> bool {
        self.granted.has(card)
    }
    #[inline]
    pub fn is_held(&self, card: CardId) -> bool {
        self.held.has(card)
    }
    pub fn push(&mut self, lasting: Lasting) {
        assert!(usize::from(self.len) < MOST_LASTING, "more than {MOST_LASTING} things last");
        self.list[usize::from(self.len)] = lasting;
        self.len.raise(1);
        self.note(&lasting);
    }
    fn note(&mut self, lasting: &Lasting) {
        let lasts = lasting.source.lasts();
        self.marked.note(lasting.on, true);
        self.granted.note(lasting.on, lasts.grants.is_some());
        self.held.note(lasting.on, lasts.holds);
    }
    /// Ends all that are to go and calls `gone` with each. True if a rule that one of them granted
    /// may have ended.
    pub fn end(&mut self, goes: impl Fn(&Lasting) -> bool, mut gone: impl FnMut(&Lasting)) -> bool {
        if !self.iter().any(&goes) {
            return false;
        }
        let granted = self.granted != CardSet::default();
        let mut kept = 0;
        (self.marked, self.granted, self.held) = Default::default();
        for i in 0..usize::from(self.len) {
            let lasting = self.list[i];
            if goes(&lasting) {
                gone(&lasting);
            } else {
                self.list[kept] = lasting;
                self.note(&lasting);
                kept.raise(1);
            }
        }
        self.len = kept as u8;
        granted
    }
}

impl PartialEq for Lastings {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Lastings {}

impl std::hash::Hash for Lastings {
    fn hash<H: std::hash::Hasher>(&self, h: &mut H) {
        self.list[..usize::from(self.len)].hash(h);
    }
}

impl Serialize for Lastings {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}
