//! Spells, magic items, Bio Evolutions and blessings: what they are, and the list of all.

mod blessings;
mod evolutions;
mod items;
pub mod spells;

use crate::card::CardId;
use crate::event::Event;
use crate::field::Field;
use crate::lasting::Lasts;
use crate::space::{Space, Spaces};
use crate::special::Rules;
use crate::table::Table;
use crate::unit::{Faction, Pantheon};
use crate::why::Why;
use kernel::Play;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MagicKind {
    Spell,
    Item,
    Evolution,
    Blessing,
}

/// Whom it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// One of the own revealed cards.
    Own,
    /// One of the own cards, revealed or not.
    OwnAny,
    /// A revealed enemy card.
    Enemy,
    EnemyHidden,
    /// Every revealed enemy card in range; at least one is needed.
    AllEnemies,
    /// No card: a player.
    Player,
}

/// A spell or blessing that is being cast.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Casting {
    pub caster: CardId,
    pub magic: MagicId,
    /// Nobody if it has no single target.
    pub target: CardId,
}

/// Further choices of a spell that takes effect.
#[derive(Clone, Copy)]
pub struct Asks {
    /// The spaces that may be chosen; none ends the spell.
    pub spaces: fn(&Table, &Casting) -> Spaces,
    pub may_pass: bool,
    /// Why it is not even attempted while there is nothing to choose (FC-R11); nothing if it is
    /// worth casting all the same.
    pub needs: Option<Why>,
    pub picked: fn(&mut Table, &mut Play<Event>, Casting, Space),
}

/// What it does when it succeeds.
#[derive(Clone, Copy)]
pub enum Does {
    /// It lies on its target and works as `lasts` says.
    Lies,
    /// The target must reach this number on a saving roll or be removed (FC-9.9).
    Removes(u8),
    /// Something of its own, and then possibly a choice.
    Own(fn(&mut Table, &mut Play<Event>, Casting)),
}

/// Whether a card can be the target, or why not.
pub type Fits = fn(&Field, CardId) -> Result<(), Why>;

#[derive(Clone, Copy)]
pub struct Magic {
    pub name: &'static str,
    pub kind: MagicKind,
    pub text: &'static str,
    pub faction: Option<Faction>,
    pub pantheon: Option<Pantheon>,
    pub cost: u8,
    pub aim: Aim,
    /// What else the target must be.
    pub fits: Option<Fits>,
    pub lasts: Lasts,
    pub does: Does,
    pub asks: Option<Asks>,
}

impl Magic {
    pub const NONE: Magic = Magic {
        name: "",
        kind: MagicKind::Spell,
        text: "",
        faction: None,
        pantheon: None,
        cost: 0,
        aim: Aim::Own,
        fits: None,
        lasts: Lasts::NOTHING,
        does: Does::Lies,
        asks: None,
    };
}

/// Spells of a faction that has them, and its items (FC-1.5).
pub const SPELLS: usize = 5;
pub const ITEMS: usize = 5;
pub const EVOLUTIONS: usize = 10;
/// How many items a player has in play at most (FC-9.13), and how many evolutions one card carries
/// (FC-12.1b).
pub const MOST_ITEMS: usize = 2;
pub const MOST_EVOLUTIONS: usize = 3;
/// Cards that lie on other cards: the items of all factions, then the evolutions.
pub const SUPPORT: usize = FIRST_BLESSING - FIRST_ITEM;

/// Where items, evolutions and blessings begin in the list; spells come first.
const FIRST_ITEM: usize = spells::SPELLS.len();
const FIRST_EVOLUTION: usize = FIRST_ITEM + items::ITEMS.len();
const FIRST_BLESSING: usize = FIRST_EVOLUTION + evolutions::EVOLUTIONS.len();
const ALL: usize = FIRST_BLESSING + blessings::BLESSINGS.len();

/// All of them, spells first.
pub static MAGIC: [Magic; ALL] = {
    let mut all = [Magic::NONE; ALL];
    let lists: [&[Magic]; 4] =
        [&spells::SPELLS, &items::ITEMS, &evolutions::EVOLUTIONS, &blessings::BLESSINGS];
    let (mut i, mut list) = (0, 0);
    while list < lists.len() {
        let mut j = 0;
        while j < lists[list].len() {
            all[i] = lists[list][j];
            (i, j) = (i + 1, j + 1);
        }
        list = list.saturating_add(1);
    }
    all
};

/// The rules that some magic grants.
pub static GRANTED: Rules = {
    let (mut all, mut i) = (Rules::NONE, 0);
    while i < MAGIC.len() {
        if let Some(rule) = MAGIC[i].lasts.grants {
            all = all.with(rule);
        }
        i = i.saturating_add(1);
    }
    all
};

/// For each kind and faction, where its magic begins and ends in the list.
static LISTED: [[(u8, u8); 5]; 4] = {
    let mut listed = [[(0, 0); 5]; 4];
    let mut i = 0;
    while i < MAGIC.len() {
        if let Some(faction) = MAGIC[i].faction {
            let (first, end) = &mut listed[MAGIC[i].kind as usize][faction as usize];
            if *end == 0 {
                *first = i as u8;
            }
            *end = i as u8 + 1;
        }
        i = i.saturating_add(1);
    }
    listed
};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MagicId(pub u8);

impl MagicId {
    pub fn magic(self) -> &'static Magic {
        &MAGIC[usize::from(self.0)]
    }
    pub fn all() -> impl Iterator<Item = MagicId> {
        (0..MAGIC.len() as u8).map(MagicId)
    }
    /// All of a kind that a faction has; they lie together in the list.
    pub fn of(kind: MagicKind, faction: Faction) -> impl Iterator<Item = MagicId> {
        let (first, end) = LISTED[kind as usize][faction as usize];
        (first..end).map(MagicId)
    }
    pub fn spells(faction: Faction) -> impl Iterator<Item = MagicId> {
        MagicId::of(MagicKind::Spell, faction)
    }
    /// Items and evolutions of a faction.
    pub fn support(faction: Faction) -> impl Iterator<Item = MagicId> {
        MagicId::of(MagicKind::Item, faction).chain(MagicId::of(MagicKind::Evolution, faction))
    }
    pub fn blessings() -> impl Iterator<Item = MagicId> {
        (FIRST_BLESSING as u8..ALL as u8).map(MagicId)
    }
    /// Items and evolutions are cards that lie on other cards.
    pub fn is_support(self) -> bool {
        matches!(self.magic().kind, MagicKind::Item | MagicKind::Evolution)
    }
    /// Its place among the spells, or among the items and evolutions, of its faction.
    pub fn bit(self) -> usize {
        let at = usize::from(self.0);
        match self.magic().kind {
            MagicKind::Spell => at % SPELLS,
            MagicKind::Item => (at - FIRST_ITEM) % ITEMS,
            MagicKind::Evolution => ITEMS + at - FIRST_EVOLUTION,
            MagicKind::Blessing => 0,
        }
    }
    /// The place of an item or evolution among all of them.
    pub fn place(self) -> usize {
        usize::from(self.0) - FIRST_ITEM
    }
    /// The item or evolution in this place.
    pub fn in_place(place: usize) -> MagicId {
        MagicId((FIRST_ITEM + place) as u8)
    }
    pub fn by_name(name: &str) -> Option<MagicId> {
        MagicId::all().find(|id| id.magic().name.eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for MagicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.magic().name)
    }
}

impl Serialize for MagicId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MagicId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        MagicId::by_name(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("`{name}` is no magic")))
    }
}
