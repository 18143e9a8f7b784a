//! Heroes and Missions: what a player is, and what is hoped of him.

use crate::card::Card;
use crate::cards::{HEROES, MISSIONS};
use crate::op::Stats;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

#[derive(Clone, Copy, Debug)]
pub struct Hero {
    pub name: &'static str,
    pub epithet: &'static str,
    /// A hint for whoever plays him.
    pub text: &'static str,
    pub stats: Stats,
    pub specials: &'static [&'static Card],
    pub skills: &'static [&'static Card],
    /// Which Beginner list goes with him (SH-2.22).
    pub list: crate::card::List,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct HeroId(pub u8);

impl Default for HeroId {
    fn default() -> Self {
        HeroId::NONE
    }
}

impl HeroId {
    pub const NONE: HeroId = HeroId(u8::MAX);

    pub fn is_none(self) -> bool {
        self == HeroId::NONE
    }
    #[inline]
    pub fn hero(self) -> &'static Hero {
        &HEROES[usize::from(self.0)]
    }
    pub fn all() -> impl Iterator<Item = HeroId> {
        (0..HEROES.len() as u8).map(HeroId)
    }
    pub fn by_name(name: &str) -> Option<HeroId> {
        HeroId::all().find(|id| id.hero().name == name)
    }
}

/// What a Mission asks for at the end (SH-24.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    HoldsLevel(u8),
    Monsters(u8),
    Bounties(u8),
    KoByMe(u8),
    KoMeAtMost(u8),
    Items(u8),
    ItemCost(u8),
    Studied(u8),
    EachStat(i8),
    OneStat(i8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mission {
    pub name: &'static str,
    pub text: &'static str,
    pub goal: Goal,
    /// The Shadow Stones that it pays, and those that it pays where hard Missions were agreed.
    pub ss: u8,
    pub hard_ss: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MissionId(pub u8);

impl MissionId {
    pub const NONE: MissionId = MissionId(u8::MAX);

    pub fn is_none(self) -> bool {
        self == MissionId::NONE
    }
    pub fn mission(self) -> &'static Mission {
        &MISSIONS[usize::from(self.0)]
    }
    pub fn all() -> impl Iterator<Item = MissionId> {
        (0..MISSIONS.len() as u8).map(MissionId)
    }
    pub fn by_name(name: &str) -> Option<MissionId> {
        MissionId::all().find(|id| id.mission().name == name)
    }
}

/// Names in texts and in JSON; nothing where there is none.
macro_rules! named {
    ($id:ident, $get:ident, $what:literal) => {
        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(if self.is_none() { $what } else { self.$get().name })
            }
        }
        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                if self.is_none() { s.serialize_none() } else { s.serialize_str(self.$get().name) }
            }
        }
        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let name = String::deserialize(d)?;
                let none = || D::Error::custom(format!("`{name}` is no {}", $what));
                $id::by_name(&name).ok_or_else(none)
            }
        }
    };
}

named!(HeroId, hero, "Hero");
named!(MissionId, mission, "Mission");
