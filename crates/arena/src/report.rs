//! What a run came to. The report is the same, byte for byte, for the same plan.

use crate::sample::{Interval, Sample};
use crate::tally::Counts;
use crate::until::{Until, Verdict};
use crate::{Condition, Estimate, Plan, Tally};
use kernel::{Game, Seat};
use ratings::Rating;
use serde::Serialize;

/// The results of a run, whole or stopped early.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The way the game was played, for whoever reads this; who runs the plan knows it.
    pub mode: Option<String>,
    /// Everybody who played, in the order of the plan.
    pub bots: Vec<String>,
    /// The version of the program that played.
    pub version: String,
    /// Whether all planned games were played, or as many as it took to be sure.
    pub complete: bool,
    /// By which rule the run stopped or would have; then all intervals hold whenever one looks.
    pub sequential: Option<Sequential>,
    pub games: u64,
    pub planned: u64,
    pub seed: u64,
    /// Each label over all its games, mirrors left out; the best first.
    pub labels: Vec<LabelRow>,
    /// Each ordered pair that met, in the order of the plan. A mirror is counted once, from the
    /// lower seat.
    pub pairs: Vec<PairRow>,
    pub seats: Vec<SeatRow>,
    /// Whoever went first, where somebody did.
    pub first: Score,
    /// Each label where it went first and where it did not, best first.
    pub when_first: Vec<FirstRow>,
    /// Glicko-2 ratings of labels that met others, the highest first.
    pub ratings: Vec<RatingRow>,
    /// How many games took so many decisions.
    pub lengths: Vec<LengthRow>,
    /// What was used, most often first; empty where nobody watched.
    pub used: Vec<UseRow>,
    pub mean_answers: Option<f64>,
    /// Only answers with two or more choices.
    pub mean_decisions: Option<f64>,
    /// What the games under each condition came to, in the order of the plan; empty where all
    /// match-ups have the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<ConditionRow>,
    /// The plan that was played.
    pub plan: serde_json::Value,
}

/// The rule of a run that stops by itself, and what it came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sequential {
    #[serde(flatten)]
    pub until: Until,
    /// Whether it was met, so that the run stopped.
    pub met: bool,
    /// On which side of its bound the rate is; nothing for rules without a bound.
    pub verdict: Option<Verdict>,
    /// Whose rate a bound is about, and against whom.
    pub rivals: Option<(String, String)>,
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

/// The games under one condition. What stands here means the same as in the whole report.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ConditionRow {
    #[serde(flatten)]
    pub condition: Condition,
    pub games: u64,
    pub first: Score,
    pub mean_answers: Option<f64>,
    pub mean_decisions: Option<f64>,
    /// Only those who met somebody under it.
    pub labels: Vec<LabelRow>,
    pub pairs: Vec<PairRow>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FirstRow {
    pub label: String,
    pub first: Score,
    pub later: Score,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RatingRow {
    pub label: String,
    #[serde(flatten)]
    pub rating: Rating,
    /// Between which ratings it is, with a confidence of 95 %.
    pub low: f64,
    pub high: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LengthRow {
    pub decisions: u32,
    pub games: u64,
}

/// How seats fared that used a thing at least once in a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UseRow {
    pub thing: String,
    #[serde(flatten)]
    pub score: Score,
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

impl Score {
    fn of(sample: &Sample, interval: Interval) -> Self {
        let Sample { tally, .. } = *sample;
        Score { games: tally.games(), tally, estimate: sample.estimate(interval) }
    }
}

impl Report {
    pub(crate) fn new<G: Game>(
        plan: &Plan<G>,
        written: serde_json::Value,
        c: &Counts,
        until: Option<Until>,
    ) -> Self {
        let seats = plan.seatings().map(|s| s.seats.len()).max().unwrap_or(0);
        let interval = until.map_or(Interval::Fixed, |until| until.interval());
        let seat_row = |(seat, sample): (usize, &Sample)| SeatRow {
            seat: Seat(seat as u8).to_string(),
            score: Score::of(sample, interval),
        };
        let sequential = until.map(|until| Sequential {
            until,
            met: until.is_met(c),
            verdict: until.verdict(c),
            rivals: until.verdict(c).and(c.labels.first().cloned().zip(c.labels.get(1).cloned())),
        });
        Report {
            game: G::NAME.to_string(),
            rules: G::RULES,
            mode: None,
            bots: plan.bots(),
            version: env!("CARGO_PKG_VERSION").to_string(),
            complete: c.games == plan.planned() || sequential.as_ref().is_some_and(|s| s.met),
            sequential,
            games: c.games,
            planned: plan.planned(),
            seed: plan.seed,
            labels: label_rows(c, interval),
            pairs: pair_rows(c, interval),
            seats: c.by_seat[..seats].iter().enumerate().map(seat_row).collect(),
            first: Score::of(&c.first, interval),
            when_first: first_rows(c, interval),
            ratings: rating_rows(c),
            lengths: c
                .lengths
                .iter()
                .map(|(&d, &games)| LengthRow { decisions: d, games })
                .collect(),
            used: use_rows(c),
            mean_answers: mean(c.answers, c.games),
            mean_decisions: mean(c.decisions, c.games),
            conditions: c.conditions.iter().map(|of| condition_row(of, interval)).collect(),
            plan: written,
        }
    }

    /// What was played, and by whom: `full, played by greedy`.
    pub fn played(&self) -> String {
        let mode = self.mode.as_ref().map_or(String::new(), |mode| format!("{mode}, "));
        format!("{mode}played by {}", self.bots.join(", "))
    }

    /// How sure the intervals are, for the head of a column: `95 %`.
    pub fn confidence(&self) -> String {
        let share = self.sequential.as_ref().map_or(0.95, |s| s.until.confidence);
        format!("{} %", crate::until::percent(share))
    }

    /// How one label did against another, if they met.
    pub fn pair(&self, label: &str, opponent: &str) -> Option<&PairRow> {
        self.pairs.iter().find(|p| p.label == label && p.opponent == opponent)
    }
}

fn condition_row((condition, c): &(Condition, Counts), interval: Interval) -> ConditionRow {
    let mut labels = label_rows(c, interval);
    labels.retain(|row| row.score.games > 0);
    ConditionRow {
        condition: condition.clone(),
        games: c.games,
        first: Score::of(&c.first, interval),
        mean_answers: mean(c.answers, c.games),
        mean_decisions: mean(c.decisions, c.games),
        labels,
        pairs: pair_rows(c, interval),
    }
}

fn pair_rows(c: &Counts, interval: Interval) -> Vec<PairRow> {
    let n = c.labels.len();
    let met = c.pairs.iter().enumerate().filter(|(_, pair)| pair.sample.tally.games() > 0);
    met.map(|(i, pair)| PairRow {
        label: c.labels[i / n].clone(),
        opponent: c.labels[i % n].clone(),
        score: Score::of(&pair.sample, interval),
        mean_decisions: mean(pair.decisions, pair.sample.tally.games()),
    })
    .collect()
}

fn label_rows(c: &Counts, interval: Interval) -> Vec<LabelRow> {
    let n = c.labels.len();
    let row = |(i, label): (usize, &String)| {
        let rivals = (0..n).filter(|j| *j != i).map(|j| c.pairs[i * n + j].sample.tally);
        let rates: Vec<f64> = rivals.filter_map(|t| t.estimate()).map(|e| e.rate).collect();
        LabelRow {
            label: label.clone(),
            score: Score::of(&c.by_label[i], interval),
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

fn first_rows(c: &Counts, interval: Interval) -> Vec<FirstRow> {
    let row = |(label, [first, later]): (&String, &[Sample; 2])| FirstRow {
        label: label.clone(),
        first: Score::of(first, interval),
        later: Score::of(later, interval),
    };
    let mut rows: Vec<FirstRow> = c.labels.iter().zip(&c.when_first).map(row).collect();
    rows.retain(|row| row.first.games + row.later.games > 0);
    let rate = |row: &FirstRow| row.first.estimate.map_or(-1.0, |e| e.rate);
    rows.sort_by(|a, b| rate(b).total_cmp(&rate(a)));
    rows
}

fn rating_rows(c: &Counts) -> Vec<RatingRow> {
    let row = |(i, rating): (usize, Rating)| {
        let (low, high) = rating.interval();
        RatingRow { label: c.labels[i].clone(), rating, low, high }
    };
    let met = |(i, _): &(usize, Rating)| c.by_label[*i].tally.games() > 0;
    let now = c.standings.now().into_iter().enumerate();
    let mut rows: Vec<RatingRow> = now.filter(met).map(row).collect();
    rows.sort_by(|a, b| b.rating.rating.total_cmp(&a.rating.rating));
    rows
}

fn use_rows(c: &Counts) -> Vec<UseRow> {
    let row =
        |(thing, tally): (&String, &Tally)| UseRow { thing: thing.clone(), score: (*tally).into() };
    let mut rows: Vec<UseRow> = c.used.iter().map(row).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.score.games));
    rows
}
