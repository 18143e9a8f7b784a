//! The boxes a game is played with (PS-19.3).

use crate::chip::{ChipId, Kind};
use crate::chips::Who;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Where a chip was printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Set {
    Shadows,
    Base,
    /// Puzzle chips that were given away.
    Promo,
}

impl Set {
    pub const ALL: [Set; 3] = [Set::Shadows, Set::Base, Set::Promo];

    pub fn name(self) -> &'static str {
        match self {
            Set::Shadows => "shadows",
            Set::Base => "base",
            Set::Promo => "promo",
        }
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Set {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let found = Set::ALL.into_iter().find(|set| set.name() == s);
        found.ok_or_else(|| format!("`{s}` is no set; sets are shadows, base and promo"))
    }
}

/// The sets of a game, one bit each. Gems, purple chips and Wounds are those of one box whatever
/// is mixed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sets(u8);

impl Sets {
    pub const NONE: Sets = Sets(0);
    pub const SHADOWS: Sets = Sets::of(Set::Shadows);
    pub const BASE: Sets = Sets::of(Set::Base);
    pub const BOTH: Sets = Sets::SHADOWS.with(Set::Base);

    pub const fn of(set: Set) -> Sets {
        Sets(1 << set as u8)
    }
    #[must_use]
    pub const fn with(self, set: Set) -> Sets {
        Sets(self.0 | 1 << set as u8)
    }
    pub const fn has(self, set: Set) -> bool {
        self.0 & 1 << set as u8 != 0
    }
    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.into_iter().filter(move |set| self.has(*set))
    }
    /// Whether a Puzzle or character chip belongs to these sets; what every bank has, does.
    pub fn have(self, chip: ChipId) -> bool {
        match chip.chip().kind {
            Kind::Puzzle | Kind::Character(_) => self.has(chip.chip().set),
            Kind::Gem(_) | Kind::Purple | Kind::Wound => true,
        }
    }
    pub fn puzzle_chips(self) -> impl Iterator<Item = ChipId> {
        ChipId::all().filter(move |chip| chip.is_puzzle() && self.have(*chip))
    }
    pub fn characters(self) -> impl Iterator<Item = Who> {
        Who::ALL.into_iter().filter(move |who| self.has(who.set()))
    }
}

impl Default for Sets {
    fn default() -> Self {
        Sets::SHADOWS
    }
}

impl fmt::Display for Sets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Set::name).collect();
        f.write_str(&names.join(" and "))
    }
}

impl Serialize for Sets {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter().map(Set::name))
    }
}

impl<'de> Deserialize<'de> for Sets {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(d)?;
        names.iter().try_fold(Sets::NONE, |sets, name| {
            name.parse().map(|set| sets.with(set)).map_err(D::Error::custom)
        })
    }
}
