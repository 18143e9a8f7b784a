//! Conquered piles (FC-8.8, FC-10.4).

use super::Table;
use crate::army::Counts;
use crate::event::Event;
use crate::magic::{MagicId, SUPPORT};
use crate::space::other;
use crate::unit::{Faction, UnitId};
use kernel::{Counter, Play, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A card in a conquered pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Trophy {
    Unit(UnitId),
    Magic(MagicId),
}

impl fmt::Display for Trophy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trophy::Unit(unit) => unit.fmt(f),
            Trophy::Magic(magic) => magic.fmt(f),
        }
    }
}

impl FromStr for Trophy {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let unit = UnitId::by_name(s).map(Trophy::Unit);
        let magic = || MagicId::by_name(s).map(Trophy::Magic);
        unit.or_else(magic).ok_or_else(|| format!("`{s}` is no card"))
    }
}

impl Serialize for Trophy {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Trophy {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// All units in it are of the opponent's faction: what a captor lost with a captive was lost in a
/// mirror match. Items are of either faction, since they may lie on enemy cards (FC-9.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Pile {
    pub units: Counts,
    pub support: [u8; SUPPORT],
}

impl Pile {
    pub fn len(&self) -> u8 {
        let all = self.units.iter().chain(&self.support);
        all.fold(0u8, |sum, n| sum.saturating_add(*n))
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many of the card in this place, units first.
    fn count(&self, place: usize) -> u8 {
        match place.checked_sub(crate::unit::KINDS) {
            None => self.units[place],
            Some(place) => self.support[place],
        }
    }
    pub(crate) fn slot(&mut self, trophy: Trophy) -> &mut u8 {
        match trophy {
            Trophy::Unit(unit) => &mut self.units[unit.place()],
            Trophy::Magic(magic) => &mut self.support[magic.place()],
        }
    }
    /// The place of a card in the order in which cards are spent.
    pub fn place(trophy: Trophy) -> u8 {
        match trophy {
            Trophy::Unit(unit) => unit.place() as u8,
            Trophy::Magic(magic) => (crate::unit::KINDS + magic.place()) as u8,
        }
    }
    /// The cards from this place on, with units of this faction, each with how many cards there
    /// are from it on.
    pub fn from(&self, place: u8, faction: Faction) -> impl Iterator<Item = (Trophy, u8)> + '_ {
        let places = usize::from(place)..crate::unit::KINDS + SUPPORT;
        let counts = places.clone().map(|place| self.count(place));
        let mut rest = counts.fold(0u8, |sum, n| sum.saturating_add(n));
        let each = move |place: usize| {
            let here = rest;
            rest.lower(self.count(place));
            (rest < here).then_some((place, here))
        };
        places.filter_map(each).map(move |(place, rest)| {
            let trophy = match place.checked_sub(crate::unit::KINDS) {
                None => Trophy::Unit(faction.unit(place)),
                Some(place) => Trophy::Magic(MagicId::in_place(place)),
            };
            (trophy, rest)
        })
    }
}

impl Table {
    /// A card goes to the conquered pile of this player.
    pub(super) fn conquer(&mut self, seat: Seat, trophy: Trophy) {
        self.open.players[seat].conquered.slot(trophy).raise(1);
    }
    /// A conquered card is discarded out of the game (FC-10.4).
    pub(crate) fn spend(&mut self, play: &mut Play<Event>, seat: Seat, trophy: Trophy) {
        self.open.players[seat].conquered.slot(trophy).lower(1);
        self.open.players[seat].spent.raise(1);
        play.everyone(Event::Spent { seat, card: trophy });
    }
    /// The faction of the units in this player's pile.
    pub(crate) fn pile_faction(&self, seat: Seat) -> Faction {
        self.open.factions[other(seat)]
    }
}
