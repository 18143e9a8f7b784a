//! The cards against the card data: what is printed is what is in the rules' own list.

use super::*;
use crate::field::PRICE;
use crate::lasting::Ends;
use crate::magic::{MAGIC, MagicId, MagicKind};
use crate::specials::SPECIALS;
use crate::table::{IDLE_LIMIT, TURN_LIMIT};
use crate::unit::{Class, Names, UnitId};
use crate::units::UNITS;
use crate::{COLUMNS, HOME_ROWS, Setup};
use toml::{Table as Row, Value};

const DATA: &str = include_str!("../../../../docs/rules/fantasy-clash-cards.toml");

fn rows(name: &str) -> Vec<Row> {
    let data: Row = toml::from_str(DATA).expect("the card data can be read");
    let rows = data[name].as_array().expect("it is a list of tables").iter();
    rows.map(|row| row.as_table().expect("it is a table").clone()).collect()
}
fn word<'a>(row: &'a Row, field: &str) -> &'a str {
    row.get(field).and_then(Value::as_str).unwrap_or_default()
}
fn number(row: &Row, field: &str) -> i64 {
    row.get(field).and_then(Value::as_integer).unwrap_or_default()
}
/// `Necropolis Guard` and `necropolis-guard` are alike.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase()
}

/// FC-1.2, FC-1.3, FC-17: every unit is as the data has it, and there are no others.
/// Also FC-12.37a.
#[test]
fn every_unit_is_as_the_data_has_it() {
    let all = rows("unit");
    assert_eq!(all.len(), UNITS.len());
    let name_of = |id: &str| {
        all.iter().find(|row| word(row, "id") == id).map(|row| word(row, "name").to_string())
    };
    for (row, unit) in all.iter().zip(&UNITS) {
        let name = unit.name;
        assert_eq!(word(row, "name"), name);
        assert_eq!(word(row, "faction"), unit.faction.to_string(), "{name}");
        assert_eq!(word(row, "text"), unit.text, "{name}");
        assert_eq!(word(row, "class"), format!("{:?}", unit.class).to_lowercase(), "{name}");
        let printed = [unit.attack, unit.defence, unit.size, unit.range, unit.magic];
        for (field, n) in ["attack", "defence", "size", "range", "magic"].iter().zip(printed) {
            assert_eq!(number(row, field), i64::from(n), "{field} of {name}");
        }
        assert_eq!(number(row, "count"), i64::from(unit.copies), "{name}");
        let tags = row["tags"].as_array().expect("a list");
        assert!(tags.len() <= 1, "{name} has one tag at most");
        let tag = unit.tag.map(|tag| plain(&format!("{tag:?}")));
        assert_eq!(tags.first().and_then(Value::as_str).map(plain), tag, "{name}");
        let rules = row["rules"].as_array().expect("a list");
        assert_eq!(rules.len(), unit.rules.len(), "{name}");
        for (rule, (special, names)) in rules.iter().zip(unit.rules) {
            let rule = rule.as_table().expect("a rule");
            assert_eq!(plain(word(rule, "id")), plain(special.special().name), "{name}");
            let said = match names {
                Names::Nothing => String::new(),
                Names::Pantheon(p) => format!("{p:?}"),
                Names::Tag(tag) => format!("{tag:?}"),
                Names::Cause(cause) => format!("{cause:?}"),
                Names::Card(card) => (*card).to_string(),
            };
            let wanted = ["pantheon", "tag", "kind"].map(|field| word(rule, field)).concat();
            let wanted = name_of(word(rule, "card")).unwrap_or(wanted);
            assert_eq!(plain(&wanted), plain(&said), "{name}");
        }
        let no_shooting = unit.rules.iter().any(|rule| rule.0.special().no_shooting);
        let shoots = row["shoots"].as_bool().expect("yes or no");
        assert_eq!(shoots, unit.range > 1 && !no_shooting, "whether {name} shoots (FC-7.4)");
    }
}

/// FC-1.2, FC-2.3, FC-2.6, FC-10.3, FC-11.9, FC-11.10: the numbers of the game itself.
#[test]
fn the_numbers_of_the_game_are_as_the_data_has_them() {
    let data: Row = toml::from_str(DATA).expect("the card data can be read");
    let meta = data["meta"].as_table().expect("it is a table");
    let game = [
        ("columns", COLUMNS),
        ("home_rows", HOME_ROWS),
        ("gap_rows", Setup::picked().gap_rows),
        ("rows", 2 * HOME_ROWS + Setup::picked().gap_rows),
        ("reinforcement_cost", PRICE),
        ("no_progress_limit_player_turns", IDLE_LIMIT),
        ("turn_limit_per_player", TURN_LIMIT / 2),
    ];
    for (field, n) in game {
        assert_eq!(number(meta, field), i64::from(n), "{field}");
    }
    let classes = ["regular", "veteran", "elite", "champion", "hero", "titan", "legend"];
    for faction in Faction::ALL {
        let deck = crate::army::classes(faction, &crate::army::deck(faction));
        for (name, all) in [("deck", deck), ("force", Class::FORCE)] {
            let said = meta[name].as_table().expect("numbers by class");
            let said: Vec<i64> = classes.iter().map(|class| number(said, class)).collect();
            assert_eq!(said, all.map(i64::from), "{name} of {faction}");
        }
    }
    assert_eq!(meta.len(), game.len() + 2, "a number that nothing reads");
}

/// FC-1.1, FC-1.2, FC-2.5: what a deck consists of.
#[test]
fn every_deck_has_its_classes() {
    for faction in Faction::ALL {
        let all = crate::army::deck(faction);
        assert_eq!(crate::army::classes(faction, &all), [20, 12, 6, 3, 2, 1, 1], "{faction}");
        let different = faction.units().map(UnitId::class).fold([0; 7], |mut n, class| {
            n[class as usize] += 1;
            n
        });
        assert_eq!(different, [5, 4, 3, 3, 2, 1, 1], "{faction}");
        let row = &rows("faction")[faction as usize];
        assert_eq!((word(row, "id"), word(row, "name")), (&*faction.to_string(), faction.name()));
    }
}

/// FC-12.1 to FC-12.39: the special rules, in order, with their texts.
#[test]
fn every_special_rule_is_as_the_data_has_it() {
    let all = rows("special_rule");
    assert_eq!(all.len(), SPECIALS.len());
    for (row, special) in all.iter().zip(&SPECIALS) {
        assert_eq!(word(row, "name"), special.name);
        assert_eq!(word(row, "clause"), special.clause);
        assert_eq!(word(row, "text"), special.text);
    }
}

/// FC-1.5, FC-1.6, FC-1.7, FC-1.8, FC-14: spells, items, evolutions and blessings.
#[test]
fn all_magic_is_as_the_data_has_it() {
    let mut seen = 0;
    for (table, kind) in [
        ("spell", MagicKind::Spell),
        ("item", MagicKind::Item),
        ("evolution", MagicKind::Evolution),
        ("blessing", MagicKind::Blessing),
    ] {
        let own = MagicId::all().map(MagicId::magic).filter(|magic| magic.kind == kind);
        for (row, magic) in rows(table).iter().zip(own) {
            seen += 1;
            let name = magic.name;
            assert_eq!((word(row, "name"), word(row, "text")), (name, magic.text));
            assert_eq!(number(row, "cost"), i64::from(magic.cost), "{name}");
            let faction = magic.faction.map(|f| f.to_string());
            assert_eq!(word(row, "faction"), faction.unwrap_or_default(), "{name}");
            if let Some(target) = row.get("target").and_then(Value::as_str) {
                assert_eq!(plain(target), plain(&format!("{:?}", magic.aim)), "{name}");
            }
            let pantheon = magic.pantheon.map(|p| format!("{p:?}").to_lowercase());
            assert_eq!(word(row, "pantheon"), pantheon.unwrap_or_default(), "{name}");
            if let Some(effect) = row.get("effect").and_then(Value::as_table) {
                let lasts = &magic.lasts;
                let printed = [lasts.attack, lasts.defence, lasts.size, lasts.range, lasts.magic];
                let fields = ["attack", "defence", "size", "range", "magic"];
                for (field, n) in fields.iter().zip(printed) {
                    assert_eq!(number(effect, field), i64::from(n), "{field} of {name}");
                }
                let grants = lasts.grants.map(|rule| plain(rule.special().name));
                assert_eq!(plain(word(effect, "grant")), grants.unwrap_or_default(), "{name}");
                assert_eq!(lasts.ends, Ends::Never, "{name}");
            }
            let bonus = row.get("combat_bonus").and_then(Value::as_bool).unwrap_or(false);
            assert_eq!(magic.lasts.combat_bonus, bonus, "{name}");
        }
    }
    assert_eq!((seen, MAGIC.len()), (48, 48));
}

/// FC-R2: the forces of the presets are the sample forces of the data.
#[test]
fn the_sample_forces_are_as_the_data_has_them() {
    let ids: Vec<String> = rows("unit").iter().map(|row| word(row, "id").to_string()).collect();
    for faction in Faction::ALL {
        let samples = rows("sample_force");
        let own = samples.iter().filter(|row| word(row, "faction") == faction.to_string());
        for (row, force) in own.zip(crate::units::forces(faction)) {
            let cards = row["cards"].as_table().expect("a force");
            for unit in faction.units() {
                let n = number(cards, &ids[usize::from(unit.0)]);
                assert_eq!(n, i64::from(force[unit.place()]), "{unit}");
            }
        }
    }
}
