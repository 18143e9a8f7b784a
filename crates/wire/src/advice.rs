//! What a bot would do in somebody's place.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a bot thinks of the question that somebody is asked, from what that seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Advice {
    /// The number of the question it is about.
    pub prompt: u32,
    /// The best choice first, then what was thought about most; only the first where it is a
    /// matter of taste.
    pub choices: Vec<Advised>,
    /// How it is likely to go on from the first choice, on one of the deals that fit.
    pub line: Vec<Foreseen>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Advised {
    pub label: String,
    pub words: String,
    /// The chance to win with it, from 0 to 1; none where nothing was weighed.
    pub chance: Option<f32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Foreseen {
    /// Who would do it, by the name of the seat; none for whoever asked.
    pub who: Option<String>,
    pub words: String,
}
