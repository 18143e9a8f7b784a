//! A field of rates: everybody against everybody, or everybody under every condition.

use super::forest::cut;
use super::svg::Svg;
use super::{in_words, percent, table};
use crate::{Estimate, Report, Score};

const CELL: (f64, f64) = (46.0, 32.0);
/// Many names need small cells.
const NARROW: f64 = 41.0;
const MANY: usize = 14;
/// About how wide a letter is.
const LETTER: f64 = 7.4;
const LEGEND: f64 = 52.0;
/// With more names the plot would be larger than any screen.
const MOST: usize = 32;

/// A rate and what is said of it where one points.
pub struct Cell {
    rate: Option<Estimate>,
    tip: String,
}

impl Cell {
    pub fn new(who: &str, score: &Score) -> Cell {
        let tip = format!("{who}: {} in {} games", in_words(score), score.games);
        Cell { rate: score.estimate, tip }
    }
}

/// Rates by row and column.
pub struct Grid<'a> {
    pub id: &'static str,
    pub title: &'static str,
    pub desc: &'static str,
    pub rows: Vec<&'a str>,
    pub columns: Vec<&'a str>,
}

impl Grid<'_> {
    /// Drawn with the cell of each row and column; nothing where it would be too small or large.
    pub fn svg(&self, cell: &dyn Fn(usize, usize) -> Option<Cell>) -> Option<String> {
        let sizes = [self.rows.len(), self.columns.len()];
        if sizes.iter().any(|n| !(2..=MOST).contains(n)) {
            return None;
        }
        let wide = self.columns.len();
        // The heads climb to the right, so they are lower than long, and the last one needs room.
        let field = Field {
            left: longest(&self.rows) + 20.0,
            top: longest(&self.columns) * std::f64::consts::FRAC_1_SQRT_2 + 24.0,
            cell: (if wide > MANY { NARROW } else { CELL.0 }, CELL.1),
        };
        let bottom = field.top + field.cell.1 * self.rows.len() as f64;
        let width = field.left + field.cell.0 * wide as f64 + field.top - 24.0;
        let width = width.max(field.left + 440.0);
        let mut svg = Svg::new(self.id, self.title, self.desc, width, bottom + LEGEND).wide();
        for i in 0..wide.max(self.rows.len()) {
            let (x, y) = field.at(i, i);
            if let Some(column) = self.columns.get(i) {
                svg.slanted(x + field.cell.0 / 2.0, field.top - 8.0, &cut(column));
            }
            if let Some(row) = self.rows.get(i) {
                svg.text(field.left - 10.0, y + field.cell.1 / 2.0 + 4.5, "end", &cut(row));
                (0..wide).for_each(|j| field.draw(&mut svg, field.at(j, i), cell(i, j)));
            }
        }
        legend(&mut svg, field.left, bottom + 22.0);
        Some(svg.done())
    }
}

/// How much room the longest of these names takes.
fn longest(names: &[&str]) -> f64 {
    let letters = names.iter().map(|name| cut(name).chars().count()).max();
    letters.unwrap_or(0) as f64 * LETTER
}

fn plot(report: &Report) -> Option<String> {
    if report.pairs.is_empty() {
        return None;
    }
    let labels: Vec<&str> = report.labels.iter().map(|row| row.label.as_str()).collect();
    let desc = "Rows against columns: the rate of the row in percent. A triangle pointing up marks \
                a rate surely above one half, one pointing down a rate surely below it. The table \
                below has every number.";
    let (rows, columns) = (labels.clone(), labels.clone());
    let met = |row: usize, column: usize| {
        let pair = report.pair(labels[row], labels[column])?;
        Some(Cell::new(&format!("{} against {}", pair.label, pair.opponent), &pair.score))
    };
    Grid { id: "heat", title: "Match-ups", desc, rows, columns }.svg(&met)
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

    fn draw(&self, svg: &mut Svg, (x, y): (f64, f64), cell: Option<Cell>) {
        let (wide, high) = self.cell;
        let (at, size) = ((x + 1.0, y + 1.0), (wide - 2.0, high - 2.0));
        let Some((tip, e)) = cell.and_then(|cell| Some((cell.tip, cell.rate?))) else {
            svg.rect("base", at, size, 0.45);
            return;
        };
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
