//! Files and lines stay short enough to be read.

use super::cards::is_card_file;
use super::source::{Line, Source};
use super::{Finding, GAMES, House};

const FILE_LINES: usize = 500;
const CARD_LINES: usize = 200;
const COLUMNS: usize = 100;
const ARCHITECTURE_LINES: usize = 300;

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for source in &house.sources {
        let lines = source.lines.len();
        let card = GAMES.iter().any(|game| is_card_file(game, source));
        let limit = if card && !is_deck(source) { CARD_LINES } else { FILE_LINES };
        if lines > limit {
            let what = format!("{lines} lines; split the file, {limit} are the limit");
            found.push(Finding::new(&source.path, limit + 1, what));
        }
        for (i, line) in source.lines.iter().enumerate() {
            let columns = line.raw.chars().count();
            if columns > COLUMNS && !only_a_link(&line.raw) && !card_text(source, i, line) {
                let what = format!("{columns} columns; {COLUMNS} are the limit");
                found.push(Finding::new(&source.path, i + 1, what));
            }
        }
    }
    if let Some(text) = house.texts.get("ARCHITECTURE.md") {
        let lines = text.lines().count();
        if lines >= ARCHITECTURE_LINES {
            let what = format!("{lines} lines; it stays under {ARCHITECTURE_LINES}");
            found.push(Finding::new("ARCHITECTURE.md", ARCHITECTURE_LINES, what));
        }
    }
    found
}

/// Units that are alike share one file for each faction.
fn is_deck(source: &Source) -> bool {
    GAMES.iter().any(|game| source.path.starts_with(&format!("crates/{game}/src/units/")))
}

/// A link cannot be broken.
fn only_a_link(line: &str) -> bool {
    let text = line.trim_start_matches(|c: char| c.is_whitespace() || "/!#*<-".contains(c));
    (text.starts_with("https://") || text.starts_with("http://"))
        && !text.contains(char::is_whitespace)
}

/// The fields that hold the printed text of a card.
const TEXTS: [&str; 3] = ["text:", "reaction_text:", "ongoing_text:"];

/// The printed text of a card stays one string: on the line of its `text:` or on the next.
fn card_text(source: &Source, at: usize, line: &Line) -> bool {
    let code = line.code.trim();
    let before = at.checked_sub(1).map(|i| source.lines[i].code.trim());
    let text = |field: &&str| code.starts_with(&format!("{field} \"")) || before == Some(field);
    TEXTS.iter().any(text) && line.strings.len() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines_of(text: &str) -> Vec<usize> {
        let house = House::planted([("crates/kernel/src/a.rs", text)]);
        scan(&house).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn a_file_of_501_lines_is_too_long() {
        assert!(lines_of(&"a\n".repeat(500)).is_empty());
        assert_eq!(lines_of(&"a\n".repeat(501)), [501]);
    }

    #[test]
    fn a_card_of_201_lines_is_too_long() {
        let lines_of = |lines: usize| {
            let text = "a\n".repeat(lines);
            let card = ("crates/flash-duel/src/cards/reversal.rs", text.as_str());
            scan(&House::planted([card]))
                .into_iter()
                .map(|finding| finding.line)
                .collect::<Vec<_>>()
        };
        assert!(lines_of(200).is_empty());
        assert_eq!(lines_of(201), [201]);
    }

    #[test]
    fn the_units_of_a_faction_share_a_file() {
        let lines_of = |lines: usize| {
            let text = "a\n".repeat(lines);
            let deck = ("crates/fantasy-clash/src/units/orcs.rs", text.as_str());
            scan(&House::planted([deck])).len()
        };
        assert_eq!((lines_of(500), lines_of(501)), (0, 1));
    }

    #[test]
    fn a_line_of_101_columns_is_too_long_in_code_comment_and_string() {
        assert!(lines_of(&"ä".repeat(100)).is_empty());
        assert_eq!(lines_of(&"a".repeat(101)), [1]);
        assert_eq!(lines_of(&format!("// {}", "a ".repeat(50))), [1]);
        assert_eq!(lines_of(&format!("\"{}\"", "a".repeat(100))), [1]);
    }

    #[test]
    fn links_and_card_texts_may_be_longer() {
        let long = "a".repeat(120);
        assert!(lines_of(&format!("    /// https://example.org/{long}")).is_empty());
        assert_eq!(lines_of(&format!("    /// See https://example.org/{long}")), [1]);
        assert!(lines_of(&format!("    text: \"{long}\",")).is_empty());
        assert!(lines_of(&format!("    text:\n        \"{long}\",")).is_empty());
        assert_eq!(lines_of(&format!("    name: \"{long}\",")), [1]);
    }

    #[test]
    fn the_architecture_stays_under_300_lines() {
        let short = "a\n".repeat(299);
        assert_eq!(scan(&House::planted([("ARCHITECTURE.md", &short)])), []);
        let long = "a\n".repeat(300);
        assert_eq!(scan(&House::planted([("ARCHITECTURE.md", &long)])).len(), 1);
    }
}
