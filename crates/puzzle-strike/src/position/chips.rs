//! Chips by name with their counts, as people write them.

use crate::chip::ChipId;
use crate::pouch::Pouch;
use crate::table::{Open, Table};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// Chips that lie somewhere: `{"1-gem": 6, "Crash Gem": 1}`; also read as a list of names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chips(BTreeMap<ChipId, u8>);

impl Chips {
    pub(super) fn of(open: &Open, pouch: &Pouch) -> Chips {
        pouch.slots().map(|slot| (open.chip(slot), pouch.of(slot))).collect()
    }
    /// In the slots of this table; every kind has one.
    pub(super) fn pouch(&self, t: &Table) -> Pouch {
        let mut pouch = Pouch::EMPTY;
        self.0.iter().for_each(|(chip, n)| pouch.add(t.open().slot_of(*chip), *n));
        pouch
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    pub fn kinds(&self) -> impl Iterator<Item = ChipId> + '_ {
        self.0.keys().copied()
    }
    pub fn number(&self, chip: ChipId) -> u8 {
        self.0.get(&chip).copied().unwrap_or(0)
    }
    pub fn set(&mut self, chip: ChipId, n: u8) {
        if n == 0 {
            self.0.remove(&chip);
        } else {
            self.0.insert(chip, n);
        }
    }
    /// One more of this kind, as far as can be counted.
    pub fn add(&mut self, chip: ChipId, n: u8) {
        self.set(chip, self.number(chip).saturating_add(n));
    }
}

impl FromIterator<(ChipId, u8)> for Chips {
    fn from_iter<I: IntoIterator<Item = (ChipId, u8)>>(pairs: I) -> Self {
        let mut chips = Chips::default();
        pairs.into_iter().for_each(|(chip, n)| chips.add(chip, n));
        chips
    }
}

impl Serialize for Chips {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(&self.0)
    }
}

impl<'de> Deserialize<'de> for Chips {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_any(Listed)
    }
}

/// Reads a map of counts or a list of names.
struct Listed;

impl<'de> Visitor<'de> for Listed {
    type Value = Chips;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("chips with their numbers, or a list of chips")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Chips, A::Error> {
        let mut chips = Chips::default();
        while let Some((chip, n)) = map.next_entry::<ChipId, u8>()? {
            chips.add(chip, n);
        }
        Ok(chips)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Chips, A::Error> {
        let mut chips = Chips::default();
        while let Some(chip) = list.next_element::<ChipId>()? {
            chips.add(chip, 1);
        }
        Ok(chips)
    }
}
