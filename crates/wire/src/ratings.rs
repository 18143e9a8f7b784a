//! How strong people are: their own ratings, and the list of the strongest.

use crate::SeatName;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// How strong somebody at a rated table was when he sat down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SeatRating {
    pub rating: i32,
    /// Too little is known of him for a place in the list.
    pub provisional: bool,
}

/// What a rated match did to somebody who played it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RatingChange {
    pub seat: SeatName,
    pub before: i32,
    pub after: i32,
}

/// My rating in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RatingLine {
    pub game: String,
    pub title: String,
    pub rating: i32,
    /// How little is known of me; it grows while I am away.
    pub deviation: i32,
    /// Too little for a place in the list.
    pub provisional: bool,
    /// How many rated matches I have played.
    pub matches: u32,
    /// When I played the last of them, in milliseconds since 1970.
    pub last: i64,
    /// My place in the list; none while provisional.
    pub place: Option<u32>,
    /// My last rated matches that are kept, oldest first.
    pub recent: Vec<RatedLine>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RatedLine {
    #[serde(rename = "match")]
    pub match_id: String,
    pub at: i64,
    pub before: i32,
    pub after: i32,
    /// `win`, `loss` or `draw`.
    pub result: String,
}

/// The strongest players of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Leaderboard {
    pub game: String,
    pub title: String,
    /// Those who have a place, the best first.
    pub ranked: Vec<LeaderLine>,
    /// Those of whom too little is known.
    pub provisional: Vec<LeaderLine>,
    /// Me, wherever I am; none without a rated match.
    pub you: Option<LeaderLine>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct LeaderLine {
    /// Equals share one; none while provisional.
    pub place: Option<u32>,
    pub name: String,
    pub rating: i32,
    pub deviation: i32,
    pub matches: u32,
    /// It is me.
    pub you: bool,
}
