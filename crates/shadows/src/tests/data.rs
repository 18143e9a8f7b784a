//! The cards against the card data: names, texts, numbers and counts. What their abilities do is in
//! `printed`.

use super::*;
use crate::card::{Card, Form, Kind, List, numbers};
use crate::cards::{ACTIONS, CARDS, CREATURE, HEROES, MISSIONS, MONSTERS};
use crate::hero::Goal;
use crate::monster::Reward;
use crate::op::{Ability, Hit, Op, Span, Stats, Trait, Win};
use std::collections::BTreeSet;
use toml::{Table as Row, Value};

pub(super) const DATA: &str = include_str!("../../../../docs/rules/shadows-cards.toml");

/// The lists of the data.
pub(super) const LISTS: [&str; 9] = [
    "hero",
    "special",
    "skill",
    "item",
    "monster",
    "monster_creature",
    "monster_action",
    "mission",
    "status",
];

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
fn traits(row: &Row) -> BTreeSet<String> {
    words(row, "traits").into_iter().map(String::from).collect()
}
fn words<'a>(row: &'a Row, field: &str) -> Vec<&'a str> {
    list(row, field).iter().filter_map(Value::as_str).collect()
}

/// How many Attacks an ability makes, one after the other, if all its conditions hold.
fn attacks(ops: &[Op]) -> usize {
    let (mut at, mut count) = (0, 0);
    while let Some(op) = ops.get(at) {
        at += 1;
        match op {
            Op::Attack(Hit { back: false, .. }) => count += 1,
            Op::Skip(n) => at += usize::from(*n),
            _ => (),
        }
    }
    count
}
/// The Trait that a Skill of the Hand uses.
fn main_trait(ability: &Ability) -> Option<String> {
    Some(match ability.uses {
        Trait::Attack if attacks(ability.does) > 1 => format!("AttackX{}", attacks(ability.does)),
        Trait::Attack => "Attack".into(),
        Trait::Standalone => "Attack>(Standalone)".into(),
        Trait::Spell => "Spell".into(),
        Trait::Predict => {
            let numbers = ability.does.iter().find_map(|op| match op {
                Op::Predict(numbers, _) => Some(*numbers),
                _ => None,
            });
            let numbers: Vec<String> =
                numbers.expect("it predicts").iter().map(u8::to_string).collect();
            format!("Predict>({})", numbers.join("/"))
        }
        _ => return None,
    })
}
fn limits(ability: &Ability) -> impl Iterator<Item = String> {
    let round = match ability.per_round {
        0 => None,
        1 => Some("Once/Round".into()),
        _ => Some("Twice/Round".into()),
    };
    let game = (ability.per_game > 0).then(|| format!("{} Times", ability.per_game));
    round.into_iter().chain(game)
}
fn keyword(op: &Op) -> Option<&'static str> {
    Some(match op {
        Op::Track(..) => "Progress track",
        Op::Choose(_) => "Choose One",
        Op::Repeat(_) => "Repeat",
        Op::Roll => "Die",
        Op::Attack(hit) if hit.rolls() => "Die",
        Op::DestroyItem(_) | Op::DestroyUnit => "Destroy",
        Op::Mod(_, _, Span::FirstEachRound) => "Once/Round",
        _ => return None,
    })
}
/// The Traits and keywords of a card, as its form and its abilities have them.
fn traits_of(card: &Card) -> BTreeSet<String> {
    let form = match card.form {
        Form::Combat => None,
        Form::Own => Some("Self"),
        Form::Creature => Some("Creature"),
        Form::Object => Some("Object"),
        Form::Attachment => Some("Attachment"),
    };
    let skill = matches!(card.kind, Kind::HeroSkill | Kind::Neutral { .. });
    let said = [
        (card.one_time, "One Time"),
        (card.restricted, "Restricted"),
        (card.sides.is_some(), "StartSide/BackSide"),
    ];
    let said = said.into_iter().filter_map(|(so, word)| so.then_some(word));
    let mut all: BTreeSet<String> = form.into_iter().chain(said).map(String::from).collect();
    for ability in card.abilities {
        match ability.win {
            Win::RespondAttack => drop(all.insert("Response>(Attack)".into())),
            Win::RespondSpell => drop(all.insert("Response>(Spell)".into())),
            Win::RespondPredict => drop(all.insert("Response>(Predict)".into())),
            Win::Play | Win::PlayIn(_) if skill && !card.is_unit() => {
                all.extend(main_trait(ability));
            }
            _ if ability.uses == Trait::Auto => drop(all.insert("Auto".into())),
            _ => (),
        }
        all.extend(limits(ability));
        all.extend(ability.does.iter().filter_map(keyword).map(String::from));
    }
    all
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
    assert_eq!(traits_of(card), traits(row), "the Traits of {name}");
    assert_eq!(card.sides.map_or(Vec::new(), |s| s.to_vec()), words(row, "sides"), "{name}");
    let own = card.color.map_or(String::new(), |c| format!("{c:?}").to_lowercase());
    assert_eq!(own, word(row, "color"), "the colour of {name}");
    assert_eq!(card.req.least, stats(row, "req"), "the requirement of {name}");
    let most = row.get("req").and_then(|req| req.get("hp_max")).and_then(Value::as_integer);
    assert_eq!(i64::from(card.req.hp_most), most.unwrap_or_default(), "the limit of {name}");
    let gold = i64::from(card.gold) + i64::from(card.cost());
    assert_eq!(gold, number(row, "cost"), "what {name} costs");
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
    let found = forms.into_iter().find(|(name, _)| traits(row).contains(*name));
    let field = if found.is_none() { "combat" } else { "station" };
    assert_eq!(field, word(row, "field"), "{}", word(row, "name"));
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
    let of = |hero: &Row, table: &str| -> BTreeSet<String> {
        let own = rows(table).into_iter().filter(|row| row.get("hero") == hero.get("id"));
        own.map(|row| word(&row, "name").to_string()).collect()
    };
    let own = |cards: &[&Card]| cards.iter().map(|card| card.name.to_string()).collect();
    assert_eq!(rows("hero").len(), HEROES.len());
    for (row, hero) in rows("hero").iter().zip(&HEROES) {
        assert_eq!((word(row, "name"), word(row, "tips")), (hero.name, hero.text));
        let least = Row::from_iter([("stats".to_string(), Value::Table(row.clone()))]);
        assert_eq!((word(row, "epithet"), stats(&least, "stats")), (hero.epithet, hero.stats));
        assert_eq!(of(row, "special"), own(hero.specials), "{}", hero.name);
        assert_eq!(of(row, "skill"), own(hero.skills), "{}", hero.name);
        assert_eq!(word(row, "list"), format!("{:?}", hero.list), "{}", hero.name);
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
        assert_eq!(reward(row), monster.reward, "{name}");
        for (icon, own) in icons.iter().zip(&monster.chart) {
            let data = row[*icon].as_table().expect("a row");
            assert_eq!(word(data, "text"), own.text, "{icon} of {name}");
        }
    }
    let levels = [1, 2, 3].map(|l| MONSTERS.iter().filter(|m| m.level == l).count());
    assert_eq!(levels, [4, 4, 3]);
    let creature = &rows("monster_creature")[0];
    assert_eq!(
        (word(creature, "name"), word(creature, "text"), number(creature, "hp")),
        (CREATURE.name, CREATURE.text, CREATURE.hp.into())
    );
    assert_eq!(reward(creature), CREATURE.reward);
}

fn reward(row: &Row) -> Reward {
    let reward = row["reward"].as_table().expect("a reward");
    let n = |field| number(reward, field) as u8;
    Reward { xp: n("xp"), gold: n("gold"), ss: n("ss"), item: n("item") > 0 }
}

/// What a Mission asks for, as the data writes it.
fn goal(word: &str) -> Goal {
    let (name, n) = word.split_once([':', '>', '<']).expect("a name and a number");
    let n: i8 = n.trim_start_matches('=').parse().expect("a number");
    let count = n.unsigned_abs();
    match name {
        "holds_level" => Goal::HoldsLevel(count),
        "monsters" => Goal::Monsters(count),
        "bounties" => Goal::Bounties(count),
        "ko_by_me" => Goal::KoByMe(count),
        "ko_me" => Goal::KoMeAtMost(count),
        "items" => Goal::Items(count),
        "item_cost" => Goal::ItemCost(count),
        "studied" => Goal::Studied(count),
        "min_stat" => Goal::EachStat(n),
        "max_stat" => Goal::OneStat(n),
        other => panic!("`{other}` is no goal"),
    }
}

/// SH-1.1, SH-1.3, SH-24.1, SH-R14: Monster-Action cards, Missions with what they pay, and status
/// cards.
#[test]
fn the_other_cards_are_as_the_data_has_them() {
    let counts = ["monster_action", "mission", "status"].map(|name| rows(name).len());
    assert_eq!(counts, [ACTIONS.len(), MISSIONS.len(), 2]);
    for (row, action) in rows("monster_action").iter().zip(&ACTIONS) {
        assert_eq!((word(row, "name"), word(row, "text")), (action.name, action.text));
        assert_eq!(number(row, "count"), i64::from(action.copies));
        let shuffle = row.get("shuffle").and_then(Value::as_bool).unwrap_or_default();
        assert_eq!(shuffle, action.shuffle, "{}", action.name);
        let icons: Vec<Value> =
            action.icons.iter().map(|icon| format!("{icon:?}").to_lowercase().into()).collect();
        assert_eq!(list(row, "icons"), icons, "the icons of {}", action.name);
    }
    for (row, mission) in rows("mission").iter().zip(&MISSIONS) {
        assert_eq!((word(row, "name"), word(row, "text")), (mission.name, mission.text));
        assert_eq!(goal(word(row, "goal")), mission.goal, "{}", mission.name);
        let pays = |field: &str| row.get(field)?.get("ss")?.as_integer();
        let (usual, hard) = (i64::from(mission.ss), i64::from(mission.hard_ss));
        assert_eq!(
            (pays("reward"), pays("hard_reward").or(Some(usual))),
            (Some(usual), Some(hard))
        );
    }
    let status = [crate::cards::status::LEADER, crate::cards::status::BOUNTY];
    for (row, card) in rows("status").iter().zip(status) {
        assert_eq!((word(row, "name"), word(row, "text")), (card.name, card.text));
        assert_eq!(number(row, "count"), i64::from(card.copies), "{}", card.name);
        assert_eq!(number(row, "shield"), i64::from(card.shield), "{}", card.name);
    }
}
