//! What a bot thinks of a match that is over.

use crate::SeatName;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// How far an analysis is.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Analysis {
    /// Nobody has asked for one.
    Absent,
    /// So many others come first.
    Queued {
        ahead: u32,
    },
    /// So many decisions have been thought about.
    Thinking {
        done: u32,
        of: u32,
    },
    Done(Analysed),
}

/// The decisions of a match, each judged from what its seat could know then.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Analysed {
    /// How often each decision was played on in thought.
    pub simulations: u32,
    /// How many decisions of the match left a choice; not more than some of them are judged.
    pub decisions: u32,
    /// In the order of the match.
    pub points: Vec<JudgedPoint>,
    pub sides: Vec<SideCurve>,
    /// Places in `points`: the mistakes that cost most, the worst first.
    pub swings: Vec<u32>,
    /// The same for each seat.
    pub seats: Vec<SeatSwings>,
}

/// One decision.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct JudgedPoint {
    /// How many answers had been given before: the frame of the replay in which it is asked.
    pub at: u32,
    pub seat: SeatName,
    pub played: WeighedChoice,
    /// The same as `played` where nothing better was found.
    pub best: WeighedChoice,
    /// What was played is worse by more than this search can err.
    pub mistake: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct WeighedChoice {
    pub label: String,
    pub words: String,
    /// The chance that the seat's side wins with it, from 0 to 1.
    pub chance: f32,
}

/// How the chances of a side went, as its own seats saw them; the last estimate is the result.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SideCurve {
    /// The name of the side or team; none where everybody plays for himself.
    pub name: Option<String>,
    pub seats: Vec<SeatName>,
    pub curve: Vec<Estimate>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Estimate {
    /// After so many answers.
    pub at: u32,
    pub chance: f32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SeatSwings {
    pub seat: SeatName,
    /// Places in `points`, the worst first.
    pub swings: Vec<u32>,
}
