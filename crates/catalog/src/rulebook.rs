//! The rules of a game as a book: sections of clauses, and cards.

use crate::Listed;
use wire::{Clause, RuleSection, Rulebook};

pub(crate) fn rulebook<G: Listed>() -> Rulebook {
    let mut sections: Vec<RuleSection> = Vec::new();
    for line in G::RULEBOOK.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let heading = heading.trim().to_string();
            sections.push(RuleSection { id: anchor(&heading), heading, clauses: Vec::new() });
        } else if let Some(section) = sections.last_mut() {
            add_line(section, line);
        }
    }
    sections.retain(|s| !s.clauses.is_empty());
    Rulebook { game: G::NAME.into(), title: G::TITLE.into(), sections, cards: G::cards() }
}

/// A clause begins with its id in bold; what follows without one belongs to the clause before.
fn add_line(section: &mut RuleSection, line: &str) {
    let clause = line.strip_prefix("- **").and_then(|l| l.split_once("** "));
    match clause {
        Some((id, text)) => {
            section.clauses.push(Clause { id: id.to_string(), text: text.trim().to_string() });
        }
        None if line.starts_with("  ") && !line.trim().is_empty() => {
            if let Some(last) = section.clauses.last_mut() {
                last.text += " ";
                last.text += line.trim();
            }
        }
        None => (),
    }
}

fn anchor(heading: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let words: String = heading.chars().map(plain).collect();
    words.split('-').filter(|w| !w.is_empty()).collect::<Vec<_>>().join("-")
}
