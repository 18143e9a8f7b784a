//! The bodies of the HTTP part.

use crate::{Clock, SeatKind, SeatName, Status, Visibility};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Who the hall takes you for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    pub id: String,
    pub name: String,
    /// The name of the account; none for a guest.
    pub account: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub account: String,
    pub password: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    pub account: String,
    pub code: String,
    pub password: String,
}

/// Codes that each open the account once if the password is lost. Shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RecoveryCodes {
    pub codes: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SessionLine {
    pub id: String,
    pub about: String,
    pub created: i64,
    pub seen: i64,
    pub current: bool,
}

/// A one-time link to go on with on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DeviceLink {
    pub url: String,
    pub expires: i64,
}

/// What a [`DeviceLink`] ends with, from the page it leads to.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceToken {
    pub token: String,
}

/// A game of the hall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct GameLine {
    pub name: String,
    pub title: String,
    pub about: String,
    /// Whose game it is.
    pub owner: String,
    /// How much of its cards is from the rulebook and how much this project designed.
    pub provenance: String,
    pub modes: Vec<ModeLine>,
    /// Modes with options that are well known together, each a way to play of its own.
    pub presets: Vec<PresetLine>,
    /// From the gentlest to the hardest.
    pub bots: Vec<BotLine>,
    /// Who sits down where nobody is named.
    pub usual_bot: String,
    /// Who sits down for somebody who has chosen none yet.
    pub first_bot: String,
}

/// A mode with options set beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PresetLine {
    pub name: String,
    pub title: String,
    pub about: String,
    /// The name of its mode.
    pub mode: String,
    pub options: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct BotLine {
    pub name: String,
    pub about: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ModeLine {
    pub name: String,
    pub title: String,
    pub about: String,
    pub seats: Vec<SeatLine>,
    pub options: Vec<OptionLine>,
    /// What can be said only where something else is: a form leaves the rest out.
    pub only: Vec<Only>,
    /// No seat is worth more than another, so it can count for ratings.
    pub rateable: bool,
}

/// Values of one option that another one allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Only {
    pub option: String,
    /// The values it is about; empty if the whole option is.
    pub values: Vec<String>,
    /// The other option, and what it must be.
    pub needs: String,
    pub one_of: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SeatLine {
    pub seat: SeatName,
    /// What the game calls it: West, a mortal, the Dragon.
    pub role: String,
    pub side: String,
    /// Played by the rules: nobody sits there.
    pub by_rules: bool,
}

/// Something that can be agreed before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct OptionLine {
    pub name: String,
    pub about: String,
    pub kind: OptionKind,
    pub default: String,
    /// It can give one seat what others do not get: it stays as it is in a rated match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub uneven: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionKind {
    YesNo,
    Number {
        least: u32,
        most: u32,
    },
    /// One of these for each of those seats, separated by commas; a dash leaves one open.
    Names {
        of: Vec<String>,
        seats: Vec<SeatName>,
    },
    /// One of these.
    OneOf {
        of: Vec<String>,
    },
    /// So many of these names, separated by commas, or nothing.
    List {
        names: Vec<String>,
        count: u32,
    },
    /// At least so many cards of these names, separated by commas, each at most so often:
    /// `2x Parry` or `Parry` twice. Or nothing.
    Pool {
        names: Vec<String>,
        least: u32,
        copies: u32,
    },
}

/// Who is to sit where.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    Me,
    Open,
    Bot { name: String },
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    pub game: String,
    pub mode: String,
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// One for each seat that is not played by the rules, in their order.
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    pub clock: Clock,
    pub visibility: Visibility,
    /// It shall count for the ratings of those who play it.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Made {
    #[serde(rename = "match")]
    pub match_id: String,
    pub code: String,
    /// The link to send to friends.
    pub url: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Any open seat if none is named.
    pub seat: Option<SeatName>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Joined {
    #[serde(rename = "match")]
    pub match_id: String,
    /// None if the table was full: watch instead.
    pub seat: Option<SeatName>,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct MatchLine {
    #[serde(rename = "match")]
    pub match_id: String,
    pub code: String,
    pub game: String,
    pub title: String,
    pub mode: String,
    /// What is played, as a title: the mode, or the preset that was agreed.
    pub mode_words: String,
    pub status: Status,
    pub visibility: Visibility,
    pub clock: Clock,
    /// It counts for the ratings of those who play it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
    pub seats: Vec<SeatOfLine>,
    pub created: i64,
    pub ended: Option<i64>,
    /// The viewer owes an answer.
    pub your_turn: bool,
    pub you: Option<SeatName>,
    pub result: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SeatOfLine {
    pub seat: SeatName,
    pub kind: SeatKind,
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Lobby {
    pub open: Vec<MatchLine>,
    pub running: Vec<MatchLine>,
    pub mine: Vec<MatchLine>,
    pub recent: Vec<MatchLine>,
}

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

/// One moment of a replay, seen with one pair of eyes.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Frame {
    /// How many answers had been given.
    pub at: u32,
    /// Who answered what to get here.
    pub answer: Option<String>,
    pub lines: Vec<crate::Line>,
    pub picture: crate::Picture,
    pub sentence: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    pub line: MatchLine,
    /// Whose eyes: a seat, `public` or `all`.
    pub eyes: String,
    pub frames: Vec<Frame>,
    /// What the frames show, where that is not the whole match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub part: Option<ReplayPart>,
    pub ended: Option<String>,
    pub commitment: String,
    pub secret: Option<String>,
    /// Why the match cannot be run again, if it was played by other rules than this hall's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub earlier_rules: Option<String>,
}

/// A part of a match: the frames after `first` to `last` answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ReplayPart {
    pub first: u32,
    pub last: u32,
    /// How many answers the match had.
    pub of: u32,
}

/// What a player has earned in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Feats {
    pub game: String,
    pub points: u32,
    pub of: u32,
    pub feats: Vec<FeatLine>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct FeatLine {
    pub name: String,
    pub about: String,
    pub points: u32,
    pub earned: bool,
}

/// An HTTP request that was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Refusal {
    pub code: String,
    pub words: String,
    /// Every reason, where there are several.
    pub reasons: Vec<String>,
}
