//! Who meets whom when many games are played.

use crate::Agreed;

/// What people say when they want many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Names are not by seat here but those who meet; without any it is everybody.
    pub agreed: Agreed,
    pub bots: Vec<String>,
    /// Draws who sits down where a mode has too many combinations to play them all.
    pub seed: u64,
}

/// Rivals who meet again and again; their games take the sittings in turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout<S> {
    pub sittings: Vec<Sitting<S>>,
}

/// One way to sit down.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting<S> {
    pub setup: S,
    pub chairs: Vec<Chair>,
}

/// Who plays a seat, under which label, and in which team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    pub label: String,
    pub bot: String,
    pub team: u8,
}
