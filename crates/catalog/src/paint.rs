//! Plain text for a terminal, with colour where the terminal allows it.

/// What a piece of text is, so that it can be coloured; nothing depends on the colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// What belongs to the viewer, or to whoever decides.
    Own,
    /// What belongs to a team, counted from 0.
    Team(u8),
    Dark,
    Faint,
    Bold,
}

/// How text is put on a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    pub colour: bool,
    /// The terminal is low: what can be asked for is left out.
    pub short: bool,
}

impl Paint {
    pub const PLAIN: Paint = Paint { colour: false, short: false };

    pub fn ink(&self, ink: Ink, text: &str) -> String {
        if !self.colour || text.trim().is_empty() && ink != Ink::Dark {
            return text.to_string();
        }
        let code = match ink {
            Ink::Own => "1;32",
            Ink::Team(team) => ["1;36", "1;33", "1;35", "1;34"][usize::from(team) % 4],
            Ink::Dark => "2",
            Ink::Faint => "2",
            Ink::Bold => "1",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}

/// Breaks text between words into lines of at most `columns`; lines after the first are indented.
/// Line breaks of the text are kept.
pub fn wrap(text: &str, columns: usize, indent: usize) -> String {
    wrap_at(0, text, columns, indent)
}

/// The same for text whose first line begins at a column of its own.
pub fn wrap_at(start: usize, text: &str, columns: usize, indent: usize) -> String {
    let mut out = String::new();
    let mut used = start;
    let paragraphs = text.trim().split('\n').enumerate();
    let words = paragraphs.flat_map(|(p, line)| {
        line.split_whitespace().enumerate().map(move |(w, word)| (p, w, word))
    });
    for (i, (paragraph, w, word)) in words.enumerate() {
        let long = word.chars().count();
        let breaks = paragraph > 0 && w == 0;
        if i > 0 && (breaks || used + 1 + long > columns) {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent));
            used = indent;
        } else if i > 0 {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += long;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words_and_indented() {
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        assert_eq!(wrap_at(4, "one two three", 9, 4), "one\n    two\n    three");
        assert_eq!(wrap("", 8, 2), "");
        assert_eq!(wrap("one\ntwo three", 20, 2), "one\n  two three");
    }

    #[test]
    fn without_colour_ink_changes_nothing() {
        assert_eq!(Paint::PLAIN.ink(Ink::Own, "P1"), "P1");
        assert_ne!(Paint { colour: true, short: false }.ink(Ink::Own, "P1"), "P1");
    }
}
