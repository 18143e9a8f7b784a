//! Monsters, the Monster's Creature and the Monster-Action cards (SH-15, SH-16).

use crate::cards::{ACTIONS, CREATURE, MONSTERS};
use crate::op::{Op, Trait};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// The icons of Monster-Action cards, in the order of a Monster's chart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Icon {
    Attack,
    Attack2,
    Response,
    Response2,
    Spell,
    Spell2,
    Special,
}

/// One row of a Monster's chart. Rows are always carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    pub uses: Trait,
    pub text: &'static str,
    pub does: &'static [Op],
}

/// What is gained for a Monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reward {
    pub xp: u8,
    pub gold: u8,
    pub ss: u8,
    /// A random Item (SH-15.17).
    pub item: bool,
}

pub const NOTHING: Reward = Reward { xp: 0, gold: 0, ss: 0, item: false };

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Monster {
    pub name: &'static str,
    pub species: &'static str,
    pub level: u8,
    pub hp: u8,
    pub reward: Reward,
    pub chart: [Row; 7],
}

/// The Monster's Creature: it acts through a row of its Monster (SH-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Creature {
    pub name: &'static str,
    pub text: &'static str,
    pub hp: u8,
    pub reward: Reward,
    pub does: &'static [Op],
}

/// A Monster-Action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    pub name: &'static str,
    pub text: &'static str,
    pub copies: u8,
    pub icons: &'static [Icon],
    /// All of them are shuffled at CleanUp (SH-22.6).
    pub shuffle: bool,
}

/// How many kinds of Monster-Action cards there are.
pub const KINDS: usize = 12;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MonsterId(pub u8);

impl MonsterId {
    pub fn monster(self) -> &'static Monster {
        &MONSTERS[usize::from(self.0)]
    }
    pub fn all() -> impl Iterator<Item = MonsterId> {
        (0..MONSTERS.len() as u8).map(MonsterId)
    }
    pub fn by_name(name: &str) -> Option<MonsterId> {
        MonsterId::all().find(|id| id.monster().name == name)
    }
    pub fn row(self, icon: Icon) -> &'static Row {
        &self.monster().chart[icon as usize]
    }
}

pub fn creature() -> &'static Creature {
    &CREATURE
}

/// A kind of Monster-Action card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ActionId(pub u8);

impl Default for ActionId {
    fn default() -> Self {
        ActionId::NONE
    }
}

impl ActionId {
    pub const NONE: ActionId = ActionId(u8::MAX);

    pub fn is_none(self) -> bool {
        self == ActionId::NONE
    }
    pub fn action(self) -> &'static Action {
        &ACTIONS[usize::from(self.0)]
    }
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    pub fn all() -> impl Iterator<Item = ActionId> {
        (0..KINDS as u8).map(ActionId)
    }
    pub fn by_name(name: &str) -> Option<ActionId> {
        ActionId::all().find(|id| id.action().name == name)
    }
}

impl fmt::Display for MonsterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.monster().name)
    }
}

impl fmt::Display for ActionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_none() { "a card" } else { self.action().name })
    }
}

impl Serialize for MonsterId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.monster().name)
    }
}

impl<'de> Deserialize<'de> for MonsterId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        MonsterId::by_name(&name).ok_or_else(|| D::Error::custom(format!("`{name}` is no Monster")))
    }
}

impl Serialize for ActionId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.is_none() { s.serialize_none() } else { s.serialize_str(self.action().name) }
    }
}

impl<'de> Deserialize<'de> for ActionId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        let none = || D::Error::custom(format!("`{name}` is no Monster-Action card"));
        ActionId::by_name(&name).ok_or_else(none)
    }
}
