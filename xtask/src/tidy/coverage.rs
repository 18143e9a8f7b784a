//! Every clause, scenario and card of the rules is shown by a test, or it is said why not.

use super::cards::{is_card_file, names_card};
use super::rulebook::{Rulebook, ids_in, rules_file, untested_file};
use super::source::Source;
use super::{Finding, GAMES, House};
use std::collections::{BTreeMap, BTreeSet};

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for game in GAMES.into_iter().filter(|game| house.has_crate(game)) {
        let rules = rules_file(game);
        if !house.texts.contains_key(&rules) {
            let what = format!("the rules of `{game}` are missing");
            found.push(Finding::new(&rules, 1, what));
            continue;
        }
        let book = Rulebook::read(house, game, &mut found);
        let cited = cited_by_tests(house, game, &book);
        untested(game, &book, &cited, &mut found);
        uncited(&book, &cited, &mut found);
        cards(house, game, &book, &mut found);
        unknown(house, game, &book, &mut found);
    }
    found
}

/// The ids in the test code of the game's crate, comments and strings included, and in the tests of
/// those who follow its advice.
fn cited_by_tests<'h>(house: &'h House, game: &str, book: &Rulebook) -> BTreeSet<&'h str> {
    let sources = house.sources.iter();
    let crates = [format!("crates/{game}/"), "crates/evals/".to_string()];
    let own = sources.filter(|source| crates.iter().any(|c| source.path.starts_with(c)));
    let lines = own.flat_map(|source| source.numbered(true));
    lines.flat_map(|(_, line)| ids_in(&line.raw, &book.prefix)).collect()
}

fn untested(game: &str, book: &Rulebook, cited: &BTreeSet<&str>, found: &mut Vec<Finding>) {
    let file = untested_file(game);
    let mut before = BTreeMap::new();
    for (id, reason, line) in &book.untested {
        let mut tell = |what: String| found.push(Finding::new(&file, *line, what));
        if !book.clauses.contains_key(id) {
            tell(format!("`{id}` is no clause of the rules"));
        } else if cited.contains(id.as_str()) {
            tell(format!("{id} is cited by a test; take it off this list"));
        }
        if reason.is_empty() {
            tell(format!("{id} has no reason"));
        }
        if let Some(first) = before.insert(id, line) {
            tell(format!("{id} stands here twice, first on line {first}"));
        }
    }
}

fn uncited(book: &Rulebook, cited: &BTreeSet<&str>, found: &mut Vec<Finding>) {
    let excused: BTreeSet<&str> = book.untested.iter().map(|(id, ..)| id.as_str()).collect();
    let (first, rest) = (book.clauses.iter(), book.scenarios.iter());
    let mut missing: Vec<_> = first
        .chain(rest)
        .filter(|(id, _)| !cited.contains(id.as_str()) && !excused.contains(id.as_str()))
        .collect();
    missing.sort_by_key(|(_, place)| (&place.file, place.line));
    for (id, place) in missing {
        found.push(Finding::new(&place.file, place.line, format!("{id} is cited by no test")));
    }
}

fn cards(house: &House, game: &str, book: &Rulebook, found: &mut Vec<Finding>) {
    let files: Vec<_> = house.sources.iter().filter(|source| is_card_file(game, source)).collect();
    let tested =
        |source: &Source| source.numbered(true).any(|(_, line)| line.code.contains("#[test]"));
    let mut missing = Vec::new();
    for (name, place) in &book.cards {
        let homes: Vec<_> = files.iter().filter(|source| names_card(source, name)).collect();
        let what = match homes.first() {
            None => format!("\"{name}\" has no card file"),
            Some(home) if !homes.iter().any(|source| tested(source)) => {
                format!("\"{name}\" has no test in {}", home.path)
            }
            Some(_) => continue,
        };
        missing.push(Finding::new(&place.file, place.line, what));
    }
    missing.sort();
    found.extend(missing);
}

/// Ids that are cited and do not exist.
fn unknown(house: &House, game: &str, book: &Rulebook, found: &mut Vec<Finding>) {
    for (path, text) in &house.texts {
        let data = format!("docs/rules/{game}-");
        let code = path.starts_with(&format!("crates/{game}/"));
        // The list of untested clauses is checked line by line above.
        if !code && (!path.starts_with(&data) || *path == untested_file(game)) {
            continue;
        }
        for (i, line) in text.lines().enumerate() {
            for id in ids_in(line, &book.prefix) {
                if !book.clauses.contains_key(id) && !book.scenarios.contains_key(id) {
                    found.push(Finding::new(path, i + 1, format!("{id} is not in the rules")));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::planted::told;
    use super::*;

    const CRATE: (&str, &str) = ("crates/flash-duel/Cargo.toml", "");
    const RULES: (&str, &str) =
        ("docs/rules/flash-duel.md", "# Rules\n- **FD-1.1** A.\n- **FD-1.12** B, see FD-1.1.\n");
    const SCENARIOS: (&str, &str) =
        ("docs/rules/flash-duel-scenarios.md", "- **FD-S01** Given. [FD-1.1]\n");
    const CARDS: (&str, &str) =
        ("docs/rules/flash-duel-cards.toml", "[[ability]]\nname = \"Upgrade\"\n");
    const CARD: (&str, &str) = (
        "crates/flash-duel/src/cards/upgrade.rs",
        "const NAME: &str = \"Upgrade\";\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() {}\n}",
    );

    fn with_tests(text: &str, untested: &str) -> Vec<String> {
        let tests = ("crates/flash-duel/src/tests/a.rs", text);
        let list = ("docs/rules/flash-duel-untested.txt", untested);
        told(scan(&House::planted([CRATE, RULES, SCENARIOS, CARDS, CARD, tests, list])))
    }

    #[test]
    fn all_cited_is_fine() {
        assert_eq!(with_tests("// FD-1.1 FD-1.12, FD-S01", ""), [""; 0]);
        assert_eq!(with_tests("// FD-1.1, FD-S01", "FD-1.12 states nothing"), [""; 0]);
    }

    #[test]
    fn what_no_test_cites_is_missing() {
        assert_eq!(
            with_tests("// FD-1.12", ""),
            [
                "docs/rules/flash-duel-scenarios.md:1: FD-S01 is cited by no test",
                "docs/rules/flash-duel.md:2: FD-1.1 is cited by no test",
            ]
        );
    }

    #[test]
    fn a_citation_outside_of_tests_does_not_count() {
        let code = ("crates/flash-duel/src/table.rs", "// FD-1.1 FD-1.12 FD-S01");
        let house = House::planted([CRATE, RULES, SCENARIOS, CARDS, CARD, code]);
        assert_eq!(scan(&house).len(), 3);
    }

    #[test]
    fn the_list_of_untested_clauses_must_be_true() {
        let all = "// FD-1.1 FD-1.12 FD-S01";
        let list = "docs/rules/flash-duel-untested.txt";
        let told = |untested| with_tests(all, untested);
        assert_eq!(
            told("FD-1.1 a"),
            [format!("{list}:1: FD-1.1 is cited by a test; take it off this list")]
        );
        assert_eq!(told("FD-9.9 a"), [format!("{list}:1: `FD-9.9` is no clause of the rules")]);
        assert_eq!(told("FD-S01 a"), [format!("{list}:1: `FD-S01` is no clause of the rules")]);
        let some = "// FD-1.1 FD-S01";
        assert_eq!(with_tests(some, "# x\nFD-1.12"), [format!("{list}:2: FD-1.12 has no reason")]);
        let twice = with_tests(some, "FD-1.12 a\nFD-1.12 b");
        assert_eq!(twice, [format!("{list}:2: FD-1.12 stands here twice, first on line 1")]);
    }

    #[test]
    fn a_card_needs_a_file_and_a_test_in_it() {
        let all = ("crates/flash-duel/src/tests/a.rs", "// FD-1.1 FD-1.12 FD-S01");
        let place = "docs/rules/flash-duel-cards.toml:2";
        let none = House::planted([CRATE, RULES, SCENARIOS, CARDS, all]);
        assert_eq!(told(scan(&none)), [format!("{place}: \"Upgrade\" has no card file")]);
        let bare = ("crates/flash-duel/src/cards/upgrade.rs", "const NAME: &str = \"Upgrade\";");
        let untested = House::planted([CRATE, RULES, SCENARIOS, CARDS, all, bare]);
        let told = told(scan(&untested));
        assert_eq!(told, [format!("{place}: \"Upgrade\" has no test in {}", bare.0)]);
    }

    #[test]
    fn a_clause_that_does_not_exist_cannot_be_cited() {
        let told = with_tests("// FD-1.1 FD-1.12 FD-S01\n// FD-1.13", "");
        assert_eq!(told, ["crates/flash-duel/src/tests/a.rs:2: FD-1.13 is not in the rules"]);
    }

    #[test]
    fn a_game_without_rules_is_told() {
        assert_eq!(scan(&House::planted([CRATE])).len(), 1);
        assert_eq!(scan(&House::planted([])), []);
    }
}
