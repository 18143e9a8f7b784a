//! The rules of a game as a book: sections of clauses, and cards.

use crate::Listed;
use wire::{Clause, Origin, RuleSection, Rulebook};

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
    for clause in sections.iter_mut().flat_map(|s| &mut s.clauses) {
        clause.origins = origins(&clause.text);
    }
    Rulebook { game: G::NAME.into(), title: G::TITLE.into(), sections, cards: G::cards() }
}

/// The id and the text of a line that begins a clause: `- **FD-1.2** text`, `- PS-1.2 text` or,
/// with a title, `- **FC-12.3 Arrow Storm.** text`. Clauses of a group are indented below it.
pub(crate) fn clause(line: &str) -> Option<(&str, String)> {
    let item = line.trim_start().strip_prefix("- ")?;
    let (id, text) = match item.strip_prefix("**") {
        Some(bold) => {
            let (head, text) = bold.split_once("**")?;
            let (id, title) = head.split_once(' ').unwrap_or((head, ""));
            (id, format!("{title} {}", text.trim()))
        }
        None => item.split_once(' ').map(|(id, text)| (id, text.to_string()))?,
    };
    let (game, number) = id.split_once('-')?;
    let named = game.len() == 2 && game.chars().all(|c| c.is_ascii_uppercase());
    (named && number.contains(|c: char| c.is_ascii_digit())).then(|| (id, text.trim().to_string()))
}

/// What follows without an id belongs to the clause before.
fn add_line(section: &mut RuleSection, line: &str) {
    match clause(line) {
        Some((id, text)) => {
            let id = id.to_string();
            section.clauses.push(Clause { id, text, origins: Vec::new() });
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

/// The marks of origin in the text of a clause, each once.
pub(crate) fn origins(text: &str) -> Vec<Origin> {
    const MARKS: [(&str, Origin); 6] = [
        ("[rulebook]", Origin::Rulebook),
        ("[public]", Origin::Public),
        ("[designed]", Origin::Designed),
        ("[reconstructed]", Origin::Reconstructed),
        ("[inferred]", Origin::Inferred),
        ("[ruling]", Origin::Ruling),
    ];
    MARKS.into_iter().filter(|(mark, _)| text.contains(mark)).map(|(_, origin)| origin).collect()
}

fn anchor(heading: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let words: String = heading.chars().map(plain).collect();
    words.split('-').filter(|w| !w.is_empty()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_has_a_title_and_clauses_of_its_own() {
        let text = |text: &str| text.to_string();
        assert_eq!(clause("- **FC-12.4 Assassin.**"), Some(("FC-12.4", text("Assassin."))));
        assert_eq!(clause("  - **FC-12.4a** Only."), Some(("FC-12.4a", text("Only."))));
        assert_eq!(clause("- **FC-12.3 Fire.** One."), Some(("FC-12.3", text("Fire. One."))));
    }

    #[test]
    fn a_clause_says_where_each_of_its_statements_comes_from() {
        let joined = "Back [rulebook]; forward [ruling]: the same logic. [ruling]";
        assert_eq!(origins(joined), [Origin::Rulebook, Origin::Ruling]);
        assert_eq!(origins("No mark, and [another] one."), []);
    }

    #[test]
    fn a_clause_is_read_with_or_without_bold_letters() {
        let text = |text: &str| text.to_string();
        assert_eq!(clause("- **FD-1.2** Text here."), Some(("FD-1.2", text("Text here."))));
        assert_eq!(clause("- PS-R7 Text here."), Some(("PS-R7", text("Text here."))));
        assert_eq!(clause("- no clause"), None);
        assert_eq!(clause("PS-1.2 is no item"), None);
        assert_eq!(clause("- **(ruling)** = decided"), None);
    }
}
