//! Where each part of the chip data comes from: every fact has its mark.

use super::data::{BASE, DATA, tables, word};
use std::collections::BTreeSet;

const CLAUSES: &str = include_str!("../../../../docs/rules/puzzle-strike.md");
const MARKS: [&str; 4] = ["rulebook", "public", "designed", "reconstructed"];
const BOOKKEEPING: [&str; 4] = ["id", "rulings", "origin", "ref"];

/// The facts that an entry of each list may state, each compared with the engine by `data.rs`.
const LISTS: [(&str, &[&str]); 3] = [
    ("recommended_bank", &["name", "stacks"]),
    ("character", &["name", "chips"]),
    (
        "chip",
        &[
            "name",
            "set",
            "type",
            "character",
            "count",
            "cost",
            "value",
            "banner",
            "icons",
            "once_per_turn",
            "ongoing",
            "main",
            "reaction",
            "ongoing_text",
        ],
    ),
];

fn entries(data: &str) -> Vec<(&'static str, toml::Table)> {
    let whole: toml::Table = toml::from_str(data).expect("the chip data can be read");
    for list in whole.keys() {
        let known = list == "refs" || LISTS.iter().any(|(name, _)| name == list);
        assert!(known, "nothing reads [{list}]");
    }
    let lists = LISTS.iter().filter(|(name, _)| whole.contains_key(*name));
    lists.flat_map(|(name, _)| tables(data, name).into_iter().map(|row| (*name, row))).collect()
}

/// Every field is a fact that is compared with the engine or is bookkeeping, and every fact of
/// every entry has a mark of its origin, and nothing else has.
#[test]
fn every_fact_has_its_origin() {
    for (list, row) in [DATA, BASE].into_iter().flat_map(entries) {
        let name = word(&row, "name");
        let (_, facts) = LISTS.iter().find(|(l, _)| *l == list).expect("a known list");
        let stated: BTreeSet<&str> =
            row.keys().map(String::as_str).filter(|key| !BOOKKEEPING.contains(key)).collect();
        assert!(stated.iter().all(|key| facts.contains(key)), "{name}: {stated:?}");
        let origin = row["origin"].as_table().expect("origin is a table");
        let marked: BTreeSet<&str> = origin.keys().map(String::as_str).collect();
        assert_eq!(marked, stated, "the origins of {name}");
        for (part, mark) in origin {
            let mark = mark.as_str().expect("a mark is a word");
            assert!(MARKS.contains(&mark), "{name}: the origin of {part} is `{mark}`");
        }
        let book = origin.values().all(|mark| mark.as_str() == Some("rulebook"));
        assert!(book || !word(&row, "ref").is_empty(), "{name} does not say what it is known from");
    }
}

/// The rulebook of Shadows states no cost but that of a Wound, and of the base set it knows no more
/// than names, a banner and an ongoing chip.
#[test]
fn what_the_rulebook_does_not_state_is_not_marked_so() {
    let of_rulebook = |data, part: &str| -> Vec<String> {
        let rows = tables(data, "chip").into_iter();
        let stated = rows.filter(|row| {
            row["origin"].get(part).and_then(|mark| mark.as_str()) == Some("rulebook")
        });
        stated.map(|row| word(&row, "name").to_string()).collect()
    };
    assert_eq!(of_rulebook(DATA, "cost"), ["Wound"]);
    assert_eq!(of_rulebook(BASE, "banner"), ["Really Annoying"]);
    assert_eq!(of_rulebook(BASE, "ongoing"), ["Secret Move"]);
    for part in ["cost", "main", "reaction", "ongoing_text", "icons", "character", "count"] {
        assert_eq!(of_rulebook(BASE, part), [""; 0], "{part}");
    }
}

/// A source that is named is listed, and a source that is listed is named by a chip or a clause.
#[test]
fn sources_are_listed_and_used() {
    for data in [DATA, BASE] {
        let whole: toml::Table = toml::from_str(data).expect("the chip data can be read");
        let listed: BTreeSet<&str> =
            whole["refs"].as_table().expect("a table").keys().map(String::as_str).collect();
        let rows = entries(data);
        let refs: Vec<&str> = rows.iter().map(|(_, row)| word(row, "ref")).collect();
        let names = |text: &str| -> BTreeSet<String> {
            let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            words.map(str::to_string).collect()
        };
        let named: BTreeSet<String> = refs.iter().flat_map(|text| names(text)).collect();
        let clauses = names(CLAUSES);
        for source in &listed {
            assert!(named.contains(*source) || clauses.contains(*source), "{source} is not used");
        }
        let shouted = |word: &&String| {
            word.len() > 2
                && word.chars().all(|c| !c.is_ascii_lowercase())
                && !word.starts_with('0')
        };
        for word in named.iter().filter(shouted).filter(|w| !w.chars().all(|c| c.is_ascii_digit()))
        {
            assert!(listed.contains(word.as_str()), "{word} is not listed");
        }
    }
}
