//! How long games are.

use super::svg::{Svg, step};
use super::{percent, table, thousands};
use crate::Report;
use std::collections::BTreeMap;

const LEFT: f64 = 64.0;
const PLOT: (f64, f64) = (916.0, 240.0);
const TOP: f64 = 36.0;
const BOTTOM: f64 = 44.0;
const BARS: f64 = 44.0;

pub fn section(report: &Report) -> String {
    let (Some(first), Some(last), Some(mean)) =
        (report.lengths.first(), report.lengths.last(), report.mean_decisions)
    else {
        return String::new();
    };
    let wide = step(f64::from(last.decisions - first.decisions + 1), BARS).max(1.0) as u32;
    let mut bars: BTreeMap<u32, u64> = BTreeMap::new();
    for row in &report.lengths {
        *bars.entry(row.decisions / wide).or_default() += row.games;
    }
    let words = format!(
        "Decisions with at least two choices, all players together; {mean:.1} on average, from {} \
         to {}.",
        first.decisions, last.decisions
    );
    let inside = plot(report.games, &bars, wide, mean) + &table::lengths(report, &bars, wide);
    super::section("h-lengths", "Length of games", &words, &inside)
}

fn plot(games: u64, bars: &BTreeMap<u32, u64>, wide: u32, mean: f64) -> String {
    let desc = "A bar for each range of lengths: how many games took so many decisions. A dashed \
                line marks the mean.";
    let size = (LEFT + PLOT.0 + 20.0, TOP + PLOT.1 + BOTTOM);
    let mut svg = Svg::new("lengths", "Length of games", desc, size.0, size.1);
    let (first, last) = (bars.keys().next().copied(), bars.keys().next_back().copied());
    let (first, last) = (first.unwrap_or(0), last.unwrap_or(0));
    let tallest = bars.values().copied().max().unwrap_or(1) as f64;
    let floor = TOP + PLOT.1;
    let each = PLOT.0 / f64::from(last - first + 1);
    let x = |decisions: f64| LEFT + (decisions / f64::from(wide) - f64::from(first)) * each;
    let y = |games: f64| floor - games / tallest * PLOT.1;
    let tick = step(tallest, 5.0).max(1.0);
    for i in 0..=(tallest / tick) as u32 {
        let games = tick * f64::from(i);
        svg.line("grid", (LEFT, y(games)), (LEFT + PLOT.0, y(games)));
        svg.text(LEFT - 8.0, y(games) + 4.0, "soft end", &thousands(games as u64));
    }
    for (bar, n) in bars {
        let (from, to) = (bar * wide, bar * wide + wide - 1);
        let range = if from == to { from.to_string() } else { format!("{from} to {to}") };
        let share = percent(*n as f64 / games.max(1) as f64);
        svg.group(&format!("{range} decisions: {n} games ({share} %)"), |svg| {
            let top = y(*n as f64);
            let width = (each - 2.0).clamp(1.0, 60.0);
            svg.rect("bar", (x(f64::from(from)) + 1.0, top), (width, floor - top), 1.0);
        });
    }
    let marks = step(f64::from((last - first + 1) * wide), 12.0).max(f64::from(wide)) as u32;
    let begin = (first * wide).div_ceil(marks);
    for decisions in (begin..).map(|i| i * marks).take_while(|d| *d <= (last + 1) * wide) {
        svg.text(x(f64::from(decisions)), floor + 18.0, "soft mid", &decisions.to_string());
    }
    svg.text(LEFT + PLOT.0 / 2.0, floor + 38.0, "soft mid", "decisions in a game");
    svg.line("half", (x(mean), TOP - 20.0), (x(mean), floor));
    svg.text(x(mean) + 6.0, TOP - 12.0, "soft", &format!("mean {mean:.1}"));
    svg.done()
}
