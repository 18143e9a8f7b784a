//! The numbers behind the plots, for whoever wants or needs them.

use super::percent;
use super::svg::escaped;
use crate::{Report, Score};
use std::collections::BTreeMap;

/// A table that is folded up. With `names`, the second column is text as well.
fn folded(summary: &str, heads: &[&str], rows: &[Vec<String>], names: bool) -> String {
    let cells = |tag: &str, scope: &str, row: &[String]| -> String {
        row.iter().map(|cell| format!("<{tag}{scope}>{}</{tag}>", escaped(cell))).collect()
    };
    let heads: Vec<String> = heads.iter().map(|head| head.to_string()).collect();
    let body: String =
        rows.iter().map(|row| format!("<tr>{}</tr>\n", cells("td", "", row))).collect();
    let class = if names { " class=\"names\"" } else { "" };
    format!(
        "<details>\n<summary>{summary}</summary>\n<div class=\"plot\" tabindex=\"0\">\
         <table{class}>\n<thead><tr>{}</tr></thead>\n<tbody>\n{body}</tbody>\n</table></div>\n\
         </details>\n",
        cells("th", " scope=\"col\"", &heads)
    )
}

/// Games, won, drawn, lost, rate and interval.
fn numbers(score: &Score) -> Vec<String> {
    let mut cells: Vec<String> =
        [score.games, score.tally.wins, score.tally.draws, score.tally.losses]
            .map(|n| n.to_string())
            .to_vec();
    cells.extend(rate(score));
    cells
}

fn rate(score: &Score) -> [String; 2] {
    score.estimate.map_or(["-".into(), "-".into()], |e| {
        [percent(e.rate), format!("{} to {}", percent(e.low), percent(e.high))]
    })
}

pub fn labels(report: &Report) -> String {
    let sure = report.confidence();
    let heads = ["who", "games", "won", "drawn", "lost", "rate %", &sure, "by opponent %"];
    let rows: Vec<Vec<String>> = report
        .labels
        .iter()
        .filter(|row| row.score.games > 0)
        .map(|row| {
            let mut cells = vec![row.label.clone()];
            cells.extend(numbers(&row.score));
            cells.push(row.average.map_or("-".into(), percent));
            cells
        })
        .collect();
    folded("All numbers", &heads, &rows, false)
}

pub fn pairs(report: &Report) -> String {
    let sure = report.confidence();
    let heads = ["who", "against", "games", "won", "drawn", "lost", "rate %", &sure, "decisions"];
    let row = |pair: &crate::PairRow| {
        let mut cells = vec![pair.label.clone(), pair.opponent.clone()];
        cells.extend(numbers(&pair.score));
        cells.push(pair.mean_decisions.map_or("-".into(), |mean| format!("{mean:.1}")));
        cells
    };
    let rows: Vec<Vec<String>> = report.pairs.iter().map(row).collect();
    folded("All match-ups with their intervals", &heads, &rows, true)
}

/// What the conditions differ in; there is at least one.
fn what(report: &Report) -> &str {
    report.conditions.first().map_or("", |row| &row.condition.what)
}

pub fn conditions(report: &Report) -> String {
    let sure = report.confidence();
    let heads = [what(report), "games", "decisions", "went first won %", &sure];
    let row = |row: &crate::ConditionRow| {
        let mean = row.mean_decisions.map_or("-".into(), |mean| format!("{mean:.1}"));
        let mut cells = vec![row.condition.is.clone(), row.games.to_string(), mean];
        cells.extend(rate(&row.first));
        cells
    };
    let rows: Vec<Vec<String>> = report.conditions.iter().map(row).collect();
    folded("All numbers", &heads, &rows, false)
}

pub fn under_conditions(report: &Report) -> String {
    let sure = report.confidence();
    let heads = [what(report), "who", "games", "won", "drawn", "lost", "rate %", &sure];
    let of = |row: &crate::ConditionRow| -> Vec<Vec<String>> {
        let cells = |label: &crate::LabelRow| {
            let mut cells = vec![row.condition.is.clone(), label.label.clone()];
            cells.extend(numbers(&label.score));
            cells
        };
        row.labels.iter().map(cells).collect()
    };
    let rows: Vec<Vec<String>> = report.conditions.iter().flat_map(of).collect();
    folded("Everybody's rate with its interval", &heads, &rows, true)
}

pub fn ratings(report: &Report) -> String {
    let row = |row: &crate::RatingRow| {
        let number = |n: f64| format!("{n:.0}");
        vec![
            row.label.clone(),
            number(row.rating.rating),
            number(row.rating.deviation),
            format!("{:.4}", row.rating.volatility),
            format!("{} to {}", number(row.low), number(row.high)),
        ]
    };
    let rows: Vec<Vec<String>> = report.ratings.iter().map(row).collect();
    folded("All numbers", &["who", "rating", "deviation", "volatility", "95 %"], &rows, false)
}

pub fn first(report: &Report) -> String {
    let sure = report.confidence();
    let heads = ["who", "games first", "rate %", &sure, "games later", "rate %", &sure];
    let row = |row: &crate::FirstRow| {
        let mut cells = vec![row.label.clone()];
        for score in [&row.first, &row.later] {
            cells.push(score.games.to_string());
            cells.extend(rate(score));
        }
        cells
    };
    let rows: Vec<Vec<String>> = report.when_first.iter().map(row).collect();
    folded("All numbers", &heads, &rows, false)
}

pub fn lengths(report: &Report, bars: &BTreeMap<u32, u64>, wide: u32) -> String {
    let row = |(bar, n): (&u32, &u64)| {
        let (from, to) = (bar * wide, bar * wide + wide - 1);
        let range = if from == to { from.to_string() } else { format!("{from} to {to}") };
        vec![range, n.to_string(), percent(*n as f64 / report.games.max(1) as f64)]
    };
    let rows: Vec<Vec<String>> = bars.iter().map(row).collect();
    folded("All numbers", &["decisions", "games", "%"], &rows, false)
}

pub fn uses(report: &Report) -> String {
    let row = |row: &crate::UseRow| {
        let mut cells = vec![row.thing.clone()];
        cells.extend(numbers(&row.score));
        cells
    };
    let rows: Vec<Vec<String>> = report.used.iter().map(row).collect();
    // What was used is counted by player and game and looked at once, so it is a fixed interval.
    folded("All numbers", &["what", "used", "won", "drawn", "lost", "rate %", "95 %"], &rows, false)
}
