//! What is to be played: match-ups, who sits where, how often, and from which seed.

use kernel::{Game, MAX_SEATS};
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt;

/// Everything a run needs; the same plan gives the same report.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Plan<G: Game> {
    pub match_ups: Vec<MatchUp<G>>,
    /// Games for each match-up.
    pub games: u64,
    pub seed: u64,
}

/// Rivals who meet again and again; their games take the seatings in turn.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct MatchUp<G: Game> {
    pub seatings: Vec<Seating<G>>,
}

/// One way to sit down: the setup and who plays each seat of it.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Seating<G: Game> {
    pub setup: G::Setup,
    pub seats: Vec<Entrant>,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entrant {
    /// What the statistics are kept under, such as a character's name.
    pub label: String,
    pub bot: String,
    /// Seats of one team are no rivals, so they are not compared.
    pub team: u8,
}

/// Why a plan cannot be played, every reason at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPlan(pub Vec<String>);

impl fmt::Display for BadPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for BadPlan {}

impl<G: Game> Plan<G> {
    /// How many games it asks for.
    pub fn planned(&self) -> u64 {
        self.games.saturating_mul(self.match_ups.len() as u64)
    }

    /// The labels in the order of their first appearance.
    pub fn labels(&self) -> Vec<String> {
        let mut known = BTreeSet::new();
        let all = self.seatings().flat_map(|s| &s.seats).map(|e| &e.label);
        all.filter(|label| known.insert(*label)).cloned().collect()
    }

    pub(crate) fn seatings(&self) -> impl Iterator<Item = &Seating<G>> {
        self.match_ups.iter().flat_map(|m| &m.seatings)
    }

    /// The `index`-th game: its match-up and its number there. Match-ups take turns, so that a run
    /// that is stopped early has played all of them about equally often.
    pub(crate) fn nth(&self, index: u64) -> (usize, u64) {
        let match_ups = self.match_ups.len() as u64;
        ((index % match_ups) as usize, index / match_ups)
    }

    pub(crate) fn seating(&self, match_up: usize, game: u64) -> usize {
        (game % self.match_ups[match_up].seatings.len() as u64) as usize
    }

    pub fn check(&self) -> Result<(), BadPlan> {
        let mut reasons = Vec::new();
        if self.match_ups.is_empty() {
            reasons.push("there is no match-up to play".to_string());
        }
        if self.games == 0 {
            reasons.push("there are no games to play".to_string());
        }
        if self.games.checked_mul(self.match_ups.len() as u64).is_none() {
            reasons.push("there are more games than anyone can count".to_string());
        }
        for (i, match_up) in self.match_ups.iter().enumerate() {
            if match_up.seatings.is_empty() {
                reasons.push(format!("match-up {i} has no seating"));
            }
            if match_up.seatings.iter().any(|s| !(1..=MAX_SEATS).contains(&s.seats.len())) {
                reasons.push(format!("match-up {i} does not seat one to {MAX_SEATS} players"));
            }
        }
        if reasons.is_empty() { Ok(()) } else { Err(BadPlan(reasons)) }
    }
}

/// The seed of one game, from nothing but its place in the plan.
pub fn game_seed(base: u64, match_up: usize, game: u64) -> u64 {
    mixed(mixed(mixed(base).wrapping_add(match_up as u64)).wrapping_add(game))
}

/// The seed of the player on a seat; its luck is not the luck of the cards.
pub fn seat_seed(game_seed: u64, seat: usize) -> u64 {
    mixed(mixed(!game_seed).wrapping_add(seat as u64))
}

/// The finalizer of SplitMix64: neighbouring numbers come out unrelated.
fn mixed(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
