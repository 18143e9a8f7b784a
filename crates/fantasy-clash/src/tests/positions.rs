//! Positions: what is written can be read and means the same table; what no game comes to is
//! refused, each with its reason.

use crate::tests::*;
use crate::{Position, Preset, Setup, Table};
use kernel::{Asks, Game, Offers, Play, Seat, Seeded, Watched};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Every pairing, each in one of the ways to play.
pub fn ways() -> Vec<Setup> {
    let ways = Setup::pairings().enumerate().map(|(i, setup)| match i % 4 {
        0 => Setup { best_of_three: true, ..setup },
        1 => Setup { random_force: true, gap_rows: 0, ..setup },
        2 => Setup { face_up: true, gap_rows: 2, ..setup },
        _ => Setup { readings: Readings::other(), ..setup },
    });
    ways.collect()
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
    ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() }
}

fn schema() -> jsonschema::Validator {
    let text = include_str!("../../../../docs/position.schema.json");
    let schema: Value = serde_json::from_str(text).expect("the schema is JSON");
    jsonschema::validator_for(&schema).expect("the schema is one")
}

#[track_caller]
fn fits(schema: &jsonschema::Validator, position: &Value) {
    let mut value = position.clone();
    value["game"] = json!("fantasy-clash");
    let wrong: Vec<String> =
        schema.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
    assert!(wrong.is_empty(), "{value}\n{}", wrong.join("\n"));
}

/// What is written of this table is read again as the same table.
#[track_caller]
fn is_written(schema: &jsonschema::Validator, table: &Table) {
    let position = Position::of(table).expect("a turn is about to begin");
    let value = json!(position);
    fits(schema, &value);
    let read: Position = serde_json::from_value(value.clone()).expect("it can be read");
    assert_eq!(read, position);
    let again = read.set_up().unwrap_or_else(|bad| panic!("{bad}\n{value}"));
    assert_eq!(&again, table, "{value}");
}

proptest! {
    #![proptest_config(few_cases())]

    /// A position, set up again, is the table of the game itself: there is one for every turn.
    #[test]
    fn a_position_is_the_table_it_was_written_from(seed: u64, way in 0..ways().len()) {
        let schema = schema();
        random_game(&ways()[way], seed, |_, _| (), |table| is_written(&schema, table));
    }
}

/// A whole army face down where this preset puts it.
fn army(preset: Preset, faction: Faction, seat: Seat) -> Value {
    let layout = preset.layout(faction, &preset.force(faction));
    let card = |(n, unit): (usize, crate::UnitId)| {
        let at = crate::Space::home(seat, 9, n);
        json!({"unit": unit, "at": at, "face_down": true})
    };
    layout.into_iter().enumerate().map(card).collect()
}

/// Alliance against Orcs, both as the balanced army stands, with some turns behind them.
fn least() -> Value {
    json!({
        "factions": ["alliance", "orcs"],
        "turn": "P1",
        "players": [
            {"force": army(Preset::Balanced, Faction::Alliance, S)},
            {"force": army(Preset::Balanced, Faction::Orcs, N)},
        ],
    })
}

fn read(value: &Value) -> Position {
    serde_json::from_value(value.clone()).unwrap_or_else(|e| panic!("{e}\n{value}"))
}
/// The position after some changes to its fields.
fn but(change: impl FnOnce(&mut Value)) -> Position {
    let mut value = least();
    change(&mut value);
    read(&value)
}
#[track_caller]
fn refused(position: &Position, reasons: &[&str]) {
    assert_eq!(position.set_up().expect_err("it is impossible").0, reasons);
}
/// The first of P1's cards with this name.
fn card<'v>(p: &'v mut Value, player: usize, name: &str) -> &'v mut Value {
    let force = p["players"][player]["force"].as_array_mut().expect("a force");
    force.iter_mut().find(|line| line["unit"] == name).expect("it is in the force")
}
/// Takes a card off the battlefield into the pile of the other player.
fn conquer(p: &mut Value, player: usize, name: &str) {
    *card(p, player, name) = json!(name);
    p["players"][1 - player]["conquered"][name] = json!(1);
}

/// What is left out follows, and a turn can be played from there.
#[test]
fn a_game_goes_on_from_a_position() {
    fits(&schema(), &least());
    let mut table = read(&least()).set_up().expect("a possible position");
    assert_eq!((table.open().turn, table.open().players[S].deck()), (2, 25));
    let mut luck = Seeded::new(1);
    table.run_watching(&mut Play::silent(&mut luck), &mut |_| ());
    assert_eq!((table.open().turn, table.open().phase), (3, Phase::Movement));
    assert!(table.asks().asks(S) && Position::of(&table).is_none());
}

/// TOML is as good as JSON.
#[test]
fn a_position_can_be_read_from_toml() {
    let mut text = String::from("factions = [\"alliance\", \"orcs\"]\nturn = \"P1\"\n");
    for player in least()["players"].as_array().expect("two players") {
        // A card is an inline table, which differs from JSON only in its equal signs.
        text += &format!("[[players]]\nforce = {}\n", player["force"]).replace("\":", "\" = ");
    }
    assert_eq!(toml::from_str(&text), Ok(read(&least())));
}

/// FC-2.1, FC-2.3, FC-9.7, FC-9.8, FC-9.15, FC-8.8: every fault of the cards at once.
#[test]
fn armies_are_checked_against_their_decks() {
    refused(
        &but(|p| {
            p["turn"] = json!("P3");
            p["players"][0]["drawn"] = json!(["Orcs"]);
            p["players"][0]["exhausted"] = json!(["Orc Blast"]);
            p["players"][0]["played"] = json!(["Skull Cleaver"]);
            p["players"][1]["conquered"] = json!({"Orcs": 1});
            p["players"][1]["force"].as_array_mut().expect("a force").pop();
        }),
        &[
            "there is no P3 in this game",
            "Orcs is not in the deck of P1 (FC-2.1)",
            "Orc Blast is no spell of P1 (FC-9.7)",
            "Skull Cleaver is no card that P1 could have played (FC-9.15)",
            "P2 has 19 cards and 0 reinforcements (FC-2.3)",
            "P2 cannot have conquered Orcs (FC-8.8)",
        ],
    );
    for n in [3, 255] {
        let said = format!("gap_rows is 0, 1 or 2, not {n} (FC-16.1)");
        refused(&but(|p| p["gap_rows"] = json!(n)), &[&said]);
    }
    let titan = but(|p| {
        card(p, 0, "Pikemen")["unit"] = json!("Illias Dante");
        p["players"][0]["drawn"] = json!(vec!["Illias Dante"; 2]);
        p["players"][1]["conquered"] = json!({"Illias Dante": 2});
    });
    let reasons = titan.set_up().expect_err("it is impossible").0;
    assert_eq!(reasons[0], "P1 has no force of 10 + 5 + 3 + 1 + 1 cards (FC-2.3)");
    assert!(reasons[1].starts_with("the deck of P1 has 1 of Illias Dante, not"), "{reasons:?}");
}

/// FC-3.1, FC-3.7, FC-4.3, FC-8.8: where cards stand, and where those that are gone went.
#[test]
fn spaces_and_piles_are_checked() {
    refused(
        &but(|p| {
            card(p, 0, "Pikemen")["at"] = json!("A10");
            card(p, 1, "Goblins")["at"] = card(p, 1, "Trolls")["at"].clone();
        }),
        &["the battlefield has no A10 (FC-3.1)", "B7 is there twice (FC-3.7)"],
    );
    let lost = but(|p| *card(p, 0, "Pikemen") = json!("Pikemen"));
    refused(&lost, &["1 cards have left play, 0 were conquered (FC-8.8)"]);
    assert!(but(|p| conquer(p, 0, "Pikemen")).set_up().is_ok());
    let spent = but(|p| {
        *card(p, 0, "Pikemen") = json!("Pikemen");
        p["players"][1]["spent"] = json!(1);
    });
    assert!(spent.set_up().is_ok());
    let open = but(|p| {
        card(p, 0, "Pikemen")["spent"] = json!(true);
    });
    refused(&open, &["C2: Pikemen cannot be face down (FC-4.3)"]);
}

/// FC-13.1: captives have a flayer underneath, and nobody else has anything.
#[test]
fn stacks_are_captives_on_flayers() {
    let captive = |under: &str| {
        but(|p| {
            p["factions"][1] = json!("catastrophe");
            p["players"][1]["force"] = army(Preset::Flank, Faction::Catastrophe, N);
            let force = p["players"][1]["force"].as_array_mut().expect("a force");
            let n = force.iter().position(|line| line["unit"] == under).expect("it is there");
            force[n] = json!({"unit": under});
            let line = card(p, 0, "Pikemen");
            line["face_down"] = json!(false);
            line["controller"] = json!("P2");
            line["under"] = json!(45 + n);
        })
    };
    let table = captive("Mind Flayers").set_up().expect("a possible position");
    assert_eq!(table.open().sides[N].len(), 20);
    assert!(captive("Reapers").set_up().is_err());
    let free = but(|p| {
        let line = card(p, 0, "Pikemen");
        line["face_down"] = json!(false);
        line["controller"] = json!("P2");
    });
    let reasons = free.set_up().expect_err("it is impossible").0;
    assert!(reasons[0].ends_with("Pikemen has no such story (FC-13.1)"), "{reasons:?}");
}

/// FC-9.4, FC-9.14, FC-5.8: what lasts lies where it can, and has not ended.
#[test]
fn what_lasts_is_checked() {
    let lasting = |line: Value| {
        but(|p| {
            for n in [0, 1] {
                p["players"][n]["force"][0]["face_down"] = json!(false);
            }
            p["lasting"] = json!([line]);
        })
    };
    let blinded = json!({"source": "Blinding Light", "by": "P1", "made": 1, "on": 45});
    assert!(lasting(blinded).set_up().is_ok());
    let on_nobody = json!({"source": "Blinding Light", "by": "P1", "made": 1});
    refused(&lasting(on_nobody), &["Blinding Light of P1 cannot lie there (FC-9.4)"]);
    let bolt = json!({"source": "Lightning Bolt", "by": "P1", "made": 1, "on": 45});
    refused(&lasting(bolt), &["Lightning Bolt of P1 cannot lie there (FC-9.4)"]);
    let unplayed = json!({"source": "Sword of Kings", "by": "P1", "made": 1, "on": 0});
    refused(&lasting(unplayed), &["Sword of Kings of P1 cannot lie there (FC-9.4)"]);
    let early = json!({"source": "Blinding Light", "by": "P1", "made": 9, "on": 45});
    refused(&lasting(early), &["Blinding Light was made in turn 9, of 2"]);
    let sword = json!({"source": "Sword of Kings", "by": "P1", "made": 1, "on": 0});
    let twice = but(|p| {
        p["players"][0]["force"][0]["face_down"] = json!(false);
        p["players"][0]["played"] = json!(["Sword of Kings"]);
        p["lasting"] = json!([sword, sword]);
    });
    refused(
        &twice,
        &["Sword of Kings of P1 is there twice", "P1 has 2 items in play, 1 at most (FC-9.13)"],
    );
    let once = but(|p| {
        p["players"][0]["force"][0]["face_down"] = json!(false);
        p["players"][0]["played"] = json!(["Sword of Kings"]);
        p["lasting"] = json!([sword]);
    });
    assert!(once.set_up().is_ok());
    // FC-9.12: an item may lie on an enemy card, unless the table has agreed otherwise.
    let on_enemy = |own: bool| {
        but(|p| {
            p["players"][1]["force"][0]["face_down"] = json!(false);
            p["players"][0]["played"] = json!(["Sword of Kings"]);
            p["lasting"] = json!([{"source": "Sword of Kings", "by": "P1", "made": 1, "on": 45}]);
            p["readings"] = json!({"own_items": own});
        })
    };
    assert!(on_enemy(false).set_up().is_ok());
    refused(&on_enemy(true), &["Sword of Kings of P1 cannot lie there (FC-9.4)"]);
    // And so it may have come into its own player's pile.
    let conquered = |own: bool| {
        but(|p| {
            p["players"][0]["played"] = json!(["Sword of Kings"]);
            p["players"][0]["conquered"] = json!({"Sword of Kings": 1});
            p["readings"] = json!({"own_items": own});
        })
    };
    assert!(conquered(false).set_up().is_ok());
    refused(&conquered(true), &["P1 cannot have conquered Sword of Kings (FC-8.8)"]);
}

fn line(source: &str, by: &str, made: u8, on: u8) -> Value {
    json!({"source": source, "by": by, "made": made, "on": on})
}

/// FC-9.3, FC-9.4, FC-12.7, FC-12.29: spells are the player's own and were cast one a turn, each at
/// what it is for; a mark needs a card that has made it.
#[test]
fn nothing_lasts_that_nobody_can_have_made() {
    let lasting = |lines: Value| {
        but(|p| {
            p["turns"] = json!(90);
            for n in [0, 1] {
                for line in p["players"][n]["force"].as_array_mut().expect("a force") {
                    line["face_down"] = json!(false);
                }
            }
            p["lasting"] = lines;
        })
    };
    let one =
        |source: &str, by: &str, made: u8, on: u8| lasting(json!([line(source, by, made, on)]));
    assert!(one("Blood Rage", "P2", 2, 45).set_up().is_ok());
    assert!(one("Blinding Light", "P1", 89, 45).set_up().is_ok());
    refused(&one("Blood Rage", "P1", 2, 0), &["Blood Rage of P1 cannot lie there (FC-9.4)"]);
    refused(&one("Blood Rage", "P2", 2, 0), &["Blood Rage of P2 cannot lie there (FC-9.4)"]);
    refused(&one("Blinding Light", "P1", 7, 45), &["Blinding Light of P1 has ended (FC-5.8)"]);
    refused(
        &one("Blessing of Ra", "P2", 2, 45),
        &["Blessing of Ra of P2 cannot lie there (FC-9.4)"],
    );
    refused(
        &lasting(json!([line("Blood Rage", "P2", 2, 45), line("Blood Rage", "P2", 2, 46)])),
        &["P2 cast two spells in turn 2 (FC-9.3)"],
    );
    let bounties: Vec<Value> = (0..80).map(|n| line("Bounty", "P1", 1, 45 + n % 20)).collect();
    refused(&lasting(json!(bounties)), &["Bounty was used 0 times and lies on 80 cards (FC-12.7)"]);
    let scholar = json!({"source": "Scholar", "by": "P1", "made": 1, "on": 45, "from": 0});
    refused(&lasting(json!([scholar])), &["Scholar of P1 ends with a card, or with none"]);
}

/// FC-2.3: a deck of any size is refused in words, and so are more players than two.
#[test]
fn a_deck_that_is_far_too_large_is_refused() {
    let large = but(|p| {
        let pikemen = p["players"][0]["force"][0].clone();
        p["players"][0]["force"] = json!(vec![pikemen; 220]);
        let orcs = p["players"][1]["force"][0].clone();
        p["players"][1]["force"] = json!(vec![orcs; 220]);
    });
    refused(
        &large,
        &[
            "P1 has 220 cards and 0 reinforcements (FC-2.3)",
            "P2 has 220 cards and 0 reinforcements (FC-2.3)",
        ],
    );
    let many = but(|p| {
        let player = p["players"][0].clone();
        p["players"] = json!(vec![player; 9]);
        p["factions"] = json!(["alliance", "alliance"]);
    });
    refused(&many, &["there are two players, not 9"]);
}

/// FC-11.2, FC-11.7, FC-11.9, FC-16.5: the game is neither over nor begun twice.
#[test]
fn a_position_is_reachable() {
    refused(
        &but(|p| p["idle_turns"] = json!(3)),
        &["3 idle turns of 2 are too many (FC-11.9, FC-11.10)"],
    );
    let far = |marked: bool| {
        but(|p| {
            conquer(p, 0, "Pikemen");
            card(p, 1, "Goblins")["broke_through"] = json!(marked);
            let home = least()["players"][0]["force"].as_array().expect("a force").clone();
            let at = home.iter().position(|l| l["unit"] == "Pikemen").expect("it is there");
            card(p, 1, "Goblins")["at"] = home[at]["at"].clone();
        })
    };
    // FC-11.3: marks are for tables that count whole turns.
    let stands = |whole: bool, marked: bool| {
        but(|p| {
            conquer(p, 0, "Pikemen");
            let home = least()["players"][0]["force"].as_array().expect("a force").clone();
            let rear = home.iter().find(|l| l["at"] == "A1").expect("a card");
            conquer(p, 0, rear["unit"].as_str().expect("a name"));
            card(p, 1, "Goblins")["at"] = json!("A1");
            card(p, 1, "Goblins")["broke_through"] = json!(marked);
            p["readings"] = json!({"whole_turn": whole});
        })
    };
    assert!(stands(false, false).set_up().is_ok() && stands(true, true).set_up().is_ok());
    let misfit = ["A1: whether it broke through does not fit (FC-11.2)"];
    refused(&stands(true, false), &misfit);
    refused(&stands(false, true), &misfit);
    // The balanced army has its Pikemen before the back row.
    assert!(far(false).set_up().is_ok() && far(true).set_up().is_err());
    let first = but(|p| {
        p["turns"] = json!(0);
        card(p, 0, "Pikemen")["face_down"] = json!(false);
    });
    refused(&first, &["no turn has been taken, but not everything is as it was deployed"]);
    assert!(but(|p| p["turns"] = json!(0)).set_up().is_ok());
    let score =
        |wins: [u8; 2], draws: u8| but(|p| p["score"] = json!({"wins": wins, "draws": draws}));
    assert!(score([1, 0], 1).set_up().is_ok() && score([1, 1], 0).set_up().is_ok());
    refused(&score([2, 0], 0), &["with [2, 0] wins and 0 draws the match is over (FC-16.5)"]);
    assert!(score([0, 0], 3).set_up().is_err());
}
