//! What a unit card is (FC-1.3).

use crate::special::{Rules, SpecialId};
use crate::units::UNITS;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Different units of a faction (FC-1.2).
pub const KINDS: usize = 19;
/// Unit cards of a faction deck.
pub const DECK: usize = 45;

/// The five factions (FC-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Faction {
    Alliance,
    Orcs,
    Dragons,
    Aegyptus,
    Catastrophe,
}

impl Faction {
    pub const ALL: [Faction; 5] = [
        Faction::Alliance,
        Faction::Orcs,
        Faction::Dragons,
        Faction::Aegyptus,
        Faction::Catastrophe,
    ];
    pub fn name(self) -> &'static str {
        ["Human Alliance", "Orcs", "Dragons", "Aegyptus", "Catastrophe"][self as usize]
    }
    /// The units of the deck in printed order.
    pub fn units(self) -> impl Iterator<Item = UnitId> {
        let first = self as u8 * KINDS as u8;
        (first..first + KINDS as u8).map(UnitId)
    }
    /// The unit in this place of the deck's list.
    pub fn unit(self, place: usize) -> UnitId {
        UnitId(self as u8 * KINDS as u8 + place as u8)
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["alliance", "orcs", "dragons", "aegyptus", "catastrophe"][*self as usize])
    }
}

impl FromStr for Faction {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let found = Faction::ALL.into_iter().find(|f| f.to_string().eq_ignore_ascii_case(s.trim()));
        found.ok_or_else(|| format!("`{s}` is no faction"))
    }
}

/// The seven classes, in the order of the starting force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    Regular,
    Veteran,
    Elite,
    Champion,
    Hero,
    Titan,
    Legend,
}

impl Class {
    /// How many of each class a starting force has (FC-2.3, FC-2.4).
    pub const FORCE: [u8; 7] = [10, 5, 3, 1, 1, 0, 0];

    /// Champions and heroes.
    pub fn is_famous(self) -> bool {
        matches!(self, Class::Champion | Class::Hero)
    }
}

/// What a Type Bonus looks at (FC-12.37).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tag {
    Knights,
    Goblins,
    Archers,
    NecropolisGuard,
    WhiteDragons,
}

/// Whose gods a card prays to (FC-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pantheon {
    Alliance,
    Aegyptus,
}

/// How a card can be removed (FC-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    CloseCombat,
    Ranged,
    Magic,
    Poison,
    Assassin,
    Trap,
    Explosion,
}

/// What a special rule of a card names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    Nothing,
    Pantheon(Pantheon),
    Tag(Tag),
    Cause(Cause),
    /// A card, by its name.
    Card(&'static str),
}

/// A special rule on a card.
pub type Rule = (SpecialId, Names);

/// The printed card.
#[derive(Clone, Copy)]
pub struct Unit {
    pub name: &'static str,
    pub faction: Faction,
    pub class: Class,
    pub copies: u8,
    pub attack: i8,
    pub defence: i8,
    pub size: i8,
    pub range: i8,
    pub magic: i8,
    pub tag: Option<Tag>,
    pub rules: &'static [Rule],
    pub text: &'static str,
}

impl Unit {
    /// What this rule of the card names, if the card has it.
    pub fn names(&self, special: SpecialId) -> Option<Names> {
        self.rules.iter().find(|rule| rule.0 == special).map(|rule| rule.1)
    }
}

/// One of the 95 different unit cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct UnitId(pub u8);

impl UnitId {
    /// No card, or one that is not known.
    pub const NONE: UnitId = UnitId(u8::MAX);

    pub fn unit(self) -> &'static Unit {
        &UNITS[usize::from(self.0)]
    }
    pub fn is_none(self) -> bool {
        self == UnitId::NONE
    }
    /// Its place in the list of its faction.
    pub fn place(self) -> usize {
        usize::from(self.0) % KINDS
    }
    pub fn class(self) -> Class {
        self.unit().class
    }
    /// The printed rules; no card has none.
    #[inline]
    pub fn rules(self) -> Rules {
        RULES[usize::from(self.0)]
    }
    /// No two units have one name.
    pub fn by_name(name: &str) -> Option<UnitId> {
        let at = UNITS.iter().position(|unit| unit.name.eq_ignore_ascii_case(name));
        at.map(|at| UnitId(at as u8))
    }
}

/// The rules of every unit as a set, worked out once, with a place for every byte: nothing is
/// checked when it is read.
static RULES: [Rules; 256] = {
    let mut all = [Rules::NONE; 256];
    let mut i = 0;
    while i < UNITS.len() {
        let mut r = 0;
        while r < UNITS[i].rules.len() {
            all[i] = all[i].with(UNITS[i].rules[r].0);
            r = r.saturating_add(1);
        }
        i = i.saturating_add(1);
    }
    all
};

impl fmt::Display for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.unit().name)
    }
}

impl Serialize for UnitId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.is_none() { s.serialize_none() } else { s.collect_str(self) }
    }
}

impl<'de> Deserialize<'de> for UnitId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        UnitId::by_name(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("`{name}` is no unit")))
    }
}
