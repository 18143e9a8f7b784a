//! The rules of a game to be read: clauses and cards, each with its origin.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The rules of a game, to be read and searched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Rulebook {
    pub game: String,
    pub title: String,
    pub sections: Vec<RuleSection>,
    pub cards: Vec<CardLine>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RuleSection {
    pub id: String,
    pub heading: String,
    pub clauses: Vec<Clause>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Clause {
    pub id: String,
    pub text: String,
    /// Where its statements come from; several where a clause joins them.
    pub origins: Vec<Origin>,
}

/// Where a rule, a card or a number comes from.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The rulebook states it.
    Rulebook,
    /// Known from elsewhere.
    Public,
    /// This project designed it.
    Designed,
    /// A text that exists and could not be read was put together again.
    Reconstructed,
    /// Follows from what the rulebook states. Clauses only.
    Inferred,
    /// This project decided it, because the rulebook is silent or ambiguous. Clauses only.
    Ruling,
}

/// Where one part of a card comes from: its name, its text, its attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PartOrigin {
    pub part: String,
    pub origin: Origin,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
pub struct CardLine {
    pub name: String,
    pub owner: String,
    /// When it can be used.
    pub trigger: String,
    pub text: String,
    /// Further texts under a heading of their own: a reaction, an ongoing part.
    pub parts: Vec<CardPart>,
    pub rulings: Vec<String>,
    /// Where each part of it comes from, by the names the card data has for them.
    pub origins: Vec<PartOrigin>,
    /// What kind of card, in the words of the game: `gem`, `puzzle`, `character`. Empty where all
    /// are of one kind.
    pub kind: String,
    /// The box it comes from, in words; empty where there is one box, or it is in all of them.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub set: String,
    pub cost: Option<u8>,
    /// Its colours and the icons on it, by name.
    pub colors: Vec<String>,
    pub icons: Vec<String>,
    /// What is printed on a unit of an army.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unit: Option<UnitLine>,
    /// What is printed on a Skill, a Special, an Item or a Hero.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub skill: Option<SkillLine>,
    /// What is printed on a Monster.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub monster: Option<MonsterLine>,
}

/// The numbers of a card that a Hero uses, or of the Hero himself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
pub struct SkillLine {
    /// `combat`, `self`, `creature`, `object` or `attachment`; empty for Items and Heroes.
    pub form: String,
    /// Initiative numbers; 0 enters play at once. Empty if its text says when it is used.
    pub initiative: Vec<u8>,
    /// What it answers: `attack`, `spell`, `predict`.
    pub answers: Vec<String>,
    /// The Traits it uses: `attack`, `standalone`, `spell`, `predict`, `response`, `attachment`,
    /// `auto`.
    pub traits: Vec<String>,
    pub requires: Vec<Need>,
    /// Gold to be paid for each use.
    pub gold: u8,
    /// Health of a Unit.
    pub hp: u8,
    pub shield: u8,
    /// What it adds to Stats; of a Hero, his Stats.
    pub stats: Vec<StatNumber>,
    /// Stun tokens after use.
    pub delay: u8,
    pub one_time: bool,
    /// One such Item for each Hero.
    pub restricted: bool,
    /// The names of its two sides; empty if it has one.
    pub sides: Vec<String>,
    /// How many of it there are; 0 where that is left to boosters.
    pub copies: u8,
    pub rare: bool,
    /// `A` or `B`: the Beginner list it is in, or that goes with the Hero.
    pub list: Option<String>,
    /// Whose Hero Skill or Special it is; of a Hero, the names of his cards are in `parts`.
    pub heroes: Vec<String>,
}

/// At least, or at most, so many Stat Points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Need {
    /// `str`, `tech`, `mag` or `hp`.
    pub stat: String,
    pub n: i8,
    pub at_most: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct StatNumber {
    pub stat: String,
    pub n: i8,
}

/// What is printed on a Monster; the rows of its chart are the parts of its card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct MonsterLine {
    pub species: String,
    /// 0 for a Monster's Creature.
    pub level: u8,
    pub hp: u8,
    pub reward: crate::RewardPicture,
}

/// The numbers and rules of a unit card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct UnitLine {
    /// `regular`, `veteran`, `elite`, `champion`, `hero`, `titan` or `legend`.
    pub class: String,
    /// How many of it are in the deck.
    pub copies: u8,
    pub attack: i8,
    pub defence: i8,
    pub size: i8,
    pub range: i8,
    pub magic: i8,
    /// The kind that some rules look at, where it has one.
    pub tag: Option<String>,
    pub rules: Vec<UnitRule>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct UnitRule {
    /// The rule has a line of its own among the cards.
    pub name: String,
    /// What it names on this card: a card that is hated, a kind of cards, gods.
    pub names: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CardPart {
    pub heading: String,
    pub text: String,
}
