//! A game's rules as `docs/rules` has them: clauses, scenarios, cards, and the untested clauses.

use super::{Finding, House};
use std::collections::{BTreeMap, BTreeSet};

/// The tables of the card data whose entries are cards with a rule of their own.
const CARD_TABLES: [&str; 17] = [
    "ability",
    "blessing",
    "chip",
    "dragon_ability",
    "evolution",
    "hero",
    "item",
    "mission",
    "monster",
    "monster_action",
    "monster_creature",
    "skill",
    "special",
    "special_rule",
    "spell",
    "status",
    "unit",
];

/// The types of cards that the rules themselves speak of, and those that take no part in a game. A
/// `word` is a card whose name the rules use for something else as well, such as a phase, a kind of
/// removal or a faction.
const COMMON: [&str; 4] = ["gem", "purple", "wound", "word"];
const SPARE: &str = "blank";

/// Where an id or a name stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub file: String,
    pub line: usize,
}

#[derive(Default)]
pub struct Rulebook {
    /// The letters before the dash of every id, such as `FD`.
    pub prefix: String,
    pub clauses: BTreeMap<String, Place>,
    pub scenarios: BTreeMap<String, Place>,
    /// The printed names of the cards.
    pub cards: BTreeMap<String, Place>,
    /// Of these, the ones that the rules themselves speak of, such as gems and Wounds.
    pub common: BTreeSet<String>,
    /// Clauses that state no behaviour, each with its reason and line.
    pub untested: Vec<(String, String, usize)>,
}

pub fn rules_file(game: &str) -> String {
    format!("docs/rules/{game}.md")
}
pub fn scenarios_file(game: &str) -> String {
    format!("docs/rules/{game}-scenarios.md")
}
pub fn untested_file(game: &str) -> String {
    format!("docs/rules/{game}-untested.txt")
}

impl Rulebook {
    /// Reads the rules of one game; what cannot be read is told.
    pub fn read(house: &House, game: &str, found: &mut Vec<Finding>) -> Self {
        let text = |file: &str| house.texts.get(file).map_or("", String::as_str);
        let rules = rules_file(game);
        let mut book = Rulebook { prefix: prefix_of(text(&rules)), ..Rulebook::default() };
        book.clauses = declared(text(&rules), &rules, &book.prefix);
        let scenarios = scenarios_file(game);
        book.scenarios = declared(text(&scenarios), &scenarios, &book.prefix);
        for (file, text) in &house.texts {
            let data = format!("docs/rules/{game}-cards");
            if file.starts_with(&data) && file.ends_with(".toml") {
                match toml::from_str::<toml::Table>(text) {
                    Ok(tables) => {
                        book.cards.extend(cards_of(&tables, file, text));
                        book.common.extend(names_of(&tables, |kind| COMMON.contains(&kind)));
                    }
                    Err(e) => found.push(Finding::new(file, 1, format!("cannot be read: {e}"))),
                }
            }
        }
        for (i, line) in text(&untested_file(game)).lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let (id, reason) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
                book.untested.push((id.to_string(), reason.trim().to_string(), i + 1));
            }
        }
        book
    }
}

/// The letters before the dash of the first id that is declared.
fn prefix_of(rules: &str) -> String {
    rules
        .lines()
        .find_map(declaration)
        .map_or(String::new(), |id| id.split('-').next().unwrap_or_default().to_string())
}

/// The id that a list item declares: `- **FD-1.2** Text` or `- FD-1.2 Text`.
pub fn declaration(line: &str) -> Option<&str> {
    let item = line.trim_start().strip_prefix("- ")?;
    let item = item.strip_prefix("**").unwrap_or(item);
    let end = item.find(|c: char| c.is_whitespace() || c == '*').unwrap_or(item.len());
    let (prefix, rest) = item[..end].split_once('-')?;
    let letters = prefix.len() >= 2 && prefix.chars().all(|c| c.is_ascii_uppercase());
    (letters && id_length(rest) == Some(rest.len())).then_some(&item[..end])
}

fn declared(text: &str, file: &str, prefix: &str) -> BTreeMap<String, Place> {
    let ids = text.lines().enumerate().filter_map(|(i, line)| Some((i, declaration(line)?)));
    ids.filter(|(_, id)| id.starts_with(&format!("{prefix}-")))
        .map(|(i, id)| (id.to_string(), Place { file: file.to_string(), line: i + 1 }))
        .collect()
}

/// The length of the id that begins here, after its prefix: `1.2`, `11.12a`, `S07`, `R3`.
fn id_length(text: &str) -> Option<usize> {
    let digits = |from: usize| text[from..].bytes().take_while(u8::is_ascii_digit).count();
    if text.starts_with(['S', 'R']) {
        let n = digits(1);
        return (n > 0).then_some(1 + n);
    }
    let section = digits(0);
    if section == 0 || !text[section..].starts_with('.') {
        return None;
    }
    let number = digits(section + 1);
    let end = section + 1 + number;
    let letter = text[end..].starts_with(|c: char| c.is_ascii_lowercase());
    (number > 0).then_some(end + usize::from(letter))
}

/// Every id with this prefix in a text.
pub fn ids_in<'t>(text: &'t str, prefix: &str) -> Vec<&'t str> {
    let start = format!("{prefix}-");
    let mut found = Vec::new();
    if prefix.is_empty() {
        return found;
    }
    for (at, _) in text.match_indices(&start) {
        let inside = text[..at].chars().next_back().is_some_and(|c| c.is_alphanumeric());
        if let (false, Some(n)) = (inside, id_length(&text[at + start.len()..])) {
            let end = at + start.len() + n;
            if !text[end..].starts_with(|c: char| c.is_alphanumeric()) {
                found.push(&text[at..end]);
            }
        }
    }
    found
}

/// The names of all cards of these types.
fn names_of(tables: &toml::Table, wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let rows = tables.iter().filter(|(table, _)| CARD_TABLES.contains(&table.as_str()));
    rows.filter_map(|(_, rows)| rows.as_array())
        .flatten()
        .filter(|card| wanted(card.get("type").and_then(toml::Value::as_str).unwrap_or_default()))
        .filter_map(|card| Some(card.get("name")?.as_str()?.to_string()))
        .collect()
}

fn cards_of(tables: &toml::Table, file: &str, text: &str) -> Vec<(String, Place)> {
    let place = |name: String| {
        let shown = format!("name = \"{name}\"");
        let line = text.lines().position(|line| line.trim() == shown).map_or(1, |i| i + 1);
        (name, Place { file: file.to_string(), line })
    };
    names_of(tables, |kind| kind != SPARE).into_iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_whole() {
        let text =
            "// FD-1.1, FD-1.12 (FD-11.12a) FD-S07; FD-R3. XFD-2.1 FD-x.y FD-1. FD-S FD-2.1ab";
        assert_eq!(ids_in(text, "FD"), ["FD-1.1", "FD-1.12", "FD-11.12a", "FD-S07", "FD-R3"]);
    }

    #[test]
    fn clauses_are_declared_by_list_items() {
        assert_eq!(declaration("- **FD-1.1** Ten each. `[S]`"), Some("FD-1.1"));
        assert_eq!(declaration("- PS-1.2 Four bags."), Some("PS-1.2"));
        assert_eq!(declaration("- **FD-R1** A ruling."), Some("FD-R1"));
        assert_eq!(declaration("As FD-1.1 says"), None);
        assert_eq!(declaration("- Every clause has an id `FD-section.number`"), None);
    }

    #[test]
    fn cards_come_from_the_tables_of_cards_alone() {
        let toml = "[[ability]]\nname = \"Upgrade\"\n[[mode]]\nname = \"Solo\"\n";
        let house = House::planted([
            ("docs/rules/flash-duel.md", "- **FD-1.1** A.\n"),
            ("docs/rules/flash-duel-cards.toml", toml),
            ("docs/rules/flash-duel-untested.txt", "# why\nFD-1.1 no behaviour\nFD-1.2\n"),
        ]);
        let mut found = Vec::new();
        let book = Rulebook::read(&house, "flash-duel", &mut found);
        assert_eq!(found, []);
        assert_eq!(book.prefix, "FD");
        assert_eq!(book.cards.keys().collect::<Vec<_>>(), ["Upgrade"]);
        assert_eq!(book.cards["Upgrade"].line, 2);
        let untested: Vec<_> =
            book.untested.iter().map(|(id, why, _)| (&id[..], &why[..])).collect();
        assert_eq!(untested, [("FD-1.1", "no behaviour"), ("FD-1.2", "")]);
    }

    #[test]
    fn card_data_that_cannot_be_read_is_told() {
        let house = House::planted([("docs/rules/shadows-cards.toml", "[[skill]\n")]);
        let mut found = Vec::new();
        Rulebook::read(&house, "shadows", &mut found);
        assert_eq!(found.len(), 1);
    }
}
