//! What a run came to. The report is the same, byte for byte, for the same plan.

use crate::tally::Counts;
use crate::{Estimate, Plan, Tally};
use kernel::{Game, Seat};
use serde::Serialize;

/// The results of a run, whole or stopped early.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The version of the program that played.
    pub version: String,
    /// Whether all planned games were played.
    pub complete: bool,
    pub games: u64,
    pub planned: u64,
    pub seed: u64,
    /// Each label over all its games, mirrors left out; the best first.
    pub labels: Vec<LabelRow>,
    /// Each ordered pair that met, in the order of the plan. A mirror is counted once, from the
    /// lower seat.
    pub pairs: Vec<PairRow>,
    pub seats: Vec<SeatRow>,
    /// The seat that was first to be asked alone, where one was.
    pub first: Score,
    pub mean_answers: Option<f64>,
    /// Only answers with two or more choices.
    pub mean_decisions: Option<f64>,
    /// The plan that was played.
    pub plan: serde_json::Value,
}

/// Wins, draws, losses and the rate; the rate is left out where nothing was played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Score {
    pub games: u64,
    #[serde(flatten)]
    pub tally: Tally,
    #[serde(flatten)]
    pub estimate: Option<Estimate>,
}

impl From<Tally> for Score {
    fn from(tally: Tally) -> Self {
        Score { games: tally.games(), tally, estimate: tally.estimate() }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LabelRow {
    pub label: String,
    #[serde(flatten)]
    pub score: Score,
    /// The mean of the rates against each opponent, all opponents counting the same.
    pub average: Option<f64>,
    pub opponents: usize,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairRow {
    pub label: String,
    pub opponent: String,
    #[serde(flatten)]
    pub score: Score,
    pub mean_decisions: Option<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatRow {
    /// As people count: P1, P2, …
    pub seat: String,
    #[serde(flatten)]
    pub score: Score,
}

fn mean(sum: u64, n: u64) -> Option<f64> {
    (n > 0).then(|| sum as f64 / n as f64)
}

impl Report {
    pub(crate) fn new<G: Game>(plan: &Plan<G>, written: serde_json::Value, c: &Counts) -> Self {
        let seats = plan.seatings().map(|s| s.seats.len()).max().unwrap_or(0);
        let seat_row = |(seat, tally): (usize, &Tally)| SeatRow {
            seat: Seat(seat as u8).to_string(),
            score: (*tally).into(),
        };
        Report {
            game: G::NAME.to_string(),
            rules: G::RULES,
            version: env!("CARGO_PKG_VERSION").to_string(),
            complete: c.games == plan.planned(),
            games: c.games,
            planned: plan.planned(),
            seed: plan.seed,
            labels: label_rows(c),
            pairs: pair_rows(c),
            seats: c.by_seat[..seats].iter().enumerate().map(seat_row).collect(),
            first: c.first.into(),
            mean_answers: mean(c.answers, c.games),
            mean_decisions: mean(c.decisions, c.games),
            plan: written,
        }
    }

    /// How one label did against another, if they met.
    pub fn pair(&self, label: &str, opponent: &str) -> Option<&PairRow> {
        self.pairs.iter().find(|p| p.label == label && p.opponent == opponent)
    }
}

fn pair_rows(c: &Counts) -> Vec<PairRow> {
    let n = c.labels.len();
    let met = c.pairs.iter().enumerate().filter(|(_, pair)| pair.tally.games() > 0);
    met.map(|(i, pair)| PairRow {
        label: c.labels[i / n].clone(),
        opponent: c.labels[i % n].clone(),
        score: pair.tally.into(),
        mean_decisions: mean(pair.decisions, pair.tally.games()),
    })
    .collect()
}

fn label_rows(c: &Counts) -> Vec<LabelRow> {
    let n = c.labels.len();
    let row = |(i, label): (usize, &String)| {
        let rivals = (0..n).filter(|j| *j != i).map(|j| c.pairs[i * n + j].tally);
        let rates: Vec<f64> = rivals.filter_map(|t| t.estimate()).map(|e| e.rate).collect();
        LabelRow {
            label: label.clone(),
            score: c.by_label[i].into(),
            average: (!rates.is_empty()).then(|| rates.iter().sum::<f64>() / rates.len() as f64),
            opponents: rates.len(),
        }
    };
    let mut rows: Vec<LabelRow> = c.labels.iter().enumerate().map(row).collect();
    let rate = |row: &LabelRow| row.score.estimate.map_or(-1.0, |e| e.rate);
    // Stable: equal rates stay in the order of the plan.
    rows.sort_by(|a, b| rate(b).total_cmp(&rate(a)));
    rows
}
