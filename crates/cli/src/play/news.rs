//! Which of the news are shown where not all of them fit.

use catalog::Weight;
use std::cmp::Reverse;

/// A sentence of the log for one reader.
pub struct Line {
    pub weight: Weight,
    /// The reader's own answer led to it.
    pub own: bool,
    pub text: String,
}

/// The lines that fit into so many rows, and where the first is left out a line that says so. What
/// matters least goes first; of equal ones what others did, then the oldest.
pub fn cut(lines: Vec<Line>, rows: usize) -> Vec<String> {
    let mut worth: Vec<usize> = (0..lines.len()).collect();
    worth.sort_by_key(|i| Reverse((lines[*i].weight, lines[*i].own, *i)));
    let mut left = rows;
    let mut shown = vec![false; lines.len()];
    for i in worth {
        let height = lines[i].text.lines().count();
        if height > left {
            break;
        }
        left -= height;
        shown[i] = true;
    }
    let skipped = shown.iter().filter(|shown| !**shown).count();
    let first = shown.iter().position(|shown| !shown);
    let mut out = Vec::new();
    for (i, line) in lines.into_iter().enumerate() {
        if first == Some(i) {
            out.push(format!("  … {skipped} more; `log` tells all"));
        }
        if shown[i] {
            out.push(line.text);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Weight::{Aside, Telling, Usual};

    fn line(weight: Weight, own: bool, text: &str) -> Line {
        Line { weight, own, text: text.into() }
    }

    fn happened() -> Vec<Line> {
        vec![
            line(Usual, true, "you moved"),
            line(Aside, true, "you drew"),
            line(Telling, false, "he showed the Traitor card"),
            line(Usual, false, "he moved"),
            line(Aside, false, "he drew"),
        ]
    }

    #[test]
    fn what_is_shown_or_decided_outlives_draws_and_moves() {
        let more = |n| format!("  … {n} more; `log` tells all");
        assert_eq!(cut(happened(), 1), [more(4), "he showed the Traitor card".into()]);
        let three = ["you moved", &more(2), "he showed the Traitor card", "he moved"];
        assert_eq!(cut(happened(), 3), three);
        assert_eq!(cut(happened(), 5).len(), 5);
    }

    #[test]
    fn of_equal_news_the_latest_are_shown() {
        let lines = ["first", "second", "third"].map(|text| line(Telling, false, text));
        assert_eq!(cut(lines.into(), 2)[1..], ["second", "third"]);
    }
}
