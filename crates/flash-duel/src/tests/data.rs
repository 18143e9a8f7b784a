//! The card data against the engine, and where each of its facts comes from.

use crate::ability::{Ability, Lend, Window};
use crate::achievements::Achievement;
use crate::cards::{self, BotKind, CHARACTERS, CharacterId};
use crate::{Mode, Setup, Side, Space};
use kernel::Seat;
use std::collections::BTreeSet;
use toml::{Table as Row, Value};

const DATA: &str = include_str!("../../../../docs/rules/flash-duel-cards.toml");
const RULES: &str = include_str!("../../../../docs/rules/flash-duel.md");
const OPEN_POINTS: &str = include_str!("../../../../docs/rules/flash-duel-open.md");

fn data() -> Row {
    toml::from_str(DATA).expect("the card data can be read")
}
fn rows(list: &str) -> Vec<Row> {
    let data = data();
    let rows = data[list].as_array().expect("it is a list of tables").iter();
    rows.map(|row| row.as_table().expect("it is a table").clone()).collect()
}
fn word<'a>(row: &'a Row, field: &str) -> &'a str {
    row[field].as_str().expect("it is text")
}
fn words(row: &Row, field: &str) -> Vec<String> {
    let list = row[field].as_array().expect("it is a list").iter();
    list.map(|word| word.as_str().expect("it is text").to_string()).collect()
}
fn n(row: &Row, field: &str) -> u8 {
    row[field].as_integer().and_then(|n| n.try_into().ok()).expect("it is a small number")
}

/// Every entry of every list, with the name of the list.
fn entries() -> Vec<(String, Row)> {
    let mut all = Vec::new();
    for (list, value) in data() {
        match value {
            Value::Table(row) => all.push((list, row)),
            Value::Array(rows) => all.extend(
                rows.into_iter()
                    .map(|row| (list.clone(), row.as_table().expect("a list has tables").clone())),
            ),
            other => panic!("{list} is {other:?}"),
        }
    }
    all
}

/// What players do not read as a fact of the game.
const BOOKKEEPING: [&str; 6] = ["id", "windows", "rulings", "clauses", "origin", "ref"];
const MARKS: [&str; 4] = ["rulebook", "public", "designed", "reconstructed"];

/// FD-1.2, FD-1.3: every fact of the data says where it comes from, and nothing else does.
#[test]
fn every_fact_has_its_origin() {
    let lists: BTreeSet<String> = entries().into_iter().map(|(list, _)| list).collect();
    let expected = "ability achievement board bot box character component dragon_ability \
                    loyalty_card marker mode number_card raid_mode track_card";
    assert!(lists.iter().map(String::as_str).eq(expected.split_whitespace()), "{lists:?}");
    for (list, row) in entries() {
        let facts: BTreeSet<&str> =
            row.keys().map(String::as_str).filter(|f| !BOOKKEEPING.contains(f)).collect();
        let origin = row["origin"].as_table().expect("an inline table");
        let marked: BTreeSet<&str> = origin.keys().map(String::as_str).collect();
        assert_eq!(marked, facts, "{list} {row:?}");
        for (fact, mark) in origin {
            assert!(
                MARKS.contains(&mark.as_str().unwrap_or_default()),
                "{list}: {fact} is {mark:?}"
            );
        }
    }
}

/// FD-1.8: the rulebook names fourteen of the twenty.
#[test]
fn six_characters_are_not_named_by_the_rulebook() {
    let origin = |row: &Row| row["origin"]["name"].as_str().map(str::to_string);
    let public = rows("character").into_iter().filter(|c| origin(c).as_deref() == Some("public"));
    let names: Vec<String> = public.map(|c| word(&c, "name").to_string()).collect();
    assert_eq!(names, ["Setsuki", "Quince", "Troq", "Bal-Bas-Beta", "Gloria", "Vendetta"]);
}

/// How many entries of a list have this mark for this fact.
fn count(list: &str, fact: &str, mark: &str) -> usize {
    rows(list).iter().filter(|row| row["origin"][fact].as_str() == Some(mark)).count()
}

/// FD-1.2, FD-1.3: what the document of open points says of the cards is what the data says.
#[test]
fn the_open_points_count_the_cards_as_the_data_does() {
    for (title, list) in [("Character abilities", "ability"), ("Dragon", "dragon_ability")] {
        for fact in ["name", "trigger", "text"] {
            let [rulebook, public, designed, reconstructed] =
                MARKS.map(|mark| count(list, fact, mark));
            let row = format!(
                "| {title}: {fact} | {rulebook} | {public} | {reconstructed} | {designed} |"
            );
            assert!(OPEN_POINTS.contains(&row), "the table of section 1 lacks {row}");
        }
    }
}

/// The windows of a card, by the names of the data (FD-12.1).
fn windows(card: &Ability) -> Vec<&'static str> {
    let lent = match card.lends {
        Some(Lend::Card(_) | Lend::Shift(_)) => Some("card-play"),
        Some(Lend::Reach(_)) => Some("declare-attack"),
        None => None,
    };
    let always = card.always.is_some().then_some("always");
    let named = [
        (Window::TURN_START, "turn-start"),
        (Window::RECOVERING, "recovering"),
        (Window::YOU_ATTACK, "you-attack"),
        (Window::YOU_DASHING_STRIKE, "you-dashing-strike"),
        (Window::YOU_PUSH, "you-push"),
        (Window::YOU_ARE_ATTACKED, "you-are-attacked"),
        (Window::YOU_ARE_DASHING_STRUCK, "you-are-dashing-struck"),
        (Window::ALLY_THREATENED, "ally-threatened"),
        (Window::YOU_WOULD_BE_HIT, "you-would-be-hit"),
        (Window::YOUR_ATTACK_BLOCKED, "your-attack-blocked"),
        (Window::YOUR_STRIKE_BLOCKED, "your-strike-blocked"),
        (Window::YOU_BLOCKED_ATTACK, "you-blocked-attack"),
        (Window::OPPONENT_RETREATED, "opponent-retreated"),
        (Window::YOU_RETREATED, "you-retreated"),
        (Window::YOU_MOVED, "you-moved"),
        (Window::OPPONENT_MOVED, "opponent-moved"),
        (Window::ACTION_RESOLVED, "action-resolved"),
        (Window::OPPONENT_ANNOUNCES, "opponent-announces-ability"),
        (Window::TIME_OVER, "time-over"),
    ];
    let open = named.into_iter().filter(|(window, _)| card.windows.meets(*window));
    always.into_iter().chain(lent).chain(open.map(|(_, name)| name)).collect()
}

/// FD-1.2, FD-1.3, FD-11.1, FD-12.1: every ability is as the data has it, in the same order.
#[test]
fn every_ability_is_as_the_data_has_it() {
    let characters = rows("character");
    let owner_of = |place: usize| match characters.get(place / 3) {
        Some(owner) => word(owner, "id").to_string(),
        None => "deathstrike-dragon".to_string(),
    };
    let of_characters = rows("ability");
    assert_eq!(of_characters.len(), cards::CHARACTER_ABILITIES);
    let all: Vec<Row> = of_characters.into_iter().chain(rows("dragon_ability")).collect();
    assert_eq!(all.len(), cards::ABILITIES.len());
    let mut ids = BTreeSet::new();
    for (place, (row, card)) in all.iter().zip(&cards::ABILITIES).enumerate() {
        let name = card.name;
        assert_eq!(word(row, "name"), name);
        assert_eq!(word(row, "owner"), owner_of(place), "{name}");
        assert_eq!(word(row, "text"), card.text, "{name}");
        assert_eq!(format!("{}.", word(row, "trigger")), card.trigger, "{name}");
        let said: BTreeSet<String> = words(row, "windows").into_iter().collect();
        let has: BTreeSet<String> = windows(card).into_iter().map(str::to_string).collect();
        assert_eq!(said, has, "{name}");
        for clause in words(row, "clauses") {
            assert!(RULES.contains(&format!("**{clause}** ")), "{name} names {clause}");
        }
        assert!(ids.insert(word(row, "id").to_string()), "{name}: its id is there twice");
    }
    for marker in rows("marker") {
        assert!(ids.contains(word(&marker, "ability")), "{marker:?}");
    }
    let listed = words(&rows("loyalty_card")[0], "clauses");
    assert!(listed.iter().all(|clause| RULES.contains(&format!("**{clause}** "))));
}

/// FD-1.8.
#[test]
fn every_character_is_as_the_data_has_it() {
    let all = rows("character");
    let data: Vec<(&str, &str)> =
        all.iter().map(|row| (word(row, "name"), word(row, "full_name"))).collect();
    assert_eq!(data, CHARACTERS);
    let abilities = rows("ability");
    for (row, character) in all.iter().zip(CharacterId::all()) {
        let own = abilities.iter().filter(|a| word(a, "owner") == word(row, "id"));
        let names: Vec<&str> = own.map(|a| word(a, "name")).collect();
        assert_eq!(names, character.abilities().map(|a| a.card().name));
    }
}

/// FD-1.1 to FD-1.6, FD-2.1 to FD-2.3: what is in the box.
#[test]
fn the_box_holds_what_the_data_lists() {
    let numbers = rows("number_card");
    for (row, number) in numbers.iter().zip(crate::Number::ALL) {
        assert_eq!(n(row, "number"), number.value());
        let in_deck = |mode: Mode| mode.deck().of(number);
        assert_eq!(n(row, "count"), crate::pile::COPIES);
        assert_eq!(n(row, "in_25_cards"), in_deck(Mode::Simple));
        assert_eq!(n(row, "in_40_cards"), in_deck(Mode::Raid3));
        assert_eq!(n(row, "in_50_cards"), in_deck(Mode::Team));
    }
    let counts = |list: &str| rows(list).iter().map(|row| u32::from(n(row, "count"))).sum::<u32>();
    let loyalty = rows("loyalty_card");
    let named: Vec<(&str, u8)> = loyalty.iter().map(|c| (word(c, "name"), n(c, "count"))).collect();
    assert_eq!(named, [("Loyal Mortal", 4), ("Traitor", 1)]);
    assert_eq!(counts("loyalty_card") as usize, Mode::Betrayal.seats());
    let cards = counts("number_card") + counts("loyalty_card") + counts("track_card");
    let abilities = rows("ability").len() + rows("dragon_ability").len();
    let in_box = n(data()["box"].as_table().expect("a table"), "cards");
    assert_eq!(cards + abilities as u32, u32::from(in_box));
    let pieces = rows("component");
    let of = |id: &str| pieces.iter().find(|c| word(c, "id") == id).map(|c| n(c, "count"));
    let mortals = Mode::Raid4.seats() as u8 - 1;
    assert_eq!((of("human-pawn"), of("dragon-pawn")), (Some(mortals), Some(1)));
    let tokens = 2 * Setup::USUAL_TOKENS - 1;
    assert_eq!((of("win-token"), of("game-board"), pieces.len()), (Some(tokens), Some(1), 4));
    let all = data();
    let board = all["board"].as_table().expect("a table");
    let colours = Space::ALL.map(|s| if Space(s).is_dark() { "dark" } else { "light" });
    assert!(colours.eq(words(board, "colours")));
    assert_eq!(usize::from(n(board, "spaces")), Space::ALL.count());
    let starts = [n(board, "start_west"), n(board, "start_east")].map(Space);
    assert_eq!(starts, Side::BOTH.map(Side::start));
}

/// FD-5, FD-14 to FD-17, FD-19, FD-20: the figures of the modes, the bots and their achievements.
#[test]
fn the_modes_have_the_figures_of_the_data() {
    let named = |name: &str| -> Vec<Mode> {
        let all = Mode::ALL.into_iter();
        all.filter(|m| m.name() == name || m.name().starts_with(&format!("{name}-"))).collect()
    };
    let limit = |mode: Mode, seat: u8| {
        let table = crate::Table::laid(&Setup::of(mode));
        table.open().hand_limit(Seat(seat))
    };
    for row in rows("mode") {
        let modes = named(word(&row, "id"));
        assert!(!modes.is_empty(), "{row:?}");
        for mode in modes {
            assert_eq!(n(&row, "seats"), mode.seats() as u8, "{mode}");
            assert_eq!(n(&row, "deck"), mode.deck().len(), "{mode}");
            assert_eq!(n(&row, "hand"), limit(mode, 0), "{mode}");
            assert_eq!(n(&row, "tokens_to_win"), Setup::of(mode).tokens, "{mode}");
        }
    }
    for row in rows("raid_mode") {
        let mode: Mode = word(&row, "id").parse().expect("it is a mode");
        let dragon = mode.dragon().expect("a Raid has a Dragon");
        assert_eq!(n(&row, "mortals"), mode.seats() as u8 - 1, "{mode}");
        assert_eq!(n(&row, "deck"), mode.deck().len(), "{mode}");
        assert_eq!(n(&row, "reshuffles"), dragon.reshuffles, "{mode}");
        assert_eq!(n(&row, "dragon_hit_points"), dragon.hit_points, "{mode}");
        assert_eq!(n(&row, "dragon_hand"), dragon.hand, "{mode}");
        assert_eq!(n(&row, "dragon_abilities"), dragon.abilities_to_pick, "{mode}");
        assert_eq!(n(&row, "mortal_hand"), limit(mode, 0), "{mode}");
    }
    let listed = rows("mode").len() + rows("raid_mode").len();
    assert_eq!(listed, Mode::ALL.len() - 2, "Solo is one entry for three bots");
    let bots = [BotKind::Dummy, BotKind::Rook, BotKind::Dragon];
    let modes = [Mode::SoloDummy, Mode::SoloRook, Mode::SoloDragon];
    let ids = rows("ability").into_iter().chain(rows("dragon_ability"));
    let name_of: Vec<(String, String)> =
        ids.map(|a| (word(&a, "id").into(), word(&a, "name").into())).collect();
    for (row, (bot, mode)) in rows("bot").iter().zip(bots.into_iter().zip(modes)) {
        assert_eq!(mode.bot(), Some(bot));
        let said = words(row, "abilities").into_iter();
        let said =
            said.map(|id| name_of.iter().find(|(i, _)| *i == id).expect("it exists").1.clone());
        assert!(said.eq(bot.abilities().iter().map(ToString::to_string)), "{bot:?}");
        assert_eq!(n(row, "hand"), limit(mode, 1), "{bot:?}");
        let hits = row.get("hit_points").and_then(Value::as_integer);
        assert_eq!(hits, mode.dragon().map(|d| i64::from(d.hit_points)), "{bot:?}");
    }
}

/// FD-16.22 to FD-16.31.
#[test]
fn the_achievements_are_those_of_the_data() {
    let all = rows("achievement");
    let data: Vec<(&str, u16, &str)> = all
        .iter()
        .map(|row| (word(row, "name"), u16::from(n(row, "points")), word(row, "text")))
        .collect();
    assert_eq!(data, Achievement::ALL.map(|a| (a.name(), a.points(), a.text())));
}
