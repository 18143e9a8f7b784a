//! Positions: what is written can be read and played, fits the schema, and means the same table.

mod common;

use catalog::{Listed, Visit};
use common::setups;
use common::{fits, is_kept, kept_can_be_read, play_on, play_out, positions, random_game, schema};
use flash_duel::{Mode, Position, Table};
use kernel::{Asks, Play, Seeded, Watched};
use serde_json::{Value, json};

fn flash_duel() -> &'static dyn catalog::AnyGame {
    catalog::game("flash-duel").expect("it is in the list")
}

/// One position of every mode, in the middle of a turn of a real game.
#[test]
fn golden_positions_fit_the_schema() {
    for mode in Mode::ALL {
        let all = positions(mode, 20);
        is_kept("flash-duel", &mode.to_string(), &json!(all[all.len() * 2 / 3]), 2);
    }
}

#[test]
fn golden_positions_can_be_read() {
    kept_can_be_read("flash-duel", Mode::ALL.len());
}

#[test]
fn the_schema_refuses_what_is_no_position() {
    let schema = schema();
    let good = json!({"mode": "simple", "turn": "P1", "fighters": [
        {"space": 1, "hand": [1]}, {"space": 18, "hand": [2]}]});
    fits(&schema, &good);
    for (field, value) in [
        ("turn", json!(0)),
        ("mode", json!("chess")),
        ("fighters", json!([])),
        ("discard", json!([6])),
        ("chance", json!([0])),
        ("hands", json!([])),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        assert!(!schema.is_valid(&bad), "{bad}");
    }
}

/// Set up again and run with the same luck, a position leads to the table of the game itself.
#[test]
fn a_position_is_the_table_it_was_written_from() {
    for mode in Mode::ALL {
        let compare = |table: &Table| {
            let position = Position::of(table).expect("a turn is about to begin");
            let text = serde_json::to_string(&position).expect("it can be written");
            let read: Position = serde_json::from_str(&text).expect("it can be read");
            assert_eq!(read, position);
            let run = |mut t: Table| {
                t.run_watching(&mut Play::silent(&mut Seeded::new(3)), &mut |_| ());
                t
            };
            let again = read.set_up().unwrap_or_else(|bad| panic!("{bad}\n{text}"));
            assert_eq!(run(again), run(*table), "{text}");
        };
        for seed in 0..20 {
            random_game(mode, seed, |_, _| (), compare);
        }
    }
}

/// The new position after some answers, read again, stands where it was written.
#[test]
fn luck_and_answers_are_played_into_a_position() {
    for game in catalog::games() {
        catalog::visit(game.name(), PlayedInto).expect("it is in the list");
    }
}

struct PlayedInto;
impl Visit for PlayedInto {
    type Out = ();
    fn visit<G: Listed>(self) {
        let game = catalog::game(G::NAME).expect("it is in the list");
        let read = |value: &Value| {
            let laid = game.position(&value.to_string(), 7);
            laid.unwrap_or_else(|bad| panic!("{bad}\n{value}"))
        };
        for (seed, setup) in (0..).zip(setups::<G>()) {
            let mut all = Vec::new();
            play_out::<G>(&setup, seed, |_, _| (), |table| all.extend(table.written()));
            for start in all.iter().step_by(all.len() / 3 + 1) {
                let mut position = read(&json!(start));
                for _ in 0..6 {
                    let written = position.written();
                    let again = read(&written);
                    assert_eq!(again.written(), written);
                    assert_eq!(again.table().fingerprint(), position.table().fingerprint());
                    if position.table().awaits() == Asks::Over {
                        break;
                    }
                    play_on(&mut *position, 1);
                }
            }
        }
    }
}

#[test]
fn an_impossible_position_is_refused_with_every_reason() {
    let text = json!({"mode": "full", "turn": "P2", "round": 0, "tokens": [3, 0],
        "discard": [3, 3, 3], "fighters": [
        {"space": 9, "hand": [3, 3], "face_up": ["Reversal", "Reversal", "Nonsense"]},
        {"space": 9, "hand": [3], "defeated": true, "hit_points": 2}]});
    let bad = flash_duel().position(&text.to_string(), 0).err().expect("it is impossible");
    let all = bad.0.join("\n");
    for reason in [
        "here are 6",
        "P2's turn, but that player is defeated",
        "rounds are counted from 1",
        "the game is over",
        "P1 has Reversal twice",
        "no ability `Nonsense`",
        "P2 has no hit points",
    ] {
        assert!(all.contains(reason), "{reason} is missing in:\n{all}");
    }
}

#[test]
fn every_field_that_cannot_be_read_is_told_at_once() {
    let text = json!({"mode": "chess", "round": -1, "discard": [9], "colour": "red",
        "chance": [0], "answers": 3, "fighters": [
        {"space": 1, "hand": [1]},
        {"space": "x", "hand": [7], "who": "Nobody Else"},
        {"hand": []},
        5]});
    let bad = flash_duel().position(&text.to_string(), 0).err().expect("nothing is right");
    let starts: Vec<&str> =
        bad.0.iter().map(|r| r.split_inclusive('`').nth(1).unwrap_or("")).collect();
    let fields = ["turn", "colour", "discard", "fighters[1].hand", "fighters[1].space"];
    let more = ["fighters[1].who", "fighters[2].space", "fighters[3]", "mode", "round", "chance"];
    let all: Vec<String> =
        fields.iter().chain(&more).chain(&["answers"]).map(|f| format!("{f}`")).collect();
    assert_eq!(starts, all, "{bad}");
}

/// A pick that the table cannot make is told, not silently replaced.
#[test]
fn luck_that_does_not_fit_is_refused() {
    let text = json!({"mode": "simple", "turn": "P1", "fighters": [
        {"space": 1, "hand": [1, 1, 1, 1, 1]}, {"space": 18, "hand": [2]}],
        "chance": [1], "answers": [{"seat": "P1", "answer": "move forward 1"}]});
    let bad = flash_duel().position(&text.to_string(), 0).err().expect("no 1 is left to draw");
    assert!(bad.0[0].contains("chance"), "{bad}");
}
