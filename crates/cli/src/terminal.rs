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

#[cfg(test)]
mod tests {
    use super::*;

    /// Only where somebody else sits down is the text above the screen taken away.
    #[test]
    fn what_has_scrolled_away_stays_unless_it_must_be_hidden() {
        assert!(!Old::Stays.code().contains("3J") && Old::Goes.code().contains("3J"));
    }
}
