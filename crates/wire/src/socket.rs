//! The messages of the WebSocket. Every one carries the version as `v`.

use crate::{Deed, SeatName, TableNow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// From the client.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToHall {
    /// Follow a match from here on; with `after` the client says what it has been told already.
    Follow {
        #[serde(rename = "match")]
        match_id: String,
        after: Option<u32>,
    },
    Unfollow {
        #[serde(rename = "match")]
        match_id: String,
    },
    /// Whether this page would rather wait less for bots; it follows the match already.
    Pace {
        #[serde(rename = "match")]
        match_id: String,
        quick: bool,
    },
    Answer {
        #[serde(rename = "match")]
        match_id: String,
        prompt: u32,
        choice: String,
        /// Chosen by the client; the same id is applied once, however often it is sent.
        client: String,
    },
    Do {
        #[serde(rename = "match")]
        match_id: String,
        deed: Deed,
        client: String,
    },
    /// One of the quick phrases.
    Say {
        #[serde(rename = "match")]
        match_id: String,
        phrase: Phrase,
    },
    /// What this player adds to the luck of a match before it begins.
    Nonce {
        #[serde(rename = "match")]
        match_id: String,
        nonce: String,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    Hello,
    GoodLuck,
    GoodGame,
    WellPlayed,
    Thinking,
    Sorry,
    RematchPlease,
    Thanks,
}

/// From the hall.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// Where the table stands, and what the client has missed since what it said it knows.
    Snapshot {
        seq: u32,
        missed: Vec<Line>,
        table: Box<TableNow>,
    },
    /// Something happened. `seq` counts what this viewer was told.
    Update {
        seq: u32,
        lines: Vec<Line>,
        table: Box<TableNow>,
    },
    /// The message with this id was applied, now or earlier.
    Done {
        client: String,
    },
    Error(Trouble),
    Said {
        #[serde(rename = "match")]
        match_id: String,
        by: SeatName,
        phrase: Phrase,
    },
    /// The hall is about to restart; the client comes back by itself.
    GoingDown,
}

/// Why something was not done, for a program and for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Trouble {
    pub code: Code,
    pub words: String,
    /// The clause of the rules that refuses it.
    pub clause: Option<String>,
    /// The message it answers.
    pub client: Option<String>,
    #[serde(rename = "match")]
    pub match_id: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not a message of this protocol.
    Malformed,
    TooFast,
    /// Bots have thought for this player as long as they may for now.
    BotTime,
    /// Of another version: load the page again.
    Version,
    NoSuchMatch,
    NotAllowed,
    NotYourSeat,
    /// The rules refuse it.
    Illegal,
    /// An answer to an older question.
    Stale,
    NotPossible,
    Over,
    /// The disk is full or the database fails; nothing was changed.
    NotKept,
    Fault,
}

/// One fact of the log: as data for the animation, in words for people.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Line {
    /// Counts the lines this viewer was told, from 1.
    pub n: u32,
    pub words: String,
    /// The event as the game tells it; none for what only the hall says.
    pub event: Option<serde_json::Value>,
    /// The things of the table that it changed.
    pub things: Vec<String>,
    /// The lines that no longer hold, by their numbers: what they told of was taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub undoes: Vec<u32>,
}
