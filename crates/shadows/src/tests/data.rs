//! The cards against the card data: names, texts, numbers and counts. What their abilities do is in
//! `printed`.

use super::*;
use crate::card::{Card, Form, Kind, List, numbers};
use crate::cards::{ACTIONS, CARDS, CREATURE, HEROES, MISSIONS, MONSTERS};
use crate::op::Stats;
use toml::{Table as Row, Value};

pub(super) const DATA: &str = include_str!("../../../../docs/rules/shadows-cards.toml");

pub(super) fn rows(name: &str) -> Vec<Row> {
    let data: Row = toml::from_str(DATA).expect("the card data can be read");
    let rows = data[name].as_array().expect("it is a list of tables").iter();
    rows.map(|row| row.as_table().expect("it is a table").clone()).collect()
}
pub(super) fn word<'a>(row: &'a Row, field: &str) -> &'a str {
    row.get(field).and_then(Value::as_str).unwrap_or_default()
}
pub(super) fn number(row: &Row, field: &str) -> i64 {
    row.get(field).and_then(Value::as_integer).unwrap_or_default()
}
pub(super) fn list<'a>(row: &'a Row, field: &str) -> &'a [Value] {
    row.get(field).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}
fn stats(row: &Row, field: &str) -> Stats {
    let none = Row::new();
    let row = row.get(field).and_then(Value::as_table).unwrap_or(&none);
    let n = |field| number(row, field) as i8;
    Stats { str: n("str"), tech: n("tech"), mag: n("mag"), hp: n("hp") }
}
fn traits(row: &Row) -> Vec<&str> {
    list(row, "traits").iter().filter_map(Value::as_str).collect()
}

#[track_caller]
fn alike(row: &Row, card: &Card) {
    let name = card.name;
    assert_eq!((word(row, "name"), word(row, "text")), (name, card.text));
    let init: Vec<u8> =
        list(row, "init").iter().filter_map(Value::as_integer).map(|n| n as u8).collect();
    assert_eq!(card.init, numbers(&init), "the Initiative of {name}");
    assert_eq!(i64::from(card.shield), number(row, "shield"), "Shield Points of {name}");
    assert_eq!(i64::from(card.delay), number(row, "delay"), "Delay of {name}");
    assert_eq!(card.stats, stats(row, "stats"), "the Stats of {name}");
    assert_eq!(card.one_time, traits(row).contains(&"One Time"), "{name}");
    assert_eq!(card.restricted, traits(row).contains(&"Restricted"), "{name}");
    let color = list(row, "colors").first().and_then(Value::as_str).unwrap_or_default();
    let own = card.color.map_or(String::new(), |c| format!("{c:?}").to_lowercase());
    assert_eq!(own, color, "the colour of {name}");
    assert_eq!(card.req.least, stats(row, "req"), "the requirement of {name}");
    let most = row.get("req").and_then(|req| req.get("hp_max")).and_then(Value::as_integer);
    assert_eq!(i64::from(card.req.hp_most), most.unwrap_or_default(), "the limit of {name}");
    let gold = row.get("cost").and_then(|cost| cost.get("gold")).and_then(Value::as_integer);
    assert_eq!(i64::from(card.gold), gold.unwrap_or_default(), "the cost of a use of {name}");
    assert_eq!(i64::from(card.hp), number(row, "hp"), "the Health of {name}");
    let abilities = list(row, "abilities");
    assert_eq!(card.abilities.len(), abilities.len(), "the abilities of {name}");
}

/// Where a Skill goes, by the Traits and the field that the data has.
fn form(row: &Row) -> Form {
    let forms = [
        ("Creature", Form::Creature),
        ("Object", Form::Object),
        ("Attachment", Form::Attachment),
        ("Self", Form::Own),
    ];
    let found = forms.into_iter().find(|(name, _)| traits(row).contains(name));
    assert_eq!(found.is_none(), word(row, "field") == "combat", "{}", word(row, "name"));
    found.map_or(Form::Combat, |(_, form)| form)
}

/// SH-1.2, SH-1.4, SH-1.5, SH-7.2, SH-7.4, SH-7.15, SH-11.8: every Special, Skill and Item is as
/// the data has it: where it goes, what it costs, what a Unit endures.
#[test]
fn every_card_is_as_the_data_has_it() {
    let mut seen = std::collections::BTreeSet::new();
    for table in ["special", "skill", "item"] {
        for row in rows(table) {
            let name = word(&row, "name").to_string();
            let card = card(&name).card();
            alike(&row, card);
            if table != "item" {
                assert_eq!(card.form, form(&row), "the form of {name}");
            }
            match (table, card.kind) {
                ("special", Kind::Special) => assert_eq!(card.form, Form::Own),
                ("item", Kind::Basic) => assert_eq!(word(&row, "kind"), "basic"),
                ("item", Kind::Market { copies, cost }) => {
                    let printed = (number(&row, "count"), number(&row, "cost"));
                    assert_eq!((i64::from(copies), i64::from(cost)), printed, "{name}");
                }
                ("skill", Kind::HeroSkill) => assert_eq!(word(&row, "set"), "hero"),
                ("skill", Kind::Neutral { rare, list }) => {
                    assert_eq!(rare, word(&row, "rarity") == "rare", "{name}");
                    let printed = match word(&row, "beginner") {
                        "A" => List::A,
                        "B" => List::B,
                        _ => List::No,
                    };
                    assert_eq!(list, printed, "{name}");
                }
                other => panic!("{name} is {other:?}"),
            }
            seen.insert(name);
        }
    }
    assert_eq!(seen.len(), CARDS.len());
}

/// SH-1.4: the Heroes with their Specials and Skills.
#[test]
fn every_hero_is_as_the_data_has_it() {
    let cards: Vec<Row> = ["special", "skill"].into_iter().flat_map(rows).collect();
    let named = |id: &Value| {
        let row = cards.iter().find(|row| row.get("id") == Some(id)).expect("a card of the data");
        word(row, "name").to_string()
    };
    let names = |row: &Row, field: &str| list(row, field).iter().map(named).collect::<Vec<_>>();
    let own = |cards: &[&Card]| cards.iter().map(|card| card.name.to_string()).collect::<Vec<_>>();
    assert_eq!(rows("hero").len(), HEROES.len());
    for (row, hero) in rows("hero").iter().zip(&HEROES) {
        assert_eq!((word(row, "name"), word(row, "tips")), (hero.name, hero.text));
        assert_eq!((word(row, "epithet"), stats(row, "stats")), (hero.epithet, hero.stats));
        assert_eq!(names(row, "specials"), own(hero.specials), "{}", hero.name);
        assert_eq!(names(row, "skills"), own(hero.skills), "{}", hero.name);
    }
    let skills: usize = HEROES.iter().map(|hero| hero.skills.len()).sum();
    assert_eq!((HEROES.len(), skills), (4, 29));
}

/// SH-1.1: Monsters, their charts and rewards, and the Monster's Creature.
#[test]
fn every_monster_is_as_the_data_has_it() {
    let icons = ["attack", "attack2", "response", "response2", "spell", "spell2", "special"];
    let all = rows("monster");
    assert_eq!(all.len(), MONSTERS.len());
    for (row, monster) in all.iter().zip(&MONSTERS) {
        let name = monster.name;
        assert_eq!((word(row, "name"), word(row, "species")), (name, monster.species));
        assert_eq!(
            (number(row, "level"), number(row, "hp")),
            (monster.level.into(), monster.hp.into())
        );
        let reward = row["reward"].as_table().expect("a reward");
        let own = [monster.reward.xp, monster.reward.gold, monster.reward.ss];
        assert_eq!(["xp", "gold", "ss"].map(|k| number(reward, k)), own.map(i64::from), "{name}");
        assert_eq!(number(reward, "item") > 0, monster.reward.item, "{name}");
        let chart = row["chart"].as_table().expect("a chart");
        for (icon, own) in icons.iter().zip(&monster.chart) {
            let data = chart[*icon].as_table().expect("a row");
            assert_eq!(word(data, "text"), own.text, "{icon} of {name}");
        }
    }
    let levels = [1, 2, 3].map(|l| MONSTERS.iter().filter(|m| m.level == l).count());
    assert_eq!(levels, [4, 4, 3]);
    let creature = &rows("monster_creature")[0];
    assert_eq!(
        (word(creature, "name"), number(creature, "hp")),
        (CREATURE.name, CREATURE.hp.into())
    );
}

/// SH-1.1, SH-1.3: Monster-Action cards, Missions and status cards.
#[test]
fn the_other_cards_are_as_the_data_has_them() {
    let counts = ["monster_action", "mission", "status"].map(|name| rows(name).len());
    assert_eq!(counts, [ACTIONS.len(), MISSIONS.len(), 2]);
    for (row, action) in rows("monster_action").iter().zip(&ACTIONS) {
        assert_eq!((word(row, "name"), word(row, "text")), (action.name, action.text));
        assert_eq!(number(row, "count"), i64::from(action.copies));
        assert_eq!(row["shuffle"].as_bool(), Some(action.shuffle));
        let icons: Vec<Value> =
            action.icons.iter().map(|icon| format!("{icon:?}").to_lowercase().into()).collect();
        assert_eq!(list(row, "icons"), icons, "the icons of {}", action.name);
    }
    for (row, mission) in rows("mission").iter().zip(&MISSIONS) {
        assert_eq!((word(row, "name"), word(row, "text")), (mission.name, mission.text));
        let reward = row["reward"].as_table().expect("a reward");
        assert_eq!(number(reward, "ss"), i64::from(mission.ss));
    }
    let status = [crate::cards::status::LEADER, crate::cards::status::BOUNTY];
    for (row, card) in rows("status").iter().zip(status) {
        assert_eq!((word(row, "name"), word(row, "text")), (card.name, card.text));
        assert_eq!(number(row, "count"), i64::from(card.copies), "{}", card.name);
        assert_eq!(number(row, "shield"), i64::from(card.shield), "{}", card.name);
    }
}
