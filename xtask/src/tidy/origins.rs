//! Every clause, and every fact of every card, says where it comes from.

use super::rulebook::{declaration, rules_file};
use super::{Finding, GAMES, House};
use toml::Value;

/// Where a rule, a card or a number may come from. The last two are for clauses only.
const MARKS: [&str; 6] = ["rulebook", "public", "designed", "reconstructed", "inferred", "ruling"];
const OF_CARDS: usize = 4;

/// Fields of card data that state no fact of the game: what programs look things up by, and what
/// explains.
const NO_FACTS: [&str; 8] =
    ["clause", "clauses", "id", "origin", "ref", "rulings", "type", "windows"];

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for game in GAMES.into_iter().filter(|game| house.has_crate(game)) {
        let rules = rules_file(game);
        if let Some(text) = house.texts.get(&rules) {
            clauses(&rules, text, &mut found);
        }
        for (file, text) in &house.texts {
            if file.starts_with(&format!("docs/rules/{game}-cards")) && file.ends_with(".toml") {
                cards(file, text, &mut found);
            }
        }
    }
    found.sort();
    found
}

/// Every clause has a mark, such as `[rulebook]`. The title of a group of clauses needs none.
fn clauses(file: &str, text: &str, found: &mut Vec<Finding>) {
    let lines: Vec<&str> = text.lines().collect();
    for (i, line) in lines.iter().enumerate() {
        let Some(id) = declaration(line) else { continue };
        let goes_on = |line: &&&str| line.starts_with("  ") && declaration(line).is_none();
        let rest = lines[i + 1..].iter().take_while(goes_on);
        let clause: Vec<&str> = std::iter::once(line).chain(rest).copied().collect();
        let clause = clause.join(" ");
        let is_title = clause.trim_end().ends_with("**");
        if !is_title && !MARKS.iter().any(|mark| clause.contains(&format!("[{mark}]"))) {
            let what = format!("{id} does not say where it comes from, such as [rulebook]");
            found.push(Finding::new(file, i + 1, what));
        }
    }
}

/// Every entry of a list has an `origin` that names each of its facts and nothing else.
fn cards(file: &str, text: &str, found: &mut Vec<Finding>) {
    // A file that cannot be read is told by the scan of the rules.
    let Ok(data) = toml::from_str::<toml::Table>(text) else { return };
    let entries = data.iter().flat_map(|(list, rows)| {
        let rows = rows.as_array().map_or(&[][..], Vec::as_slice);
        rows.iter().filter_map(Value::as_table).map(move |entry| (list, entry))
    });
    for (list, entry) in entries {
        let id = entry.get("id").and_then(Value::as_str).unwrap_or_default();
        let line = text.lines().position(|line| line.trim() == format!("id = \"{id}\""));
        let mut tell = |what: String| {
            let what = format!("{list} \"{id}\": {what}");
            found.push(Finding::new(file, line.map_or(1, |i| i + 1), what));
        };
        let none = toml::Table::new();
        let origin = entry.get("origin").and_then(Value::as_table).unwrap_or(&none);
        // An empty list says nothing that could come from anywhere.
        let says = |value: &Value| !value.as_array().is_some_and(Vec::is_empty);
        let facts = entry.iter().filter(|(_, value)| says(value)).map(|(fact, _)| fact);
        for fact in facts.filter(|fact| !NO_FACTS.contains(&fact.as_str())) {
            if !origin.contains_key(fact) {
                tell(format!("its origin does not name `{fact}`"));
            }
        }
        for (fact, mark) in origin {
            if !entry.contains_key(fact) {
                tell(format!("its origin names `{fact}`, which it does not have"));
            }
            let mark = mark.as_str().unwrap_or("no text");
            if !MARKS[..OF_CARDS].contains(&mark) {
                let known = MARKS[..OF_CARDS].join(", ");
                tell(format!("the origin of `{fact}` is \"{mark}\", not one of {known}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CRATE: (&str, &str) = ("crates/shadows/Cargo.toml", "");

    fn found(file: &str, text: &str) -> Vec<String> {
        let house = House::planted([CRATE, (file, text)]);
        scan(&house).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_clause_without_a_mark_is_told() {
        let text = "- **SH-1.1** Stated. [rulebook]\n- **SH-1.2** Two lines,\n  the second with \
                    [ruling]: a reason.\n- **SH-1.3 A group**\n  - **SH-1.3a** Nothing said.\n";
        let what = "SH-1.3a does not say where it comes from, such as [rulebook]";
        assert_eq!(
            found("docs/rules/shadows.md", text),
            [format!("docs/rules/shadows.md:5: {what}")]
        );
    }

    #[test]
    fn a_card_names_the_origin_of_each_fact_and_of_nothing_else() {
        let text = "[[skill]]\nid = \"a\"\nname = \"A\"\ncost = 2\ntags = []\norigin = { name = \
                    \"rulebook\", cost = \"ruling\", hp = \"designed\" }\n\n[[skill]]\nid = \
                    \"b\"\nname = \"B\"\n";
        let file = "docs/rules/shadows-cards.toml";
        let at_a = format!("{file}:2: skill \"a\": ");
        let known = "rulebook, public, designed, reconstructed";
        let expected = [
            format!("{at_a}its origin names `hp`, which it does not have"),
            format!("{at_a}the origin of `cost` is \"ruling\", not one of {known}"),
            format!("{file}:9: skill \"b\": its origin does not name `name`"),
        ];
        assert_eq!(found(file, text), expected);
    }
}
