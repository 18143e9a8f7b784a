//! Where every part of a card comes from: each has its mark, and what is said of them is so.

use toml::{Table as Row, Value};

const DATA: &str = include_str!("../../../../docs/rules/fantasy-clash-cards.toml");
const DOUBTS: &str = include_str!("../../../../docs/rules/fantasy-clash-open.md");

/// The lists of the data with the parts of their entries. Tests of `data.rs` read each of them.
const LISTS: [(&str, &[&str]); 8] = [
    ("faction", &["name"]),
    ("special_rule", &["name", "text"]),
    (
        "unit",
        &[
            "name", "faction", "class", "count", "attack", "defence", "size", "range", "magic",
            "shoots", "tags", "rules", "text",
        ],
    ),
    ("spell", &["name", "faction", "cost", "target", "text"]),
    ("item", &["name", "faction", "effect", "combat_bonus", "text"]),
    ("evolution", &["name", "faction", "effect", "text"]),
    ("blessing", &["name", "pantheon", "cost", "target", "text"]),
    ("sample_force", &["faction", "cards"]),
];
/// What an entry has besides: its own number in the data, and words about it.
const BESIDES: [&str; 5] = ["id", "type", "clause", "rulings", "origin"];
const MARKS: [&str; 4] = ["rulebook", "public", "designed", "reconstructed"];
const STATISTICS: [&str; 5] = ["attack", "defence", "size", "range", "magic"];

fn data() -> Row {
    toml::from_str(DATA).expect("the card data can be read")
}

fn entries(data: &Row, list: &str) -> Vec<Row> {
    let rows = data[list].as_array().expect("a list of tables").iter();
    rows.map(|row| row.as_table().expect("a table").clone()).collect()
}

fn origin(entry: &Row) -> Vec<(&str, &str)> {
    let marks = entry["origin"].as_table().expect("every entry says where it comes from");
    marks.iter().map(|(part, mark)| (part.as_str(), mark.as_str().unwrap_or_default())).collect()
}

/// An empty list states nothing.
fn states(value: &Value) -> bool {
    value.as_array().is_none_or(|list| !list.is_empty())
}

/// FC-1.3: every part of every entry has one mark, and nothing else has any.
#[test]
fn every_part_of_a_card_says_where_it_comes_from() {
    let data = data();
    let lists: Vec<&String> = data.keys().filter(|key| *key != "meta").collect();
    assert_eq!(lists.len(), LISTS.len(), "{lists:?}");
    for (list, parts) in LISTS {
        for entry in entries(&data, list) {
            let name = entry.get("name").or(entry.get("id")).cloned();
            for field in entry.keys() {
                let known = parts.contains(&&**field) || BESIDES.contains(&&**field);
                assert!(known, "{list} {name:?}: nothing reads `{field}`");
            }
            let stated = parts.iter().filter(|part| entry.get(**part).is_some_and(states));
            let mut stated: Vec<&str> = stated.copied().collect();
            stated.sort_unstable();
            let mut marked: Vec<&str> = origin(&entry).iter().map(|(part, _)| *part).collect();
            marked.sort_unstable();
            assert_eq!(marked, stated, "{list} {name:?}");
            let strange = origin(&entry).into_iter().find(|(_, mark)| !MARKS.contains(mark));
            assert_eq!(strange, None, "{list} {name:?}");
        }
    }
}

/// How many parts of a list that are named so have this mark, and how many there are.
fn marked(list: &str, parts: &[&str], mark: &str) -> (usize, usize) {
    let data = data();
    let entries = entries(&data, list);
    let all: Vec<(&str, &str)> = entries.iter().flat_map(origin).collect();
    let named = || all.iter().filter(|(part, _)| parts.contains(part));
    (named().filter(|(_, found)| *found == mark).count(), named().count())
}

/// FC-17: what the documents say of the origin of the cards.
#[test]
fn what_is_said_of_origins_is_so() {
    let (designed, statistics) = marked("unit", &STATISTICS, "designed");
    let (stated, _) = marked("unit", &STATISTICS, "rulebook");
    assert_eq!(designed + stated, statistics, "a statistic is stated or designed");
    let (spells, all_spells) = marked("spell", &["text"], "designed");
    let (items, all_items) = marked("item", &["text"], "designed");
    let (evolutions, all_evolutions) = marked("evolution", &["text"], "designed");
    for said in [
        format!("Of {statistics} unit statistics {stated} are stated by the rulebook"),
        format!("the other {designed} are designed"),
        format!("{spells} of the {all_spells} spells, all {all_items} items and"),
        format!("all {all_evolutions} evolutions are designed"),
    ] {
        assert!(DOUBTS.contains(&said), "the open points do not say: {said}");
    }
    assert_eq!((items, evolutions), (all_items, all_evolutions));
}
