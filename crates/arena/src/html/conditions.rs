//! What differs from condition to condition.

use super::forest::{Axis, Forest, Row, Shape};
use super::heat::{Cell, Grid};
use super::svg::escaped;
use super::{in_words, mark, table};
use crate::{ConditionRow, Report};

pub fn section(report: &Report) -> String {
    let Some(first) = report.conditions.first() else { return String::new() };
    let what = escaped(&first.condition.what);
    let words = format!(
        "The same match-ups were played with each {what}. First: how many decisions a game takes, \
         and how often whoever went first won. Then: everybody against all opponents, with \
         each {what} by itself, in percent. Point at a cell for its interval, or open the table."
    );
    let inside = lengths_and_first(report)
        + &table::conditions(report)
        + &rates(report).unwrap_or_default()
        + &table::under_conditions(report);
    super::section("h-conditions", &format!("By {what}"), &words, &inside)
}

fn lengths_and_first(report: &Report) -> String {
    let means = report.conditions.iter().filter_map(|row| row.mean_decisions);
    let longest = means.fold(1.0, f64::max);
    let row = |row: &ConditionRow| Row {
        label: row.condition.is.clone(),
        bar: row.mean_decisions.map(|mean| (mean / longest, format!("{mean:.1}"))),
        marks: mark(&row.first, Shape::Dot, &row.condition.is).into_iter().collect(),
        words: in_words(&row.first),
    };
    let rows: Vec<Row> = report.conditions.iter().map(row).collect();
    let desc = "One row for each condition: a bar for how many decisions a game takes, then a dot \
                and a line for the rate of whoever went first and its interval; a dashed line \
                marks one half.";
    let (title, axis) = ("Length of games and going first", Axis::rates(&rows));
    Forest { id: "conditions", title, desc, axis, rows }.svg()
}

/// Everybody's rate under each condition, in the order of all games together.
fn rates(report: &Report) -> Option<String> {
    let rows: Vec<&str> = report.labels.iter().map(|row| row.label.as_str()).collect();
    let columns = report.conditions.iter().map(|row| row.condition.is.as_str()).collect();
    let of = |row: usize, column: usize| -> Option<Cell> {
        let under = &report.conditions[column];
        let found = under.labels.iter().find(|label| label.label == rows[row])?;
        Some(Cell::new(&format!("{}, {}", found.label, under.condition.is), &found.score))
    };
    let desc = "Rows are those who met, columns the conditions: the rate of the row in percent. A \
                triangle pointing up marks a rate surely above one half, one pointing down a rate \
                surely below it. The table below has every number.";
    let title = "Games won under each condition";
    Grid { id: "under", title, desc, rows: rows.clone(), columns }.svg(&of)
}
