//! The cast: every ability card in rulebook order, one line each, and who plays them.

use crate::ability::{Ability, AbilityId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::str::FromStr;

mod acrobatics;
mod bellowing_roar;
mod black_diamond_hide;
mod bonecracker;
mod bubble_shield;
mod charged_shot;
mod clockwork_soldier;
mod cog_engine;
mod cornered_prey;
mod crushed_dreams;
mod cycloid_revolution;
mod deathmatch;
mod deep_breath;
mod dominance;
mod double_slash;
mod dragon_form;
mod esper_dash;
mod flame_arrow;
mod giant_growth;
mod green_eyes_epiphany;
mod healing_touch;
mod hex_of_murkwood;
mod into_oblivion;
mod knowing_the_opponent;
mod landmine;
mod martial_mastery;
mod master_of_twos;
mod maximum_anarchy;
mod mistress_command;
mod ninpo_flash;
mod pacifism;
mod patriot_mirror;
mod perfect_counter;
mod pilebunker;
mod pleasure_and_pain;
mod poker_flourish;
mod political_prowess;
mod purple_eyes_epiphany;
mod radiant_healing;
mod raise_the_stakes;
mod rampage;
mod relentless_strikes;
mod reversal;
mod rewind_time;
mod rising_mountain;
mod rock_armor;
mod rocket_punch;
mod roll_the_dice;
mod saving_grace;
mod shadow_plague;
mod shadowswarm;
mod shoulder_ram;
mod smoldering_embers;
mod spectral_pull;
mod spectral_push;
mod speed_of_the_fox;
mod stun_lock;
mod sudden_inspiration;
mod surgical_strike;
mod tail_sweep;
mod temporal_distortion;
mod thunderclap;
mod two_truths;
mod upgrade;
mod war_stomp;
mod wartime_tactics;
mod windmill_crusher;
mod wing_buffet;

/// Three for each character in the order of [`CHARACTERS`], then the Dragon's eight.
pub static ABILITIES: [Ability; 68] = [
    // Grave
    reversal::CARD,
    martial_mastery::CARD,
    knowing_the_opponent::CARD,
    // Jaina
    flame_arrow::CARD,
    smoldering_embers::CARD,
    charged_shot::CARD,
    // Midori
    rising_mountain::CARD,
    dragon_form::CARD,
    master_of_twos::CARD,
    // Setsuki
    esper_dash::CARD,
    speed_of_the_fox::CARD,
    ninpo_flash::CARD,
    // Rook
    windmill_crusher::CARD,
    thunderclap::CARD,
    rock_armor::CARD,
    // DeGrey
    pilebunker::CARD,
    spectral_pull::CARD,
    spectral_push::CARD,
    // Valerie
    purple_eyes_epiphany::CARD,
    green_eyes_epiphany::CARD,
    sudden_inspiration::CARD,
    // Geiger
    rewind_time::CARD,
    cycloid_revolution::CARD,
    temporal_distortion::CARD,
    // Lum
    poker_flourish::CARD,
    roll_the_dice::CARD,
    raise_the_stakes::CARD,
    // Argagarg
    pacifism::CARD,
    hex_of_murkwood::CARD,
    bubble_shield::CARD,
    // Quince
    political_prowess::CARD,
    two_truths::CARD,
    patriot_mirror::CARD,
    // Onimaru
    clockwork_soldier::CARD,
    wartime_tactics::CARD,
    double_slash::CARD,
    // Troq
    cornered_prey::CARD,
    giant_growth::CARD,
    war_stomp::CARD,
    // Bal-Bas-Beta
    rocket_punch::CARD,
    cog_engine::CARD,
    upgrade::CARD,
    // Menelker
    bonecracker::CARD,
    into_oblivion::CARD,
    deathmatch::CARD,
    // Persephone
    dominance::CARD,
    mistress_command::CARD,
    pleasure_and_pain::CARD,
    // Gloria
    healing_touch::CARD,
    radiant_healing::CARD,
    saving_grace::CARD,
    // Gwen
    shadow_plague::CARD,
    shadowswarm::CARD,
    relentless_strikes::CARD,
    // Vendetta
    stun_lock::CARD,
    acrobatics::CARD,
    surgical_strike::CARD,
    // Zane
    shoulder_ram::CARD,
    landmine::CARD,
    maximum_anarchy::CARD,
    // Deathstrike Dragon
    deep_breath::CARD,
    perfect_counter::CARD,
    black_diamond_hide::CARD,
    wing_buffet::CARD,
    tail_sweep::CARD,
    bellowing_roar::CARD,
    rampage::CARD,
    crushed_dreams::CARD,
];

/// The twenty characters (FD-1.8): the name on the table and the full name.
pub static CHARACTERS: [(&str, &str); 20] = [
    ("Grave", "Grave Stormborne"),
    ("Jaina", "Jaina Stormborne"),
    ("Midori", "Master Midori"),
    ("Setsuki", "Setsuki Hiruki"),
    ("Rook", "Garus Rook"),
    ("DeGrey", "Jefferson DeGrey"),
    ("Valerie", "Valerie Rose"),
    ("Geiger", "Max Geiger"),
    ("Lum", "Lum Bam-foo"),
    ("Argagarg", "Argagarg Garg"),
    ("Quince", "Sirus Quince"),
    ("Onimaru", "General Onimaru"),
    ("Troq", "Troq Bashar"),
    ("Bal-Bas-Beta", "Bal-Bas-Beta"),
    ("Menelker", "Master Menelker"),
    ("Persephone", "Mistress Persephone"),
    ("Gloria", "Gloria Grayson"),
    ("Gwen", "Gwen Grayson"),
    ("Vendetta", "Vendetta"),
    ("Zane", "Captain Zane"),
];

/// How many ability cards are the characters'; the Dragon's follow.
pub(crate) const CHARACTER_ABILITIES: usize = ABILITIES_EACH * CHARACTERS.len();
/// How many are the Dragon's.
pub(crate) const DRAGON_ABILITIES: u8 = (ABILITIES.len() - CHARACTER_ABILITIES) as u8;
const ABILITIES_EACH: usize = 3;

/// The sixty abilities of the characters, from which Custom Clockwork deals its pool (FD-15.1).
pub fn character_abilities() -> impl Iterator<Item = AbilityId> {
    (0..CHARACTER_ABILITIES).map(AbilityId::at)
}

/// The Dragon's eight abilities (FD-1.3).
pub fn dragon_abilities() -> impl Iterator<Item = AbilityId> {
    (CHARACTER_ABILITIES..ABILITIES.len()).map(AbilityId::at)
}

/// A character by his place in [`CHARACTERS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CharacterId(pub u8);

impl CharacterId {
    pub fn all() -> impl Iterator<Item = CharacterId> {
        (0..CHARACTERS.len() as u8).map(CharacterId)
    }
    pub fn abilities(self) -> [AbilityId; ABILITIES_EACH] {
        let first = ABILITIES_EACH * usize::from(self.0);
        std::array::from_fn(|i| AbilityId::at(first + i))
    }
    pub fn full_name(self) -> &'static str {
        CHARACTERS[usize::from(self.0)].1
    }
}

/// The bots of the Solo modes (FD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum BotKind {
    Dummy,
    Rook,
    Dragon,
}

impl BotKind {
    pub fn who(self) -> Who {
        match self {
            BotKind::Dummy => Who::Dummy,
            BotKind::Rook => "Rook".parse().expect("Rook is one of the twenty"),
            BotKind::Dragon => Who::Dragon,
        }
    }
    /// FD-16.14, FD-16.16: the Dragon bot has the first three of the Dragon's abilities.
    pub fn abilities(self) -> Vec<AbilityId> {
        match (self, self.who()) {
            (BotKind::Dragon, _) => dragon_abilities().take(3).collect(),
            (_, Who::Character(c)) => c.abilities().to_vec(),
            _ => Vec::new(),
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Who {
    /// A duellist without abilities, or one who has not picked yet.
    #[default]
    Nobody,
    Character(CharacterId),
    /// A clockwork soldier built in the draft (FD-15).
    Clockwork,
    Dragon,
    Dummy,
}

impl Who {
    pub fn character(self) -> Option<CharacterId> {
        match self {
            Who::Character(id) => Some(id),
            _ => None,
        }
    }
    pub fn name(self) -> &'static str {
        match self {
            Who::Nobody => "Duellist",
            Who::Character(id) => CHARACTERS[usize::from(id.0)].0,
            Who::Clockwork => "Clockwork",
            Who::Dragon => "Dragon",
            Who::Dummy => "Dummy",
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Who {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let named = |name: &str| name.eq_ignore_ascii_case(s);
        if let Some(i) = CHARACTERS.iter().position(|(name, full)| named(name) || named(full)) {
            return Ok(Who::Character(CharacterId(i as u8)));
        }
        [Who::Nobody, Who::Clockwork, Who::Dragon, Who::Dummy]
            .into_iter()
            .find(|w| named(w.name()))
            .ok_or_else(|| {
                let names = CHARACTERS.map(|(name, _)| name).join(", ");
                format!("there is no character `{s}`; characters are {names}")
            })
    }
}

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(D::Error::custom)
    }
}
