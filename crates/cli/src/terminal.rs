//! The terminal: lines in, text out, colour where it is wanted.

use catalog::{Eyes, Paint};
use kernel::{Seat, Viewer};
use std::io::{self, BufRead, IsTerminal, Write};

/// A terminal with fewer rows is low.
pub const LOW: usize = 30;
/// Text is never wider than this.
pub const COLUMNS: usize = 80;

/// Colour where the terminal allows it and nobody objects (NO_COLOR).
pub fn paint() -> Paint {
    let set = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty());
    let dumb = set("TERM").is_none_or(|t| t == "dumb");
    let colour = io::stdout().is_terminal() && set("NO_COLOR").is_none() && !dumb;
    Paint { colour, short: false }
}

/// Whether a person sits at both ends.
pub fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// How many rows the terminal has; 24 where that is not known.
pub fn rows() -> usize {
    let said = std::env::var("LINES").ok().and_then(|n| n.parse().ok());
    said.unwrap_or_else(|| usize::from(console::Term::stdout().size().0)).max(1)
}

/// What a new screen does with the old ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Old {
    /// What has scrolled away can still be read.
    Stays,
    /// It goes too: another seat's hand may be in it.
    Goes,
}

impl Old {
    fn code(self) -> &'static str {
        match self {
            Old::Stays => "\x1b[2J\x1b[H",
            Old::Goes => "\x1b[2J\x1b[3J\x1b[H",
        }
    }
}

/// Begins a new screen, where there is one.
pub fn clear(old: Old) -> io::Result<()> {
    if io::stdout().is_terminal() {
        print!("{}", old.code());
        io::stdout().flush()?;
    }
    Ok(())
}

/// Asks for a line; nothing when the input is closed.
pub fn read_line(prompt: &str) -> io::Result<Option<String>> {
    print!("{prompt}");
    io::stdout().flush()?;
    let mut bytes = Vec::new();
    let n = io::stdin().lock().read_until(b'\n', &mut bytes)?;
    if n == 0 {
        println!();
        return Ok(None);
    }
    let line = String::from_utf8_lossy(&bytes).trim().to_string();
    if !io::stdin().is_terminal() {
        // Nobody has seen it being typed.
        say(&line)?;
    }
    Ok(Some(line))
}

/// Prints through a check for a reader that has gone away.
pub fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()
}

pub fn eyes_of(seat: Seat) -> Eyes {
    Eyes::Viewer(Viewer::Seat(seat))
}

/// More labels than this side by side are hard to read.
const MOST_ACROSS: usize = 6;

/// How wide each column is if the labels, with their numbers, stand in so many rows.
fn widths(labels: &[String], rows: usize) -> Vec<usize> {
    let wide = |label: &String| label.chars().count() + 6;
    let columns = labels.chunks(rows.max(1));
    columns.map(|column| column.iter().map(wide).max().unwrap_or(0)).collect()
}

/// In how few rows the labels fit side by side.
pub fn rows_of(labels: &[String]) -> usize {
    let fits = |rows: &usize| {
        let widths = widths(labels, *rows);
        widths.len() <= MOST_ACROSS && widths.iter().sum::<usize>() <= COLUMNS
    };
    (1..labels.len()).find(fits).unwrap_or(labels.len())
}

/// How many of the labels fit into so many rows: all, or as many as leave a row to say so.
pub fn fitting(labels: &[String], rows: usize) -> usize {
    if rows_of(labels) <= rows {
        return labels.len();
    }
    let fits = |n: &usize| rows_of(&labels[..*n]) < rows;
    (1..labels.len()).rev().find(fits).unwrap_or(1)
}

/// Labels in as many columns as fit, numbered downwards; the first of them has number `from`.
pub fn columns(labels: &[String], from: usize) -> String {
    let rows = rows_of(labels);
    let widths = widths(labels, rows);
    let mut out = String::new();
    for row in 0..rows {
        let cells = widths.iter().enumerate().filter_map(|(c, wide)| {
            let at = c * rows + row;
            Some((at + from, wide, labels.get(at)?))
        });
        let line: String =
            cells.map(|(n, wide, label)| format!("{:<wide$}", format!("{n:>3} {label}"))).collect();
        out += line.trim_end();
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_numbered_downwards_in_columns() {
        let labels = ["a", "b", "c", "d", "e", "f", "g"].map(String::from);
        let rows = "  1 a    3 c    5 e    7 g\n  2 b    4 d    6 f\n";
        assert_eq!(columns(&labels, 1), rows);
        assert_eq!(columns(&labels[3..5], 4), "  4 d    5 e\n");
        assert_eq!(columns(&["x".repeat(90)], 1).lines().count(), 1);
        assert_eq!(columns(&[], 1), "");
    }

    /// One long label does not make all columns wide.
    #[test]
    fn a_long_choice_widens_its_own_column_only() {
        let labels = ["a".repeat(40), "b".into(), "c".into(), "d".into()];
        assert_eq!(columns(&labels, 1).lines().count(), 1);
    }

    #[test]
    fn choices_that_do_not_fit_leave_a_row_to_say_so() {
        let labels = vec!["a".to_string(); 14];
        assert_eq!((fitting(&labels, 3), fitting(&labels, 2), fitting(&labels, 0)), (14, 6, 1));
    }

    /// Only where somebody else sits down is the text above the screen taken away.
    #[test]
    fn what_has_scrolled_away_stays_unless_it_must_be_hidden() {
        assert!(!Old::Stays.code().contains("3J") && Old::Goes.code().contains("3J"));
    }
}
