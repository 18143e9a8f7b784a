//! One row for each name: where its rate or rating is, and how sure that is.

use super::svg::{Svg, step};

const LABELS: f64 = 170.0;
const BARS: f64 = 150.0;
/// The bars take their room from the plot.
const PLOT: f64 = 640.0;
const WORDS: f64 = 190.0;
const ROW: f64 = 26.0;
/// Where a row has two marks.
const TALL_ROW: f64 = 34.0;
const TOP: f64 = 8.0;
const BOTTOM: f64 = 30.0;
/// Longer names are cut here; the table has them whole.
const LONGEST: usize = 23;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    Dot,
    Square,
}

/// A value with its interval.
pub struct Mark {
    pub value: f64,
    pub low: f64,
    pub high: f64,
    pub shape: Shape,
    pub tip: String,
}

pub struct Row {
    pub label: String,
    /// The length of a bar (0 to 1), and what is written at its end.
    pub bar: Option<(f64, String)>,
    pub marks: Vec<Mark>,
    /// What stands at the end of the row.
    pub words: String,
}

/// From where to where, and what is written below.
pub struct Axis {
    from: f64,
    to: f64,
    step: f64,
    /// Marked by a dashed line.
    middle: Option<f64>,
    percent: bool,
}

impl Axis {
    fn around(rows: &[Row], least: f64, most: f64) -> (f64, f64, f64) {
        let marks = || rows.iter().flat_map(|row| &row.marks);
        let low = marks().map(|m| m.low).fold(least, f64::min);
        let high = marks().map(|m| m.high).fold(most, f64::max);
        let step = step(high - low, 8.0);
        ((low / step).floor() * step, (high / step).ceil() * step, step)
    }

    /// For rates: one half is always to be seen.
    pub fn rates(rows: &[Row]) -> Axis {
        let (from, to, step) = Axis::around(rows, 0.45, 0.55);
        let (from, to) = (from.max(0.0), to.min(1.0));
        Axis { from, to, step, middle: Some(0.5), percent: true }
    }

    pub fn ratings(rows: &[Row]) -> Axis {
        let (from, to, step) = Axis::around(rows, 1450.0, 1550.0);
        Axis { from, to, step, middle: Some(1500.0), percent: false }
    }

    fn words(&self, value: f64) -> String {
        match self.percent {
            true => format!("{:.0} %", value * 100.0),
            false => format!("{value:.0}"),
        }
    }
}

pub struct Forest {
    pub id: &'static str,
    pub title: &'static str,
    pub desc: &'static str,
    pub axis: Axis,
    pub rows: Vec<Row>,
}

impl Forest {
    pub fn svg(&self) -> String {
        let bars = if self.rows.iter().any(|row| row.bar.is_some()) { BARS } else { 0.0 };
        let (left, wide) = (LABELS + bars, PLOT - bars);
        let tall = self.rows.iter().any(|row| row.marks.len() > 1);
        let high = if tall { TALL_ROW } else { ROW };
        let bottom = TOP + high * self.rows.len() as f64;
        let size = (LABELS + PLOT + WORDS, bottom + BOTTOM);
        let mut svg = Svg::new(self.id, self.title, self.desc, size.0, size.1);
        let Axis { from, to, step, middle, .. } = self.axis;
        let at = |value: f64| left + (value - from) / (to - from) * wide;
        let ticks = ((to - from) / step).round() as usize;
        for tick in 0..=ticks {
            let value = from + step * tick as f64;
            svg.line("grid", (at(value), TOP), (at(value), bottom));
            svg.text(at(value), bottom + 18.0, "soft mid", &self.axis.words(value));
        }
        if let Some(middle) = middle {
            svg.line("half", (at(middle), TOP), (at(middle), bottom));
        }
        for (i, row) in self.rows.iter().enumerate() {
            self.row(&mut svg, row, TOP + high * (i as f64 + 0.5), &at);
        }
        svg.done()
    }

    fn row(&self, svg: &mut Svg, row: &Row, y: f64, at: &dyn Fn(f64) -> f64) {
        svg.text(LABELS - 12.0, y + 4.5, "end", &cut(&row.label));
        if let Some((length, words)) = &row.bar {
            let full = BARS - 62.0;
            svg.rect("bar", (LABELS, y - 7.0), ((full * length).max(1.5), 14.0), 1.0);
            svg.text(LABELS + (full * length).max(1.5) + 5.0, y + 4.5, "soft", words);
        }
        // Two marks of a row lie a little apart, so that neither hides the other.
        let apart = if row.marks.len() > 1 { 5.5 } else { 0.0 };
        for mark in &row.marks {
            let (y, other) = match mark.shape {
                Shape::Dot => (y - apart, ""),
                Shape::Square => (y + apart, " other"),
            };
            svg.group(&mark.tip, |svg| {
                svg.line(&format!("reach{other}"), (at(mark.low), y), (at(mark.high), y));
                match mark.shape {
                    Shape::Dot => svg.circle("dot", at(mark.value), y, 5.0),
                    Shape::Square => {
                        svg.rect("square", (at(mark.value) - 4.0, y - 4.0), (8.0, 8.0), 1.0);
                    }
                }
            });
        }
        svg.text(LABELS + PLOT + 14.0, y + 4.5, "", &row.words);
    }
}

pub fn cut(label: &str) -> String {
    match label.chars().count() > LONGEST {
        true => label.chars().take(LONGEST - 1).chain(['…']).collect(),
        false => label.to_string(),
    }
}
