//! A card is known to its own file, the list of cards and tests, and to nobody else.

use super::rulebook::Rulebook;
use super::source::{Source, has_whole, words};
use super::{Finding, GAMES, House};
use std::collections::BTreeMap;

/// What the cards of a game are called: their folder, and the list beside it.
const DRAWERS: [&str; 5] = ["cards", "chips", "units", "specials", "magic"];

/// Whether the source is the file of a card (and not the list of all).
pub fn is_card_file(game: &str, source: &Source) -> bool {
    DRAWERS.iter().any(|cards| source.path.starts_with(&format!("crates/{game}/src/{cards}/")))
}

fn is_list(game: &str, source: &Source) -> bool {
    DRAWERS.iter().any(|cards| source.path == format!("crates/{game}/src/{cards}.rs"))
}

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for game in GAMES {
        // What is wrong with the data itself is told by the coverage scan.
        let book = Rulebook::read(house, game, &mut Vec::new());
        let cards = Cards::of(house, game, &book);
        for source in house.under(&format!("crates/{game}/src/")) {
            if !is_list(game, source) && !is_card_file(game, source) {
                cards.look_at(source, &mut found);
            }
        }
    }
    found
}

/// How each card of a game can be spelled in code, and its printed name.
#[derive(Default)]
struct Cards<'h> {
    /// From a spelling to the file of the card.
    spellings: BTreeMap<String, &'h str>,
    names: BTreeMap<&'h str, &'h str>,
}

impl<'h> Cards<'h> {
    fn of(house: &'h House, game: &str, book: &'h Rulebook) -> Self {
        let mut cards = Cards::default();
        for source in house.sources.iter().filter(|source| is_card_file(game, source)) {
            let path = source.path.as_str();
            let stem = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".rs");
            let named: Vec<&String> =
                book.cards.keys().filter(|name| names_card(source, name)).collect();
            // What the rules themselves speak of the engine may know.
            let common = named.iter().any(|name| book.common.contains(*name));
            // A file of several cards, or a list of them, is named after what they have in common.
            let below = format!("{}/", path.trim_end_matches(".rs"));
            let list = named.len() > 1 || house.under(&below).next().is_some();
            if stem != "mod" && stem != "tests" && !common && !list {
                cards.spell(stem, path);
            }
            for name in named.into_iter().filter(|name| !book.common.contains(*name)) {
                cards.names.insert(name, path);
                cards.spell(&snake_case(name), path);
            }
        }
        cards
    }

    fn spell(&mut self, snake: &str, path: &'h str) {
        let camel = snake.split('_').map(|part| {
            let (first, rest) = part.split_at(part.len().min(1));
            first.to_uppercase() + rest
        });
        for spelling in [snake.to_string(), camel.collect(), snake.to_uppercase()] {
            self.spellings.entry(spelling).or_insert(path);
        }
    }

    fn look_at(&self, source: &Source, found: &mut Vec<Finding>) {
        for (n, line) in source.numbered(false) {
            for (word, _) in words(&line.code) {
                if let Some(home) = self.spellings.get(word) {
                    let what =
                        format!("`{word}` is a card; only {home}, the list and tests know it");
                    found.push(Finding::new(&source.path, n, what));
                }
            }
            for string in &line.strings {
                for (name, home) in self.names.iter().filter(|(name, _)| has_whole(string, name)) {
                    let what =
                        format!("\"{name}\" is a card; only {home}, the list and tests name it");
                    found.push(Finding::new(&source.path, n, what));
                }
            }
        }
    }
}

/// Whether the file has the card's printed name as a string of its own, outside of tests.
pub fn names_card(source: &Source, name: &str) -> bool {
    source.numbered(false).any(|(_, line)| line.strings.iter().any(|string| string == name))
}

/// `Purple Eye's Epiphany` is `purple_eyes_epiphany` in code.
fn snake_case(name: &str) -> String {
    let plain = name.chars().filter(|c| !matches!(c, '\'' | '’'));
    let parts: String = plain.map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    parts.split_whitespace().collect::<Vec<_>>().join("_").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::super::planted::told;
    use super::*;

    const DATA: (&str, &str) = (
        "docs/rules/flash-duel-cards.toml",
        "[[ability]]\nname = \"Rock Armor\"\n[[ability]]\nname = \"Upgrade\"\n\
         [[dragon_ability]]\nname = \"Tail Sweep\"\n",
    );
    const ROCK: (&str, &str) = ("crates/flash-duel/src/cards/rock_armor.rs", "\"Rock Armor\"");
    const UPGRADE: (&str, &str) = ("crates/flash-duel/src/cards/upgrade.rs", "\"Upgrade\"");
    const DRAGON: (&str, &str) = ("crates/flash-duel/src/cards/dragon.rs", "name: \"Tail Sweep\"");

    fn scanned(path: &str, text: &str) -> Vec<String> {
        told(scan(&House::planted([DATA, ROCK, UPGRADE, DRAGON, (path, text)])))
    }

    #[test]
    fn a_card_in_the_engine_is_found_in_every_spelling() {
        for text in [
            "if card == cards::rock_armor::ID {}",
            "Card::RockArmor => 1,",
            "const X: u8 = ROCK_ARMOR;",
            "let upgrade = 1;",
            "Step::TailSweep",
            "say(\"Rock Armor does not help\")",
        ] {
            let told = scanned("crates/flash-duel/src/table.rs", text);
            assert_eq!(told.len(), 1, "{text}: {told:?}");
        }
    }

    #[test]
    fn longer_words_and_comments_are_left_alone() {
        for text in
            ["let upgraded = 1;", "fn rock_armors() {}", "// Rock Armor", "say(\"Upgrades\")"]
        {
            assert_eq!(scanned("crates/flash-duel/src/step.rs", text), [""; 0], "{text}");
        }
    }

    #[test]
    fn the_list_other_cards_and_tests_may_name_a_card() {
        for path in ["cards.rs", "cards/thunderclap.rs", "tests/abilities.rs"] {
            let told = scanned(&format!("crates/flash-duel/src/{path}"), "mod rock_armor;");
            assert_eq!(told, [""; 0], "{path}");
        }
        let text = "#[cfg(test)]\nmod tests {\n    fn f() { rock_armor(\"Rock Armor\") }\n}";
        assert_eq!(scanned("crates/flash-duel/src/table.rs", text), [""; 0]);
        assert_eq!(scanned("crates/shadows/src/table.rs", "let upgrade = 1;"), [""; 0]);
    }

    #[test]
    fn what_the_rules_themselves_speak_of_the_engine_may_know() {
        let data = "[[chip]]\nname = \"Wound\"\ntype = \"wound\"\n\
                    [[chip]]\nname = \"Ouch!\"\ntype = \"puzzle\"\n";
        let house = House::planted([
            ("docs/rules/puzzle-strike-cards.toml", data),
            ("crates/puzzle-strike/src/chips/wound.rs", "name: \"Wound\""),
            ("crates/puzzle-strike/src/chips/ouch.rs", "name: \"Ouch!\""),
            ("crates/puzzle-strike/src/chips.rs", "mod ouch;"),
            ("crates/puzzle-strike/src/table.rs", "fn wound() {}\nfn ouch() {}"),
        ]);
        let told = told(scan(&house));
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].contains("table.rs:2: `ouch` is a card"), "{told:?}");
    }

    #[test]
    fn a_file_of_several_cards_is_known_by_their_names() {
        let data = "[[unit]]\nname = \"Red Stripe\"\n[[unit]]\nname = \"Reapers\"\n\
                    [[special_rule]]\nname = \"Magic\"\ntype = \"word\"\n";
        let told = |text| {
            let house = House::planted([
                ("docs/rules/fantasy-clash-cards.toml", data),
                ("crates/fantasy-clash/src/units/horde.rs", "\"Red Stripe\", \"Reapers\""),
                ("crates/fantasy-clash/src/specials/magic.rs", "\"Magic\""),
                ("crates/fantasy-clash/src/table.rs", text),
            ]);
            told(scan(&house)).len()
        };
        assert_eq!(told("fn horde() {}\nfn magic() {}"), 0);
        assert_eq!(told("const A: u8 = RED_STRIPE;\nlet reapers = \"Reapers\";"), 3);
    }

    #[test]
    fn names_become_identifiers() {
        assert_eq!(snake_case("Purple Eye's Epiphany"), "purple_eyes_epiphany");
        assert_eq!(snake_case("Bal-Bas-Beta"), "bal_bas_beta");
    }
}
