//! Positions: what is written can be read and means the same table; what no game comes to is
//! refused, each with its reason.

use crate::tests::*;
use crate::{ChipId, Mode, Position, Set, Sets, Setup, Table};
use kernel::{Asks, Finish, Game, Offers, Play, Seat, Seeded, Watched};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Every way to play: each mode as it is, drafted, as a match, and to the last man.
pub fn ways() -> Vec<Setup> {
    let all = Mode::ALL.into_iter().flat_map(|mode| {
        let plain = Setup::of(mode);
        let drafted = Setup { clockwork: true, ..plain.clone() };
        let mut ways = vec![Setup { mirror: true, ..plain.clone() }, drafted];
        if mode == Mode::Duel {
            ways.push(Setup { tournament: true, ..plain.clone() });
        }
        if mode.is_free_for_all() {
            ways.push(Setup { last_standing: true, ..plain.clone() });
            ways.push(Setup { share_after_ten: true, ..plain.clone() });
        }
        ways.push(plain);
        ways
    });
    all.collect()
}

/// A random game. `each` sees every table that waits for an answer, `on_turn` every table at which
/// a turn begins.
pub fn random_game(
    setup: &Setup,
    seed: u64,
    mut each: impl FnMut(&Table, Seat),
    mut on_turn: impl FnMut(&Table),
) {
    let (mut luck, mut picks) = (Seeded::new(seed), Seeded::new(!seed));
    let mut table = Table::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    while table.asks() != Asks::Over {
        let asked: Vec<Seat> = table.asks().seats().iter().collect();
        let seat = asked[picks.below(asked.len())];
        each(&table, seat);
        let choices = Offers::of(&table, seat).0;
        let choice = choices[picks.below(choices.len())];
        table.apply_watching(seat, choice, &mut Play::silent(&mut luck), &mut on_turn);
    }
}

/// Whole games are played in each case.
pub fn few_cases() -> ProptestConfig {
    ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() }
}

pub fn schema() -> jsonschema::Validator {
    let text = include_str!("../../../../docs/position.schema.json");
    let schema: Value = serde_json::from_str(text).expect("the schema is JSON");
    jsonschema::validator_for(&schema).expect("the schema is one")
}

#[track_caller]
pub fn fits(schema: &jsonschema::Validator, position: &Value) {
    let mut value = position.clone();
    value["game"] = json!("puzzle-strike");
    let wrong: Vec<String> =
        schema.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
    assert!(wrong.is_empty(), "{value}\n{}", wrong.join("\n"));
}

/// What is written of this table is read again as the same table.
#[track_caller]
pub fn is_written(schema: &jsonschema::Validator, table: &Table) {
    let position = Position::of(table).expect("a turn is about to begin");
    let value = json!(position);
    fits(schema, &value);
    let read: Position = serde_json::from_value(value.clone()).expect("it can be read");
    assert_eq!(read, position);
    let again = read.set_up().unwrap_or_else(|bad| panic!("{bad}\n{value}"));
    assert_eq!(&again, table, "{value}");
}

/// A whole random game with chips of these sets, every turn of it.
fn is_written_throughout(sets: Sets, way: usize, seed: u64) {
    let (schema, setup) = (schema(), Setup { sets, ..ways()[way].clone() });
    random_game(&setup, seed, |_, _| (), |table| is_written(&schema, table));
}

proptest! {
    #![proptest_config(few_cases())]

    /// A position, set up again, is the table of the game itself: there is one for every turn.
    #[test]
    fn a_position_is_the_table_it_was_written_from(seed: u64, way in 0..ways().len()) {
        is_written_throughout(Sets::SHADOWS, way, seed);
    }
    #[test]
    fn a_position_of_the_base_set_is_its_table(seed: u64, way in 0..ways().len()) {
        is_written_throughout(Sets::BASE, way, seed);
    }
    #[test]
    fn a_position_of_both_sets_is_its_table(seed: u64, way in 0..ways().len()) {
        is_written_throughout(Sets::BOTH, way, seed);
    }
    #[test]
    fn a_position_with_promos_is_its_table(seed: u64, way in 0..ways().len()) {
        is_written_throughout(Sets::BOTH.with(Set::Promo), way, seed);
    }
}

/// TOML is as good as JSON.
#[test]
fn a_position_can_be_read_from_toml() {
    let mut text = format!("mode = \"duel\"\nturn = \"P1\"\nstacks = {}\n", least()["stacks"]);
    text += "[[players]]\ncharacter = \"Quince\"\npile = [1, 3]\n";
    text += "hand = { 1-gem = 4, \"Crash Gem\" = 1 }\n";
    text += "bag = [\"1-gem\", \"1-gem\", \"Flagstone Tax\", \"Patriot Mirror\", \"Two Truths\"]\n";
    text += "[[players]]\ncharacter = \"Zane\"\nhand = { 1-gem = 5 }\n";
    text += "discard = [\"1-gem\", \"Crash Gem\", \"Wound\"]\n";
    text += "bag = [\"Crash Bomb\", \"Crash Potato\", \"Maximum Anarchy\"]\n";
    assert_eq!(toml::from_str(&text), Ok(some_position()));
}

fn least() -> Value {
    json!({
        "mode": "duel",
        "turn": "P1",
        "stacks": [
            "Axe Kick", "Bang then Fizzle", "Blues Are Good", "Button Mashing", "Just a Scratch",
            "Money for Nothing", "Now or Later", "Ouch!", "Punch, Punch, Kick", "Signature Move"
        ],
        "players": [
            {
                "character": "Quince", "pile": [1, 3],
                "hand": {"1-gem": 4, "Crash Gem": 1},
                "bag": ["1-gem", "1-gem", "Flagstone Tax", "Patriot Mirror", "Two Truths"],
            },
            {
                "character": "Zane",
                "hand": {"1-gem": 5}, "discard": {"1-gem": 1, "Crash Gem": 1, "Wound": 1},
                "bag": ["Crash Bomb", "Crash Potato", "Maximum Anarchy"],
            },
        ],
    })
}
fn read(value: &Value) -> Position {
    serde_json::from_value(value.clone()).unwrap_or_else(|e| panic!("{e}\n{value}"))
}
pub fn some_position() -> Position {
    read(&least())
}
/// The position after some changes to its fields.
pub fn but(change: impl FnOnce(&mut Value)) -> Position {
    let mut value = least();
    change(&mut value);
    read(&value)
}
#[track_caller]
pub fn refused(position: &Position, reasons: &[&str]) {
    assert_eq!(position.set_up().expect_err("it is impossible").0, reasons);
}

/// Chips may be listed or counted; what is left out follows.
#[test]
fn what_is_left_out_follows_from_the_rules() {
    let table = some_position().set_up().expect("a possible position");
    let bank = |name: &str| table.open().bank.of(table.open().slot_of(chip(name)));
    assert_eq!((bank("1-gem"), bank("3-gem"), bank("Crash Gem"), bank("Wound")), (51, 15, 14, 23));
    assert_eq!((bank("Ouch!"), table.open().panic, table.open().total(A)), (5, 0, 4));
    let written = json!(Position::of(&table).expect("a turn is about to begin"));
    fits(&schema(), &written);
    fits(&schema(), &least());
    assert_eq!(written["players"][0]["bag"]["1-gem"], 2);
    assert_eq!(read(&written).set_up(), Ok(table));
}

/// Every fault of the zones at once.
#[test]
fn zones_are_checked_against_the_box() {
    let position = but(|p| {
        p["players"][0]["pile"] = json!([1, 1, 2]);
        p["players"][0]["stand_ins"] = json!([3]);
        p["players"][0]["ongoing"] = json!({"Axe Kick": 1});
        p["players"][1]["known_in_hand"] = json!({"Wound": 1});
        p["players"][1]["known_in_bag"] = json!({"1-gem": 1});
        p["players"][1]["arrows_due"] = json!(200);
        p["turn"] = json!("P3");
    });
    refused(
        &position,
        &[
            "there is no P3 in duel",
            "P1: more 3-gems stand in than are in the pile",
            "P1: Axe Kick is not ongoing (PS-6.17)",
            "P2: 200 sets of arrows cannot be due",
            "P2: what is known of Wound is not in that hand",
            "P2: what is known of 1-gem is not in that bag",
        ],
    );
    refused(
        &but(|p| p["players"][0]["discard"] = json!({"Axe Kick": 6, "Two Truths": 1})),
        &["the game has 5 of Axe Kick, here are 6", "the game has 1 of Two Truths, here are 2"],
    );
    let heaps = |p: &mut Value| {
        p["players"][0]["hand"] = json!({"1-gem": 255, "Wound": 255});
        p["players"][0]["bag"] = json!({"1-gem": 255});
        p["players"][0]["pile"] = json!(vec![4; 255]);
    };
    assert!(but(heaps).set_up().is_err());
    let late = but(|p| {
        p["players"][0]["came_late"] = json!(["Two Truths"]);
        p["players"][0]["drawn_since_shown"] = json!(1);
    });
    refused(&late, &["P1: what came late or was shown does not fit that hand"]);
    let without_bank = but(|p| p["bank"] = json!({})).set_up().expect_err("no bank").0;
    assert_eq!(without_bank.len(), 18, "{without_bank:?}");
    assert_eq!(without_bank[0], "the game has 64 of 1-gem, here are 13");
    refused(
        &but(|p| {
            p["players"][0]["discard"] = json!(["X-Copy"]);
            p["gone"] = json!(["Wound"]);
            p["removed"] = json!("X-Copy");
        }),
        &[
            "the discard pile of P1 has X-Copy, which is not in this game",
            "Wound goes back to the bank, not out of the game (PS-6.1)",
            "X-Copy is no stack of this bank that could be removed",
        ],
    );
    let lost = but(|p| p["players"][0]["bag"] = json!(["1-gem", "1-gem", "Two Truths"]));
    refused(
        &lost,
        &[
            "the game has 1 of Flagstone Tax, here are 0",
            "the game has 1 of Patriot Mirror, here are 0",
        ],
    );
}

/// PS-3.1, PS-17.1, PS-17.4, PS-3.3.
#[test]
fn everybody_has_a_character_or_three_drafted_chips() {
    refused(
        &but(|p| p["players"][1]["character"] = json!("Quince")),
        &[
            "Quince is there twice (PS-3.1)",
            "the bag of P2 has Crash Bomb, which is not in this game",
            "the bag of P2 has Crash Potato, which is not in this game",
            "the bag of P2 has Maximum Anarchy, which is not in this game",
        ],
    );
    let drafted = |chips: Value| {
        but(|p| {
            let players = p["players"].as_array_mut().expect("players");
            for (player, own) in players.iter_mut().zip(chips.as_array().expect("two lists")) {
                player["character"] = Value::Null;
                player["drafted"] = own.clone();
            }
        })
    };
    let quince = json!(["Flagstone Tax", "Patriot Mirror", "Two Truths"]);
    let zane = json!(["Crash Bomb", "Crash Potato", "Maximum Anarchy"]);
    assert!(drafted(json!([quince.clone(), zane.clone()])).set_up().is_ok());
    refused(
        &drafted(json!([quince, []])),
        &[
            "P2 has drafted 0 chips, not 3",
            "the bag of P2 has Crash Bomb, which is not in this game",
            "the bag of P2 has Crash Potato, which is not in this game",
            "the bag of P2 has Maximum Anarchy, which is not in this game",
        ],
    );
    let plague = json!(["Shadow Plague", "Crash Potato", "Maximum Anarchy"]);
    let bad = drafted(json!([zane, plague])).set_up().expect_err("it is impossible").0;
    let pool = "P2: Shadow Plague is never in the pool of a draft (PS-17.1)";
    assert_eq!(bad[..2], [pool, "Crash Potato was drafted twice"]);
    refused(&but(|p| p["stacks"][0] = json!("Wound")), &["Wound is no Puzzle chip"]);
}

/// PS-17.4: with a character and drafted chips each, four players have more kinds than a game can.
#[test]
fn nobody_has_a_character_and_drafted_chips() {
    let own = ["Gwen", "Zane", "Quince", "Troq"];
    let drafts = ChipId::all().filter(|c| c.is_character() && !c.chip().undrafted);
    let drafts: Vec<String> = drafts.map(|c| c.to_string()).collect();
    let places = own.iter().zip(drafts.chunks(3).rev());
    let places =
        places.map(|(who, own)| json!({"character": who, "drafted": own, "hand": {}, "bag": {}}));
    let position = but(|p| {
        p["mode"] = json!("ffa-4");
        p["players"] = places.collect();
    });
    let bad = position.set_up().expect_err("it is impossible").0;
    for (i, who) in own.iter().enumerate() {
        let both = format!("P{} is {who}; who drafts chips has no character", i + 1);
        assert!(bad.contains(&both), "{bad:?}");
    }
}

/// PS-18.1, PS-18.6.
#[test]
fn the_score_of_a_match_is_one_it_can_have() {
    let score = |wins: [u8; 2], first: &str, tournament: bool, switched_out: &[&str]| {
        but(|p| {
            p["wins"] = json!(wins);
            p["first"] = json!(first);
            p["tournament"] = json!(tournament);
            p["switched_out"] = json!(switched_out);
        })
    };
    assert!(score([1, 0], "P2", true, &["X-Copy"]).set_up().is_ok());
    assert!(score([1, 1], "P1", true, &["X-Copy"]).set_up().is_ok());
    let several = "only a tournament match has several games (PS-18.1)";
    refused(&score([1, 0], "P2", false, &[]), &[several]);
    let over = "with [2, 0] wins the match is over (PS-18.1)";
    refused(&score([2, 0], "P2", true, &[]), &[over]);
    let loser = "the loser of a game plays first in the next one (PS-18.6)";
    refused(&score([1, 0], "P1", true, &[]), &[loser]);
    let switched = "a stack is switched out by the loser of a game (PS-18.6)";
    refused(&score([0, 0], "P1", true, &["X-Copy"]), &[switched]);
    let gem = "Combine is no stack that could have been switched out";
    refused(&score([1, 0], "P2", true, &["Combine"]), &[gem]);
}

/// PS-12.1, PS-12.4, PS-12.5: the level is at least what the bank demands.
#[test]
fn panic_time_fits_the_bank() {
    let empty = |panic: Option<u8>| {
        but(|p| {
            p["players"][0]["discard"] = json!({"Axe Kick": 5});
            p["removed"] = json!("Ouch!");
            p["panic"] = json!(panic);
        })
    };
    assert_eq!(empty(None).set_up().map(|t| t.open().panic), Ok(1));
    assert_eq!(empty(Some(2)).set_up().map(|t| t.open().panic), Ok(2));
    refused(&empty(Some(0)), &["with 2 empty stacks the level is 1 or more (PS-12.1)"]);
    refused(&empty(Some(4)), &["Panic Time has the levels 0 to 3, not 4 (PS-12)"]);
}

/// PS-4.31, PS-3.
#[test]
fn the_game_is_neither_over_nor_begun_twice() {
    refused(
        &but(|p| p["players"][1]["pile"] = json!([4, 4, 2])),
        &["P2 has ended a turn with 10: the game is over (PS-4.31)"],
    );
    assert!(but(|p| p["players"][0]["pile"] = json!([4, 4, 2])).set_up().is_ok());
    let dealt = "no turn has been taken, but not everything is as it was dealt";
    refused(&but(|p| p["turns"] = json!(0)), &[dealt]);
}

/// Three players with nothing but starting decks and these piles.
fn three(piles: [&[u8]; 3], change: impl FnOnce(&mut Value)) -> Position {
    but(|p| {
        p["mode"] = json!("ffa-3");
        p["players"].as_array_mut().expect("players").push(json!({
            "character": "Onimaru",
            "hand": {"1-gem": 5},
            "bag": ["1-gem", "Crash Gem", "Riposte", "Double Slash", "Wartime Tactics"],
        }));
        for (i, pile) in piles.iter().enumerate() {
            p["players"][i]["pile"] = json!(pile);
        }
        change(p);
    })
}

/// P3 has lost, and P1 and P2 are tied.
fn tied(piles: [&[u8]; 3], extra: Value) -> Position {
    three(piles, |p| {
        p["out"] = json!(["P3"]);
        p["extra"] = extra;
    })
}

/// An extra round after P3 has lost, by its number, and who still has a turn in it.
fn first(round: u16, to_come: &[&str]) -> Value {
    json!({"loser": "P3", "round": round, "to_come": to_come})
}

const EVEN: [&[u8]; 3] = [&[1], &[1], &[4, 4, 4]];

/// PS-R3: every game ends: after the thousandth extra round the tied share the victory, with the
/// option after the tenth.
#[test]
fn the_last_extra_round_is_the_last() {
    for (last, ten) in [(1000, false), (10, true)] {
        let mut position = tied(EVEN, first(last - 1, &["P1", "P2"]));
        position.share_after_ten = ten;
        let mut table = position.set_up().expect("a possible position");
        table.run(&mut Play::silent(&mut Seeded::new(1)));
        let mut m = scenario::Scene::at(table);
        m.idles(A).idles(B).turn_of(A);
        assert_eq!(m.table().open().extra_rounds, last);
        m.idles(A).idles(B);
        let outcome = m.over();
        let finish = [A, B, C].map(|seat| outcome.finish(seat));
        assert_eq!(finish, [Finish::Shared, Finish::Shared, Finish::Lost]);
    }
}

/// PS-16.1, PS-16.6, PS-14.7, PS-14.9, PS-R3.
#[test]
fn who_is_out_and_who_plays_on_is_what_the_rules_say() {
    let none: [&[u8]; 3] = [&[], &[], &[]];
    let out = |last: bool, ongoing: Value| {
        three(none, |p| {
            p["last_standing"] = json!(last);
            p["out"] = json!(["P3"]);
            p["stacks"][9] = json!("Hundred-Fist Frenzy");
            p["players"][2]["ongoing"] = ongoing;
        })
    };
    assert!(out(true, json!({})).set_up().is_ok());
    refused(&out(false, json!({})), &["only Last Man Standing goes on without somebody (PS-16.1)"]);
    refused(
        &out(true, json!({"Hundred-Fist Frenzy": 1})),
        &["P3 is out: no ongoing chip of his is in play (PS-16.6)"],
    );

    assert!(tied(EVEN, first(1, &["P1", "P2"])).set_up().is_ok());
    assert!(tied([&[1], &[], &[]], first(1, &["P1"])).set_up().is_ok());
    refused(
        &tied([&[1], &[], &[]], first(1, &["P1", "P2"])),
        &["an extra round begins with equal totals"],
    );
    assert!(tied(EVEN, first(1000, &["P1", "P2"])).set_up().is_ok());
    refused(&tied(EVEN, first(1001, &["P1", "P2"])), &["there are 1 to 1000 extra rounds (PS-R3)"]);
    refused(&tied(EVEN, first(0, &["P1", "P2"])), &["there are 1 to 1000 extra rounds (PS-R3)"]);
    let ten = |round| {
        let mut position = tied(EVEN, first(round, &["P1", "P2"]));
        position.share_after_ten = true;
        position
    };
    assert!(ten(10).set_up().is_ok());
    refused(&ten(11), &["there are 1 to 10 extra rounds (PS-R3)"]);
    refused(
        &tied(EVEN, first(1, &["P2"])),
        &["the tied take their extra turns in order from the loser on"],
    );
    refused(
        &tied(EVEN, json!({"loser": "P2", "round": 1, "to_come": ["P1", "P2"]})),
        &[
            "an extra round is for two or more who are tied, without the loser",
            "the tied take their extra turns in order from the loser on",
        ],
    );
}

/// PS-15.1, PS-15.2: one pile and one turn for a team.
#[test]
fn a_team_has_one_pile_and_one_turn() {
    let team = |change: fn(&mut Value)| {
        three([&[], &[], &[]], |p| {
            p["mode"] = json!("team");
            p["players"].as_array_mut().expect("players").push(json!({
                "character": "Troq",
                "hand": {"1-gem": 5},
                "bag": ["1-gem", "Crash Gem", "Giant Growth", "More Shiny", "Beast Unleashed"],
            }));
            change(p);
        })
    };
    assert!(team(|_| ()).set_up().is_ok());
    refused(
        &team(|p| p["players"][3]["pile"] = json!([1])),
        &["P4 shares the pile of P1: write the gems there (PS-15.1)"],
    );
    refused(
        &team(|p| p["turn"] = json!("P3")),
        &["the turn of a team is that of its first seat (PS-15.2)"],
    );
}

#[test]
fn the_schema_refuses_what_is_no_position() {
    let schema = schema();
    for (field, value) in [
        ("turn", json!(0)),
        ("mode", json!("chess")),
        ("players", json!([])),
        ("gone", json!([6])),
        ("panic", json!(4)),
        ("fighters", json!([])),
        ("stacks", json!(["Ouch!"])),
    ] {
        let mut bad = least();
        bad["game"] = json!("puzzle-strike");
        assert!(schema.is_valid(&bad));
        bad[field] = value;
        assert!(!schema.is_valid(&bad), "{bad}");
    }
}
