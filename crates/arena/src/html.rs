//! A report as one page with plots: no script, nothing from elsewhere, light and dark.
//!
//! Every plot has a title and a description, says its numbers in words or in the table below it,
//! and tells things apart by shape or sign besides colour.

mod conditions;
mod forest;
mod heat;
mod lengths;
mod svg;
mod table;

use crate::{RatingRow, Report, Score};
use forest::{Axis, Forest, Mark, Row, Shape};
use svg::escaped;

const STYLE: &str = include_str!("html/style.css");

/// More things than this are only in the table.
const MOST_USES: usize = 40;

/// The page of a report of the game with this title.
pub fn html(report: &Report, title: &str) -> String {
    let sections = [
        rates(report),
        heat::section(report),
        conditions::section(report),
        ratings(report),
        first(report),
        lengths::section(report),
        uses(report),
    ];
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta \
         name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}: mass \
         play</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{}{}{}</main>\n</body>\n\
         </html>\n",
        head(report, &title),
        sections.concat(),
        foot(report),
    )
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// `54.3 % (50.1 to 58.4)`
fn in_words(score: &Score) -> String {
    score.estimate.map_or("never".into(), |e| {
        format!("{} % ({} to {})", percent(e.rate), percent(e.low), percent(e.high))
    })
}

fn section(id: &str, heading: &str, words: &str, inside: &str) -> String {
    format!(
        "<section aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{heading}</h2>\n<p class=\"soft\">\
         {words}</p>\n{inside}</section>\n"
    )
}

fn head(report: &Report, title: &str) -> String {
    let Report { games, planned, .. } = report;
    let mut tiles = vec![(thousands(*games), "games".to_string())];
    if report.labels.len() > 1 {
        tiles.push((report.labels.len().to_string(), "who met".into()));
    }
    if let Some(first) = report.first.estimate {
        let reach = format!(
            "won by whoever went first ({} to {})",
            percent(first.low),
            percent(first.high)
        );
        tiles.push((format!("{} %", percent(first.rate)), reach));
    }
    if let Some(decisions) = report.mean_decisions {
        tiles.push((format!("{decisions:.1}"), "decisions in a game".into()));
    }
    let tile = |(number, what): &(String, String)| format!("<li><b>{number}</b> {what}</li>\n");
    let tiles: String = tiles.iter().map(tile).collect();
    let early = match report.complete {
        true => String::new(),
        false => format!("<p>Stopped early, after {games} of {planned} games.</p>\n"),
    };
    let rule = report.sequential.as_ref().map_or(String::new(), |sequential| {
        format!("<p>{}</p>\n", escaped(&crate::format::stopping(sequential)))
    });
    format!(
        "<header>\n<h1>{title}: mass play</h1>\n<p>{}</p>\n<p class=\"soft\">Bots played \
        these games on their own. A draw counts half; the interval after a rate says where the \
        true rate is with a confidence of {}.</p>\n{early}{rule}<ul class=\"tiles\">\n{tiles}\
        </ul>\n</header>\n",
        escaped(&report.played()),
        report.confidence()
    )
}

fn foot(report: &Report) -> String {
    let Report { game, rules, version, seed, .. } = report;
    format!(
        "<footer>{} (rules {rules}), Sparhall {version}, seed {seed}. The same plan and seed give \
         the same page.</footer>\n",
        escaped(game)
    )
}

fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let parts: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|part| std::str::from_utf8(part).expect("digits"))
        .collect();
    parts.join("\u{202f}")
}

fn mark(score: &Score, shape: Shape, what: &str) -> Option<Mark> {
    let e = score.estimate?;
    let tip = format!("{what}: {} in {} games", in_words(score), score.games);
    Some(Mark { value: e.rate, low: e.low, high: e.high, shape, tip })
}

/// Everybody's rate over all games.
fn rates(report: &Report) -> String {
    let met = report.labels.iter().filter(|row| row.score.games > 0);
    let rows: Vec<Row> = met
        .map(|row| Row {
            label: row.label.clone(),
            bar: None,
            marks: mark(&row.score, Shape::Dot, &row.label).into_iter().collect(),
            words: in_words(&row.score),
        })
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    let desc = "One row for everybody, the best first: a dot for the rate and a line for its \
                interval; a dashed line marks one half.";
    let forest = Forest { id: "rates", title: "Games won", desc, axis: Axis::rates(&rows), rows };
    let words = "Against all opponents together. Where the line crosses the dashed one, it is not \
                 sure whether that is more or less than half.";
    section("h-rates", "Games won", words, &(forest.svg() + &table::labels(report)))
}

fn ratings(report: &Report) -> String {
    if report.ratings.len() < 2 {
        return String::new();
    }
    let row = |row: &RatingRow| Row {
        label: row.label.clone(),
        bar: None,
        marks: vec![Mark {
            value: row.rating.rating,
            low: row.low,
            high: row.high,
            shape: Shape::Dot,
            tip: format!(
                "{}: {:.0} ({:.0} to {:.0})",
                row.label, row.rating.rating, row.low, row.high
            ),
        }],
        words: format!("{:.0} ({:.0} to {:.0})", row.rating.rating, row.low, row.high),
    };
    let rows: Vec<Row> = report.ratings.iter().map(row).collect();
    let desc = "One row for everybody, the highest first: a dot for the rating and a line for \
                where it is with a confidence of 95 %.";
    let forest = Forest { id: "ratings", title: "Ratings", desc, axis: Axis::ratings(&rows), rows };
    let words =
        "Glicko-2; everybody began at 1500. 200 points more mean about three games of four.";
    section("h-ratings", "Ratings", words, &(forest.svg() + &table::ratings(report)))
}

/// What it is worth to go first.
fn first(report: &Report) -> String {
    let row = |label: &str, first: &Score, later: &Score| Row {
        label: label.to_string(),
        bar: None,
        marks: [mark(first, Shape::Dot, "first"), mark(later, Shape::Square, "later")]
            .into_iter()
            .flatten()
            .collect(),
        words: match (first.estimate, later.estimate) {
            (Some(a), Some(b)) => format!("{} first, {} later", percent(a.rate), percent(b.rate)),
            (Some(a), None) => format!("{} first", percent(a.rate)),
            (None, Some(b)) => format!("{} later", percent(b.rate)),
            (None, None) => "never".into(),
        },
    };
    if report.first.games == 0 {
        return String::new();
    }
    let rows: Vec<Row> =
        report.when_first.iter().map(|r| row(&r.label, &r.first, &r.later)).collect();
    let overall = format!(
        "Whoever went first (the first to act alone where others could tell what he did) won \
         {}.",
        in_words(&report.first)
    );
    if rows.is_empty() {
        return section("h-first", "Going first", &overall, "");
    }
    let desc = "One row for everybody: a filled dot for the rate where he went first, a \
                hollow square where he did not, each with its interval.";
    let axis = Axis::rates(&rows);
    let forest = Forest { id: "first", title: "Won when first and when later", desc, axis, rows };
    let words = format!("{overall} Filled dot: went first. Hollow square: went later.");
    section("h-first", "Going first", &words, &(forest.svg() + &table::first(report)))
}

fn uses(report: &Report) -> String {
    if report.used.is_empty() {
        return String::new();
    }
    let most = report.used[0].score.games as f64;
    let row = |row: &crate::UseRow| Row {
        label: row.thing.clone(),
        bar: Some((row.score.games as f64 / most, thousands(row.score.games))),
        marks: mark(&row.score, Shape::Dot, &row.thing).into_iter().collect(),
        words: in_words(&row.score),
    };
    let rows: Vec<Row> = report.used.iter().take(MOST_USES).map(row).collect();
    let desc = "One row for each thing, the most used first: a bar for how often players used it \
                at least once in a game, then a dot and a line for the rate of those who did.";
    let axis = Axis::rates(&rows);
    let forest =
        Forest { id: "uses", title: "What was used, and who used it won", desc, axis, rows };
    let rest = match report.used.len() > MOST_USES {
        true => format!(" The {MOST_USES} most used are drawn; the table has all."),
        false => String::new(),
    };
    let words = format!(
        "How often a player used a thing at least once in a game, and how often he won then. Who \
         is winning anyway uses more, so this shows company, not cause.{rest}"
    );
    section("h-uses", "What was used", &words, &(forest.svg() + &table::uses(report)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_parted_by_thin_spaces() {
        assert_eq!(thousands(7), "7");
        assert_eq!(thousands(1234567), "1\u{202f}234\u{202f}567");
    }
}
