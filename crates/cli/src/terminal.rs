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

/// Wipes the screen, where there is one.
pub fn clear() -> io::Result<()> {
    if io::stdout().is_terminal() {
        // The text that has scrolled away goes too: another seat's hand may be in it.
        print!("\x1b[2J\x1b[3J\x1b[H");
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

/// How wide a label with its number is, and how many of them fit side by side.
fn measure(labels: &[String]) -> (usize, usize) {
    let widest = labels.iter().map(|l| l.chars().count()).max().unwrap_or(0) + 6;
    (widest, (COLUMNS / widest).clamp(1, 4))
}

/// How many of the labels fit into so many rows: all, or as many as leave a row to say so.
pub fn fitting(labels: &[String], rows: usize) -> usize {
    let (_, across) = measure(labels);
    match labels.len() <= across * rows {
        true => labels.len(),
        false => (across * rows.saturating_sub(1)).clamp(1, labels.len()),
    }
}

/// Labels in as many columns as fit, numbered downwards; the first of them has number `from`.
pub fn columns(labels: &[String], from: usize) -> String {
    let (widest, across) = measure(labels);
    let rows = labels.len().div_ceil(across);
    let mut out = String::new();
    for row in 0..rows {
        let cells = (0..across).filter_map(|c| Some((c * rows + row, labels.get(c * rows + row)?)));
        let line: String = cells
            .map(|(i, label)| format!("{:<widest$}", format!("{:>3} {label}", i + from)))
            .collect();
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
        let labels = ["a", "b", "c", "d", "e"].map(String::from);
        assert_eq!(columns(&labels, 1), "  1 a    3 c    5 e\n  2 b    4 d\n");
        assert_eq!(columns(&labels[3..], 4), "  4 d    5 e\n");
        assert_eq!(columns(&["x".repeat(90)], 1).lines().count(), 1);
        assert_eq!(columns(&[], 1), "");
    }

    #[test]
    fn choices_that_do_not_fit_leave_a_row_to_say_so() {
        let labels = vec!["a".to_string(); 9];
        assert_eq!((fitting(&labels, 3), fitting(&labels, 2), fitting(&labels, 0)), (9, 4, 1));
    }
}
