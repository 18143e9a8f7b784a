//! A report for people (text), for programs (JSON) and for spreadsheets (CSV).

use crate::until::percent as share;
use crate::{Condition, Estimate, LabelRow, Report, Rule, Score, Sequential, Verdict};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Longer labels are cut in text, never in JSON or CSV.
const LONGEST_LABEL: usize = 16;
/// Who this is [`crate::Record`] says.
const FIRST: &str = "went first";
/// Names of conditions are cut here.
const LONGEST_CONDITION: usize = 30;
/// A cell of the matrix: a blank and a rate such as `100.0`.
const CELL: usize = 6;

/// The report as JSON with the plan it came from.
pub fn json(report: &Report) -> String {
    let text = serde_json::to_string_pretty(report);
    text.expect("a report holds only names and finite numbers") + "\n"
}

/// One row for each ordered pair that met. Where match-ups differ in their conditions a column says
/// which; it is empty for all of them together. Under each condition there are also the row of
/// whoever went first, and a row of everybody against all opponents, who is empty then.
pub fn csv(report: &Report) -> String {
    let mut out = String::new();
    if let Some(row) = report.conditions.first() {
        line(&mut out, format_args!("{},", quoted(&row.condition.what)));
    }
    out.push_str("label,opponent,games,wins,draws,losses,rate,low,high,mean_decisions\n");
    let together = if report.conditions.is_empty() { "" } else { "," };
    for pair in &report.pairs {
        out.push_str(together);
        csv_row(&mut out, [&pair.label, &pair.opponent], &pair.score, pair.mean_decisions);
    }
    for row in &report.conditions {
        let under = quoted(&row.condition.is) + ",";
        out.push_str(&under);
        csv_row(&mut out, [FIRST, ""], &row.first, row.mean_decisions);
        for label in &row.labels {
            out.push_str(&under);
            csv_row(&mut out, [&label.label, ""], &label.score, None);
        }
        for pair in &row.pairs {
            out.push_str(&under);
            csv_row(&mut out, [&pair.label, &pair.opponent], &pair.score, pair.mean_decisions);
        }
    }
    out
}

fn csv_row(out: &mut String, who: [&str; 2], score: &Score, mean_decisions: Option<f64>) {
    let Score { games, tally, estimate } = score;
    let [label, opponent] = who.map(quoted);
    line(out, format_args!("{label},{opponent},{games},{},", tally.wins));
    line(out, format_args!("{},{},", tally.draws, tally.losses));
    let mean = mean_decisions.map_or(String::new(), |mean| format!("{mean:.3}"));
    match estimate {
        Some(e) => line(out, format_args!("{:.6},{:.6},{:.6},{mean}", e.rate, e.low, e.high)),
        None => line(out, format_args!(",,,{mean}")),
    }
    out.push('\n');
}

/// Appends to a string, which cannot fail.
fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a string takes any text");
}

fn quoted(field: &str) -> String {
    match field.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_string(),
    }
}

/// The report as a table of at most `columns` columns (terminals: 80).
pub fn text(report: &Report, columns: usize) -> String {
    let mut out = String::new();
    let Report { game, rules, games, planned, seed, .. } = report;
    line(&mut out, format_args!("{game} (rules {rules}): {games} games, seed {seed}\n"));
    line(&mut out, format_args!("{}\n", cut(&report.played(), columns)));
    if !report.complete {
        let part = *games as f64 * 100.0 / (*planned).max(1) as f64;
        line(&mut out, format_args!("Stopped early: {games} of {planned} games ({part:.1} %).\n"));
    }
    if let Some(sequential) = &report.sequential {
        line(&mut out, format_args!("{}\n", stopping(sequential)));
    }
    out.push('\n');
    summary(&mut out, report);
    out.push('\n');
    seats(&mut out, report);
    // Where most labels never meet (everybody against one rival) a matrix says nothing.
    if report.labels.len() > 1 && report.pairs.len() * 3 > report.labels.len().pow(2) {
        out.push('\n');
        matrix(&mut out, report, columns);
    }
    conditions(&mut out, report);
    out
}

/// What differs by condition: who goes first, how long games are, and everybody's rate.
fn conditions(out: &mut String, report: &Report) {
    let Some(Condition { what, .. }) = report.conditions.first().map(|row| &row.condition) else {
        return;
    };
    let names = report.conditions.iter().map(|row| row.condition.is.chars().count());
    let width = names.max().unwrap_or(0).clamp(FIRST.len(), LONGEST_CONDITION);
    let sure = report.confidence();
    line(out, format_args!("\n{:<width$} {:>8} {:>13}", cut(what, width), "games", "went first %"));
    line(out, format_args!("  {sure:<12} {:>9}\n", "decisions"));
    for row in &report.conditions {
        let name = cut(&row.condition.is, width);
        let (games, first) = (row.games, row.first.estimate);
        line(out, format_args!("{name:<width$} {games:>8} {:>13}", percent(first.map(|e| e.rate))));
        let mean = row.mean_decisions.map_or("-".to_string(), |mean| format!("{mean:.1}"));
        line(out, format_args!("  {:<12} {mean:>9}\n", reach(first)));
    }
    for row in &report.conditions {
        line(out, format_args!("\n{what} {}\n", row.condition.is));
        labels(out, report, &row.labels);
    }
}

/// By which rule the run stopped, and what it came to.
pub(crate) fn stopping(s: &Sequential) -> String {
    let sure = share(s.until.confidence);
    let (who, whom) = s.rivals.clone().unwrap_or_default();
    match (s.until.rule, s.verdict, s.met) {
        (Rule::Side(b), Some(Verdict::Above), _) => {
            format!("Sure ({sure} %): {who} wins more than {} % against {whom}.", share(b))
        }
        (Rule::Side(b), Some(Verdict::Below), _) => {
            format!("Sure ({sure} %): {who} wins less than {} % against {whom}.", share(b))
        }
        (Rule::Side(b), ..) => {
            let bound = share(b);
            format!("Not sure yet ({sure} %) whether {who} wins {bound} % against {whom}.")
        }
        (Rule::Width(w), _, true) => {
            format!("Sure enough: no interval ({sure} %) is wider than {} points.", share(w))
        }
        (Rule::Width(w), _, false) => {
            format!("Not sure yet: some interval ({sure} %) is wider than {} points.", share(w))
        }
    }
}

fn label_width(report: &Report) -> usize {
    let longest = report.labels.iter().map(|row| row.label.chars().count()).max().unwrap_or(0);
    longest.clamp(FIRST.len(), LONGEST_LABEL)
}

fn cut(label: &str, width: usize) -> String {
    match label.chars().count() > width {
        true => label.chars().take(width - 1).chain(['…']).collect(),
        false => label.to_string(),
    }
}

/// Rates in percent: `52.3`, or a dash where nothing was played.
fn percent(rate: Option<f64>) -> String {
    rate.map_or("-".to_string(), |r| format!("{:.1}", r * 100.0))
}

/// An interval in percent: `48.1 - 56.5`.
fn reach(estimate: Option<Estimate>) -> String {
    estimate.map_or(String::new(), |e| format!("{:.1} - {:.1}", e.low * 100.0, e.high * 100.0))
}

fn score(out: &mut String, name: &str, width: usize, score: &Score) {
    let Score { games, tally, estimate } = score;
    let interval = reach(*estimate);
    line(out, format_args!("{:<width$} {games:>8} {:>8}", cut(name, width), tally.wins));
    line(out, format_args!(" {:>6} {:>8}", tally.draws, tally.losses));
    line(out, format_args!(" {:>6}  {interval:<12}", percent(estimate.map(|e| e.rate))));
}

fn end_line(out: &mut String) {
    out.truncate(out.trim_end_matches(' ').len());
    out.push('\n');
}

fn head(out: &mut String, name: &str, width: usize, sure: &str) {
    line(out, format_args!("{name:<width$} {:>8} {:>8} {:>6}", "games", "won", "drawn"));
    line(out, format_args!(" {:>8} {:>6}  {sure:<12}", "lost", "rate %"));
}

/// Who played others. A mirror says nothing about who is better, so whoever met only himself has
/// no row.
fn summary(out: &mut String, report: &Report) {
    if report.labels.iter().all(|row| row.score.games == 0) {
        out.push_str("Everybody played against himself: only the seats can be compared.\n");
        return;
    }
    labels(out, report, &report.labels);
}

fn labels(out: &mut String, report: &Report, rows: &[LabelRow]) {
    let width = label_width(report);
    head(out, "", width, &report.confidence());
    line(out, format_args!(" {:>7}\n", "by opp."));
    for row in rows.iter().filter(|row| row.score.games > 0) {
        score(out, &row.label, width, &row.score);
        line(out, format_args!(" {:>7}", percent(row.average)));
        end_line(out);
    }
}

fn seats(out: &mut String, report: &Report) {
    let width = label_width(report);
    head(out, "seat", width, &report.confidence());
    end_line(out);
    for row in &report.seats {
        score(out, &row.seat, width, &row.score);
        end_line(out);
    }
    if report.first.games > 0 {
        score(out, FIRST, width, &report.first);
        end_line(out);
    }
    if let (Some(decisions), Some(answers)) = (report.mean_decisions, report.mean_answers) {
        line(out, format_args!("\nA game takes {decisions:.1} decisions ({answers:.1} answers "));
        out.push_str("with the forced ones).\n");
    }
}

/// Rates of the rows against the columns, where they fit.
fn matrix(out: &mut String, report: &Report, columns: usize) {
    let (width, n) = (label_width(report) + 4, report.labels.len());
    if width + n * CELL > columns {
        line(
            out,
            format_args!("The {n} x {n} table of match-ups does not fit {columns} columns; "),
        );
        out.push_str("it is in the CSV and\nJSON reports.\n");
        return;
    }
    let mirrors = report.pairs.iter().any(|p| p.label == p.opponent);
    let mirror = if mirrors { " (a mirror: of the lower seat)" } else { "" };
    line(out, format_args!("Rate % of the row against the column{mirror}\n"));
    line(out, format_args!("{:width$}", ""));
    heads(&report.labels).iter().for_each(|h| line(out, format_args!("{h:>CELL$}")));
    out.push('\n');
    for (i, row) in report.labels.iter().enumerate() {
        let label = cut(&row.label, width - 4);
        line(out, format_args!("{:<width$}", format!("{:>2}. {label}", i + 1)));
        for column in &report.labels {
            let pair = report.pair(&row.label, &column.label);
            let rate = pair.map_or("-".into(), |p| percent(p.score.estimate.map(|e| e.rate)));
            line(out, format_args!("{rate:>CELL$}"));
        }
        out.push('\n');
    }
}

/// The heads of the columns: the labels' beginnings where those differ, else the rows' numbers.
fn heads(labels: &[LabelRow]) -> Vec<String> {
    let short: Vec<String> =
        labels.iter().map(|row| row.label.chars().take(CELL - 1).collect()).collect();
    match short.iter().collect::<BTreeSet<_>>().len() == labels.len() {
        true => short,
        false => (1..=labels.len()).map(|i| format!("{i}.")).collect(),
    }
}
