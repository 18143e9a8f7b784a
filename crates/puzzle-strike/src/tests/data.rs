//! The chips against the chip data: what is printed is what is in the rules' own list.

use super::*;
use crate::ChipId;
use crate::chip::{Colors, Icons, Kind};
use crate::chips::BANKS;
use crate::sets::{Set, Sets};
use std::sync::LazyLock;
use toml::Value;

pub const DATA: &str = include_str!("../../../../docs/rules/puzzle-strike-cards.toml");
pub const BASE: &str = include_str!("../../../../docs/rules/puzzle-strike-cards-base-set.toml");

pub fn tables(file: &str, name: &str) -> Vec<toml::Table> {
    let data: toml::Table = toml::from_str(file).expect("the chip data can be read");
    let rows = data[name].as_array().expect("it is a list of tables").iter();
    rows.map(|row| row.as_table().expect("it is a table").clone()).collect()
}

pub fn word<'a>(row: &'a toml::Table, field: &str) -> &'a str {
    row.get(field).and_then(Value::as_str).unwrap_or_default()
}

fn words(row: &toml::Table, field: &str) -> Vec<String> {
    let list = row.get(field).and_then(Value::as_array);
    let all = list.into_iter().flatten().filter_map(Value::as_str);
    all.map(ToString::to_string).collect()
}

/// The sum of the bits that these words stand for.
fn bits<const N: usize>(words: &[String], table: [(&str, u8); N]) -> u8 {
    let bit = |word: &String| table.iter().find(|(name, _)| name == word).expect("a known word").1;
    words.iter().map(bit).sum()
}

/// PS-1.1, PS-1.5, PS-1.7, PS-1.8, PS-22: every chip of the list is as the data has it, and there
/// are no others.
#[test]
fn every_chip_is_as_the_data_has_it() {
    let rows = tables(DATA, "chip");
    let in_box: i64 = rows.iter().map(|row| row["count"].as_integer().expect("a count")).sum();
    assert_eq!(in_box, 342);
    let printed = rows.iter().filter(|row| word(row, "type") != "blank");
    let base = tables(BASE, "chip");
    let mut seen: Vec<ChipId> = printed.chain(&base).map(as_printed).collect();
    seen.sort();
    assert_eq!(seen, ChipId::all().collect::<Vec<_>>(), "each chip is in the data once");
}

/// PS-1.3: the blank chips of the box are spares; the rules know no such chip.
#[test]
fn blank_chips_take_no_part() {
    let rows = tables(DATA, "chip");
    let blanks: Vec<_> = rows.iter().filter(|row| word(row, "type") == "blank").collect();
    let counted: Vec<_> = blanks.iter().map(|row| (word(row, "name"), &row["count"])).collect();
    assert_eq!(counted, [("Blank chip", &Value::Integer(10))]);
    assert!(ChipId::all().all(|id| id.chip().name != "Blank chip" && !id.chip().text.is_empty()));
}

/// The chip of a row, which must be printed as the row says.
fn as_printed(row: &toml::Table) -> ChipId {
    let name = word(row, "name");
    let text = chip(name).chip();
    assert_eq!(kind(text.kind), (word(row, "type"), word(row, "character")), "the kind of {name}");
    assert_eq!(text.set.name(), word(row, "set"), "the set of {name}");
    let value = row.get("value").and_then(Value::as_integer);
    assert_eq!(matches!(text.kind, Kind::Gem(_)), value.is_some(), "the value of {name}");
    assert!(value.is_none_or(|value| text.kind == Kind::Gem(value as u8)), "the value of {name}");
    assert_eq!(Some(i64::from(text.copies)), row["count"].as_integer(), "copies of {name}");
    let cost = row.get("cost").and_then(Value::as_integer);
    assert_eq!(text.cost.map(i64::from), cost, "cost of {name}");
    let colors = [
        ("brown", Colors::BROWN.0),
        ("red", Colors::RED.0),
        ("blue", Colors::BLUE.0),
        ("purple", Colors::PURPLE.0),
        ("gray", Colors::GRAY.0),
        ("gold", Colors::GOLD.0),
    ];
    assert_eq!(text.banner.0, bits(&words(row, "banner"), colors), "banner of {name}");
    let icons = [
        ("fist", Icons::FIST.0),
        ("blue-shield", Icons::BLUE_SHIELD.0),
        ("purple-shield", Icons::PURPLE_SHIELD.0),
        ("brown-shield", Icons::BROWN_SHIELD.0),
        ("crash-sphere", Icons::SPHERE.0),
        ("exclamation", Icons::EXCLAMATION.0),
    ];
    assert_eq!(text.icons.0, bits(&words(row, "icons"), icons), "icons of {name}");
    let yes = |field: &str| row.get(field).and_then(Value::as_bool).unwrap_or(false);
    assert_eq!(text.once_per_turn, yes("once_per_turn"), "once per turn of {name}");
    assert_eq!(text.ongoing.is_some(), yes("ongoing"), "ongoing of {name}");
    assert_eq!(text.reaction_text, word(row, "reaction"), "the reaction of {name}");
    assert_eq!(text.ongoing_text, word(row, "ongoing_text"), "the ongoing text of {name}");
    assert_eq!(text.text, word(row, "main"), "the text of {name}");
    chip(name)
}

/// The word for a kind of chip, and the id of the character whose chip it is.
fn kind(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Gem(_) => ("gem", ""),
        Kind::Purple => ("purple", ""),
        Kind::Wound => ("wound", ""),
        Kind::Puzzle => ("puzzle", ""),
        Kind::Character(who) => ("character", ids()[who as usize]),
    }
}

/// The ids of all characters, in the order of the data.
fn ids() -> Vec<&'static str> {
    static ALL: LazyLock<Vec<toml::Table>> = LazyLock::new(|| {
        [DATA, BASE].into_iter().flat_map(|data| tables(data, "character")).collect()
    });
    ALL.iter().map(|row| word(row, "id")).collect()
}

/// PS-3.2, PS-19.3, PS-S110, PS-19.2: characters and recommended banks are as the data has them.
#[test]
fn characters_and_banks_are_as_the_data_has_them() {
    let mut all = crate::Who::ALL.into_iter();
    for (data, set) in [(DATA, Set::Shadows), (BASE, Set::Base)] {
        let names: Vec<(String, String)> = tables(data, "chip")
            .iter()
            .map(|row| (word(row, "id").to_string(), word(row, "name").to_string()))
            .collect();
        let name = |id: &String| &names.iter().find(|n| n.0 == *id).expect("a known id").1;
        let rows = tables(data, "character");
        assert_eq!((rows.len(), Sets::of(set).characters().count()), (10, 10), "{set}");
        for (row, who) in rows.iter().zip(&mut all) {
            assert_eq!(word(row, "name"), who.to_string());
            assert_eq!(who.set(), set, "the set of {who}");
            let own: Vec<&str> = who.chips().map(|chip| chip.chip().name).collect();
            let printed: Vec<_> = words(row, "chips").iter().map(name).collect();
            assert_eq!(own, printed, "chips of {who}");
        }
        if set != Set::Shadows {
            continue;
        }
        for (row, bank) in tables(data, "recommended_bank").iter().zip(&BANKS) {
            assert_eq!(word(row, "name"), bank.name);
            assert_eq!(words(row, "stacks").iter().map(name).collect::<Vec<_>>(), bank.stacks);
            let bank = crate::Bank::Named(bank.name.into());
            let setup = crate::Setup { bank, ..crate::Setup::of(crate::Mode::Duel) };
            assert_eq!(setup.check(), Ok(()), "it can be played");
        }
    }
    assert_eq!(all.next(), None);
}
