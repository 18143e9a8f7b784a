//! A table as one viewer gets it.

use crate::{FantasyClashPicture, FlashDuelPicture, PuzzleStrikePicture, ShadowsPicture};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A seat by its name: `P1` to `P5`.
pub type SeatName = String;

/// Everything a client needs to draw a table, whatever it has seen before.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct TableNow {
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
    /// It counts for the ratings of those who play it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
    /// The seat of whoever looks; none for a spectator.
    pub you: Option<SeatName>,
    pub seats: Vec<SeatNow>,
    /// What lies on the table; none before the match begins.
    pub picture: Option<Picture>,
    /// What the viewer is asked, and whether others are.
    pub prompt: Option<Prompt>,
    /// The seats that owe an answer. While picks are sealed this is all that others learn.
    pub waiting: Vec<SeatName>,
    /// Whose decision it is and about what, in one sentence.
    pub sentence: String,
    pub clock: Clock,
    /// Milliseconds left for each seat, in the order of the seats; empty without a clock.
    pub left: Vec<i64>,
    pub offers: Vec<Offer>,
    /// What the viewer may do beside answering.
    pub may: Vec<Deed>,
    /// The viewer's last answer told nobody anything: `undo` takes it back at once.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub takes_back: bool,
    /// The viewer may ask what a bot would do in his place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub hint: bool,
    pub ended: Option<Ended>,
    /// The hash of the secret behind all luck of this match.
    pub commitment: Option<String>,
    pub rematch: Option<String>,
    /// What was agreed for the match, for those who are invited; empty once it has begun.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<AgreedLine>>")]
    pub agreed: Vec<AgreedLine>,
}

/// Something that was agreed before a match, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct AgreedLine {
    pub about: String,
    pub words: String,
}

/// What lies on the table, each game in its own words.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Picture {
    FlashDuel(FlashDuelPicture),
    PuzzleStrike(PuzzleStrikePicture),
    FantasyClash(Box<FantasyClashPicture>),
    Shadows(Box<ShadowsPicture>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Not everyone has sat down.
    Open,
    Running,
    Ended,
    /// A fault in the program closed it; its journal is kept.
    Broken,
    /// The rules of the game changed while it was running. It counts for nobody.
    RulesChanged,
}

impl Status {
    /// Nothing will happen in it any more.
    pub fn is_over(self) -> bool {
        matches!(self, Status::Ended | Status::Broken | Status::RulesChanged)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Listed in the lobby, anyone may watch.
    Public,
    /// Whoever has the link may join or watch.
    Link,
    /// Only those who sit at it.
    Private,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SeatNow {
    pub seat: SeatName,
    pub kind: SeatKind,
    /// Who sits there.
    pub name: String,
    /// What the game calls the seat: a side, a character, the Dragon.
    pub role: String,
    pub side: String,
    pub online: bool,
    /// How strong he was when he sat down at a rated table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<crate::SeatRating>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    Open,
    Player,
    Bot,
    /// Played by the rules of the game.
    Rules,
}

/// A question to one seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Prompt {
    /// Goes back with the answer; an answer to an older question is stale.
    pub id: u32,
    pub sentence: String,
    pub choices: Vec<Choice>,
    /// May be said at any time, and is never owed.
    pub always: Vec<Choice>,
    /// Everything the player can point at, and why nothing can be done with it.
    pub things: Vec<Thing>,
}

/// A choice that can be answered by its label.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Choice {
    pub label: String,
    pub words: String,
    /// The things that pointing at means this choice, among others.
    pub things: Vec<String>,
    /// What the choice is made of, in the words of the game's picture.
    pub parts: Parts,
}

/// What a choice is made of. What does not apply is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
pub struct Parts {
    /// The kind of choice: `move`, `attack`, `use`, `pass`.
    pub kind: String,
    /// Numbers of the cards that leave the hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<u8>,
    /// The card of a dash, which is one of `cards`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dash: Option<u8>,
    /// The space it leads to or aims at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub space: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ability: Option<String>,
    /// Whom it aims at or names, or whose zone the chip lies in if that is not the decider's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<SeatName>,
    /// The chip it is about, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chip: Option<String>,
    /// Where that chip is: `hand`, `discard`, `pile`, `bag`, `bank` or `pool`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub zone: Option<String>,
    /// The character that is picked, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<String>,
    /// The colour that is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub color: Option<String>,
    /// A second chip: as which the first is played, or what it is exchanged for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub other: Option<String>,
    /// The arrow that pays, where one is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub arrow: Option<String>,
    /// Values of the gems of one's pile that it uses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gems: Option<Vec<u8>>,
    /// The space of the card that acts, and the space it goes to or aims at: `C5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<String>,
    /// The card it is about, by name: a unit that is placed, a conquered card that is spent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The spell, blessing, item or evolution, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub magic: Option<String>,
    /// The special rule that is used, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The face of a die that is rolled again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub die: Option<u8>,
    /// What it aims at or is about, as answers name it: `P2`, `P2's War Hound`, `Monster`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<String>,
    /// A number that is named: an Initiative number, or an option of a card counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
    /// Several of them, of a card that is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub numbers: Option<Vec<u8>>,
    /// The token that is gained or lost: `xp` or `gold`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The damage it would announce, as far as that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub damage: Option<i16>,
    /// What it costs in Gold.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<u8>,
    /// A whole army that is deployed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
}

/// Something a player can point at, by its name: `space 3`, `Wound in hand`, `Combine in the bank`.
///
/// Ends of phases are things too (`end actions`, `end buying`): where nothing may be ended yet, as
/// before the purchase that a buy phase demands, `why_not` says so in the words of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Thing {
    pub name: String,
    /// Why nothing can be done with it now; none if something can.
    pub why_not: Option<WhyNot>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct WhyNot {
    pub words: String,
    pub clause: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    #[default]
    None,
    /// So many seconds for each answer.
    PerMove { seconds: u32 },
    /// So many seconds in all, and some more for each answer.
    Total { seconds: u32, increment: u32 },
}

/// Something a player has put to the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Offer {
    pub what: Deed,
    pub by: SeatName,
    /// Who has agreed so far.
    pub agreed: Vec<SeatName>,
    pub words: String,
}

/// What a player can do beside answering.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    Resign,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    /// Takes back one's last answer: at once where it is free, else with the others' consent.
    Undo,
    AcceptUndo,
    DeclineUndo,
    Rematch,
    /// Against somebody whose time is out or who has left.
    ClaimWin,
    LetBotPlay,
    GiveTime,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Ended {
    /// In one sentence, to this viewer.
    pub sentence: String,
    /// `win`, `loss`, `draw` or `none` for each seat.
    pub results: Vec<String>,
    /// The secret, now that it can harm nobody.
    pub secret: Option<String>,
    /// What it did to the ratings of those who played it; empty if it was not rated.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<crate::RatingChange>>")]
    pub ratings: Vec<crate::RatingChange>,
}
