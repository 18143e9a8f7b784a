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
