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
    /// Games for each match-up, rounded up to whole deals.
    pub games: u64,
    /// So many seatings of a match-up in a row are played with the same deal: rivals who change
    /// seats get each other's cards. What one deal came to is one observation.
    pub per_deal: usize,
    pub order: Order,
    pub seed: u64,
}

/// Which seatings of a match-up the next deal takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// One after the other, so that all are played equally often.
    InTurn,
    /// Any, by the seed of the deal. So deals are alike, whatever was played before, which is what
    /// a test that may stop at any time asks for.
    Drawn,
}

/// Rivals who meet again and again.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct MatchUp<G: Game> {
    /// Under what they meet, where that differs from match-up to match-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    pub seatings: Vec<Seating<G>>,
}

/// What is so in all games of a match-up, whoever meets. Match-ups under one condition are also
/// counted by themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Condition {
    /// What differs between the conditions of a plan, the same for all of them: `weather`.
    pub what: String,
    /// What it is here: `rain`.
    pub is: String,
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
        self.deals().saturating_mul(self.per_deal as u64)
    }

    /// How many deals of all match-ups together.
    pub(crate) fn deals(&self) -> u64 {
        let each = self.games.div_ceil(self.per_deal.max(1) as u64);
        each.saturating_mul(self.match_ups.len() as u64)
    }

    /// The labels in the order of their first appearance.
    pub fn labels(&self) -> Vec<String> {
        self.names(|entrant| &entrant.label)
    }

    /// The bots in the same order.
    pub fn bots(&self) -> Vec<String> {
        self.names(|entrant| &entrant.bot)
    }

    fn names(&self, of: fn(&Entrant) -> &String) -> Vec<String> {
        let mut known = BTreeSet::new();
        let all = self.seatings().flat_map(|s| &s.seats).map(of);
        all.filter(|name| known.insert(*name)).cloned().collect()
    }

    /// The conditions in the order of their first appearance.
    pub(crate) fn conditions(&self) -> Vec<Condition> {
        let mut known: Vec<Condition> = Vec::new();
        for condition in self.match_ups.iter().filter_map(|m| m.condition.as_ref()) {
            if !known.contains(condition) {
                known.push(condition.clone());
            }
        }
        known
    }

    pub(crate) fn seatings(&self) -> impl Iterator<Item = &Seating<G>> {
        self.match_ups.iter().flat_map(|m| &m.seatings)
    }

    /// The `index`-th deal: its match-up and its number there. Match-ups take turns, so that a run
    /// that is stopped early has played all of them equally often.
    pub(crate) fn nth(&self, index: u64) -> (usize, u64) {
        let match_ups = self.match_ups.len() as u64;
        ((index % match_ups) as usize, index / match_ups)
    }

    /// The first of the seatings that play this deal; the others follow it.
    pub(crate) fn first_seating(&self, match_up: usize, deal: u64) -> usize {
        let groups = (self.match_ups[match_up].seatings.len() / self.per_deal) as u64;
        let group = match self.order {
            Order::InTurn => deal % groups,
            Order::Drawn => mixed(game_seed(self.seed, match_up, deal) ^ SEATING) % groups,
        };
        group as usize * self.per_deal
    }

    pub fn check(&self) -> Result<(), BadPlan> {
        let mut reasons = Vec::new();
        if self.match_ups.is_empty() {
            reasons.push("there is no match-up to play".to_string());
        }
        if self.games == 0 {
            reasons.push("there are no games to play".to_string());
        }
        if self.planned() == u64::MAX {
            reasons.push("there are more games than anyone can count".to_string());
        }
        for (i, match_up) in self.match_ups.iter().enumerate() {
            let (seatings, per_deal) = (match_up.seatings.len(), self.per_deal);
            if seatings == 0 {
                reasons.push(format!("match-up {i} has no seating"));
            } else if per_deal == 0 || seatings % per_deal != 0 {
                let what = format!("{seatings} seatings, which do not share deals by {per_deal}");
                reasons.push(format!("match-up {i} has {what}"));
            }
            if match_up.seatings.iter().any(|s| !(1..=MAX_SEATS).contains(&s.seats.len())) {
                reasons.push(format!("match-up {i} does not seat one to {MAX_SEATS} players"));
            }
        }
        if reasons.is_empty() { Ok(()) } else { Err(BadPlan(reasons)) }
    }
}

/// How many seatings of these match-ups can share a deal: all of one, where they seat the same
/// players in all match-ups, and else a single one.
pub fn shared_deals<G: Game>(match_ups: &[MatchUp<G>]) -> usize {
    let players = |seating: &Seating<G>| {
        let mut players: Vec<_> = seating.seats.iter().map(|e| (&e.label, &e.bot)).collect();
        players.sort();
        players.into_iter().map(|(l, b)| (l.clone(), b.clone())).collect::<Vec<_>>()
    };
    let same =
        |m: &MatchUp<G>| m.seatings.windows(2).all(|two| players(&two[0]) == players(&two[1]));
    let sizes: BTreeSet<usize> = match_ups.iter().map(|m| m.seatings.len()).collect();
    match sizes.first() {
        Some(size) if sizes.len() == 1 && match_ups.iter().all(same) => (*size).max(1),
        _ => 1,
    }
}

/// Keeps the draw of seatings apart from the luck of the cards.
const SEATING: u64 = 0x5ea7;

/// The seed of one deal, from nothing but its place in the plan.
pub fn game_seed(base: u64, match_up: usize, deal: u64) -> u64 {
    mixed(mixed(mixed(base).wrapping_add(match_up as u64)).wrapping_add(deal))
}

/// The seed of the player on a seat in the `nth` game with a deal. Its luck is not the luck of the
/// cards: with the same cards it thinks afresh.
pub fn seat_seed(game_seed: u64, nth: usize, seat: usize) -> u64 {
    mixed(mixed(!game_seed).wrapping_add((nth * MAX_SEATS + seat) as u64))
}

/// The finalizer of SplitMix64: neighbouring numbers come out unrelated.
fn mixed(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
