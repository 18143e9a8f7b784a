//! Everybody against everybody: a field of rates.

use super::forest::cut;
use super::svg::Svg;
use super::{in_words, percent, table};
use crate::{PairRow, Report};

const CELL: (f64, f64) = (46.0, 32.0);
/// Many names need small cells.
const NARROW: f64 = 41.0;
const MANY: usize = 14;
/// About how wide a letter is.
const LETTER: f64 = 7.4;
const LEGEND: f64 = 52.0;
/// With more names the plot would be larger than any screen.
const MOST: usize = 32;

pub fn plot(report: &Report) -> Option<String> {
    let labels: Vec<&str> = report.labels.iter().map(|row| row.label.as_str()).collect();
    let n = labels.len();
    if !(2..=MOST).contains(&n) || report.pairs.is_empty() {
        return None;
    }
    let longest = labels.iter().map(|label| cut(label).chars().count()).max().unwrap_or(0);
    let longest = longest as f64 * LETTER;
    // The heads climb to the right, so they are lower than long, and the last one needs room.
    let field = Field {
        left: longest + 20.0,
        top: longest * std::f64::consts::FRAC_1_SQRT_2 + 24.0,
        cell: (if n > MANY { NARROW } else { CELL.0 }, CELL.1),
    };
    let bottom = field.top + field.cell.1 * n as f64;
    let width = (field.left + field.cell.0 * n as f64 + field.top - 24.0).max(field.left + 440.0);
    let desc = "Rows against columns: the rate of the row in percent. A triangle pointing up marks \
                a rate surely above one half, one pointing down a rate surely below it. The table \
                below has every number.";
    let mut svg = Svg::new("heat", "Match-ups", desc, width, bottom + LEGEND).wide();
    for (i, label) in labels.iter().enumerate() {
        let (x, y) = field.at(i, i);
        svg.slanted(x + field.cell.0 / 2.0, field.top - 8.0, &cut(label));
        svg.text(field.left - 10.0, y + field.cell.1 / 2.0 + 4.5, "end", &cut(label));
        for (j, opponent) in labels.iter().enumerate() {
            field.draw(&mut svg, field.at(j, i), report.pair(label, opponent));
        }
    }
    legend(&mut svg, field.left, bottom + 22.0);
    Some(svg.done())
}

pub fn section(report: &Report) -> String {
    let all = table::pairs(report);
    match plot(report) {
        Some(drawn) => {
            let words = "How the row fared against the column, in percent. Point at a cell for \
                         its interval, or open the table.";
            super::section("h-heat", "Match-ups", words, &(drawn + &all))
        }
        None if report.pairs.is_empty() => String::new(),
        None => super::section("h-heat", "Match-ups", "Who met whom, and how it went.", &all),
    }
}

/// Where the cells are.
struct Field {
    left: f64,
    top: f64,
    cell: (f64, f64),
}

impl Field {
    fn at(&self, column: usize, row: usize) -> (f64, f64) {
        (self.left + self.cell.0 * column as f64, self.top + self.cell.1 * row as f64)
    }

    fn draw(&self, svg: &mut Svg, (x, y): (f64, f64), pair: Option<&PairRow>) {
        let (wide, high) = self.cell;
        let (at, size) = ((x + 1.0, y + 1.0), (wide - 2.0, high - 2.0));
        let Some((pair, e)) = pair.and_then(|pair| Some((pair, pair.score.estimate?))) else {
            svg.rect("base", at, size, 0.45);
            return;
        };
        let (label, opponent, games) = (&pair.label, &pair.opponent, pair.score.games);
        let tip = format!("{label} against {opponent}: {} in {games} games", in_words(&pair.score));
        let (class, sign) = match () {
            _ if e.low > 0.5 => ("mid strong", "▲"),
            _ if e.high < 0.5 => ("mid strong", "▼"),
            _ => ("mid", ""),
        };
        svg.group(&tip, |svg| {
            svg.rect("base", at, size, 1.0);
            let side = if e.rate >= 0.5 { "up" } else { "down" };
            svg.rect(side, at, size, depth(e.rate));
            // The sign stands below the number, so that neither needs the other's room.
            let rise = if sign.is_empty() { 4.5 } else { 1.0 };
            svg.text(x + wide / 2.0, y + high / 2.0 + rise, class, &short(e.rate));
            if !sign.is_empty() {
                svg.text(x + wide / 2.0, y + high - 4.5, "mid sign", sign);
            }
        });
    }
}

/// A certain win has no room for a fraction.
fn short(rate: f64) -> String {
    let said = percent(rate);
    if said == "100.0" { "100".into() } else { said }
}

/// How much colour a rate has: none at one half, and a little more than its share of it near the
/// middle, where most rates lie.
fn depth(rate: f64) -> f64 {
    ((rate - 0.5).abs() * 2.0).powf(0.75).min(1.0) * 0.95
}

fn legend(svg: &mut Svg, left: f64, y: f64) {
    let (steps, wide) = (21, 9.0);
    svg.text(left - 8.0, y + 11.0, "soft end", "0 %");
    for i in 0..steps {
        let rate = f64::from(i) / f64::from(steps - 1);
        let at = (left + wide * f64::from(i), y);
        let side = if rate >= 0.5 { "up" } else { "down" };
        svg.rect("base", at, (wide, 14.0), 1.0);
        svg.rect(side, at, (wide, 14.0), depth(rate));
    }
    let end = left + wide * f64::from(steps);
    svg.text(end + 8.0, y + 11.0, "soft", "100 %");
    svg.text(end + 60.0, y + 11.0, "soft", "▲ surely above half");
    svg.text(end + 60.0, y + 27.0, "soft", "▼ surely below half");
}
