//! Where each field of the card data comes from, and how much of it is of our own design.

use super::data::{DATA, LISTS, rows, word};
use crate::card::{CardId, Kind, List};
use crate::cards::status::{BOUNTY, LEADER};
use crate::cards::{ACTIONS, BASICS, HEROES, MARKET, MISSIONS, MONSTERS};
use std::collections::BTreeSet;
use toml::{Table as Row, Value};

/// What needs no mark: nobody plays by it.
const UNMARKED: [&str; 5] = ["id", "rulings", "origin", "ref", "type"];

fn marks(row: &Row) -> Vec<&str> {
    let origin = row["origin"].as_table().expect("a mark for each field");
    origin.values().map(|mark| mark.as_str().expect("a mark is a word")).collect()
}

/// Every field of every entry carries a mark, and a card that the rulebook knows says where.
#[test]
fn every_field_says_where_it_comes_from() {
    for row in LISTS.into_iter().flat_map(rows) {
        let name = word(&row, "name");
        let fields = row.keys().filter(|field| !UNMARKED.contains(&field.as_str()));
        let marked = row["origin"].as_table().expect("a mark for each field");
        assert_eq!(marked.keys().collect::<BTreeSet<_>>(), fields.collect(), "{name}");
        for mark in marks(&row) {
            assert!(["rulebook", "designed", "reconstructed"].contains(&mark), "{name}: {mark}");
        }
        let known = marks(&row).iter().any(|mark| *mark != "designed");
        assert_eq!(known, row.contains_key("ref"), "{name} says where in the rulebook it is");
    }
}

/// The doubts speak of as much design as there is.
#[test]
fn what_is_designed_is_counted_right() {
    let all: Vec<Row> = LISTS.into_iter().flat_map(rows).collect();
    let stated = |row: &&Row| marks(row).iter().all(|mark| *mark == "rulebook");
    let ours = |row: &&Row| marks(row).iter().all(|mark| *mark == "designed");
    // What a Mission pays is stated of all of them; what they ask for is ours.
    let missions = rows("mission").len();
    let (stated, ours) = (all.iter().filter(stated).count(), all.iter().filter(ours).count());
    let part = all.len() - stated - ours - missions;
    let said = format!(
        "Of the {} entries of `shadows-cards.toml` {stated} are stated in the rulebook as a whole \
         and {part} in part; of {missions} Missions it states what they pay, and {ours} entries \
         are designed as a whole.",
        all.len(),
    );
    let open = include_str!("../../../../docs/rules/shadows-open.md");
    let open = open.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(open.contains(&said), "{said}");
}

/// SH-1.1 to SH-1.6: as many cards as the box has.
#[test]
fn cards_are_counted_alike() {
    let data: Row = toml::from_str(DATA).expect("the card data can be read");
    let neutral = |fits: &dyn Fn(bool, List) -> bool| {
        let fits = |id: &CardId| match id.card().kind {
            Kind::Neutral { rare, list } => fits(rare, list),
            _ => false,
        };
        CardId::neutrals().filter(fits).count()
    };
    let (commons, rares) = crate::titles::BOOSTER;
    for (name, n) in [
        ("heroes", HEROES.len()),
        ("hero_specials", HEROES.iter().map(|hero| hero.specials.len()).sum()),
        ("hero_skills", HEROES.iter().map(|hero| hero.skills.len()).sum()),
        ("neutral_titles", neutral(&|_, _| true)),
        ("neutral_beginner", neutral(&|_, list| list != List::No)),
        ("neutral_common", neutral(&|rare, _| !rare)),
        ("neutral_rare", neutral(&|rare, _| rare)),
        ("booster_cards", commons + rares),
        ("booster_common", commons),
        ("booster_rare", rares),
        ("items_basic", BASICS),
        ("items_market", MARKET),
        ("monsters", MONSTERS.len()),
        ("monster_creatures", rows("monster_creature").len()),
        ("monster_actions", ACTIONS.iter().map(|action| usize::from(action.copies)).sum()),
        ("missions", MISSIONS.len()),
        ("leader", LEADER.copies.into()),
        ("bounty", BOUNTY.copies.into()),
    ] {
        let said = data["counts"].get(name).and_then(Value::as_integer);
        assert_eq!(said, Some(n as i64), "{name}");
    }
}
