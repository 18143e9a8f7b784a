//! What was asked for and does not exist: an error that lists what does, and exit code 2. And what
//! does exist: positions and mass play.

mod common;

use common::{folder, run, text};
use serde_json::Value;
use std::fs;

const POSITION: &str = r#"{"mode": "full", "turn": "P1", "fighters": [
    {"who": "Grave", "space": 5, "hand": [1, 3, 3, 4, 5]},
    {"who": "Jaina", "space": 8, "hand": [1, 2, 2, 3, 5]}]}"#;

#[test]
fn unknown_names_are_answered_with_the_known_ones() {
    for (args, lists) in [
        (&["play", "chess"][..], "games are flash-duel"),
        (&["sim", "chess"], "games are flash-duel"),
        (&["play", "flash-duel", "--mode", "x"], "modes are simple, full, clockwork"),
        (&["sim", "flash-duel", "--mode", "x"], "modes are simple, full, clockwork"),
        (&["play", "flash-duel", "--mode", "full", "--characters", "x"], "characters are Grave, "),
        (&["sim", "flash-duel", "--mode", "full", "--characters", "x"], "characters are Grave, "),
        (
            &["play", "flash-duel", "--bot", "x"],
            "the bots are random, gentle, easy, greedy, sharp, master",
        ),
        (
            &["sim", "flash-duel", "--bots", "x"],
            "the bots are random, gentle, easy, greedy, sharp, master",
        ),
        (&["play", "flash-duel", "--seat", "P7"], "seats are P1, P2"),
        (&["play", "flash-duel", "--mode", "solo-rook", "--seat", "P2"], "seats are P1"),
        (&["play", "flash-duel", "--tokens", "9"], "a number from 1 to 5, not `9`"),
        (
            &["play", "flash-duel", "--blind"],
            "no option of simple (but of full); its options are: rematch-first, lost, tokens",
        ),
        (
            &["play", "flash-duel", "--mode", "raid-2", "--tokens", "1"],
            "its options are: characters",
        ),
        (
            &["sim", "flash-duel", "--mode", "raid-2", "--tokens", "1"],
            "no option of raid-2 (but of simple,",
        ),
        (&["play", "flash-duel", "--mode", "solo-rook", "--hot-seat"], "needs several people"),
        (&["play", "flash-duel", "--seat", "P1", "--hot-seat"], "cannot be used with"),
        (&["dance"], "dance"),
        (&["play"], "<GAME>"),
        (&["sim", "flash-duel", "--games", "0"], "no games to play"),
    ] {
        run(args, "").ends(2).complains(lists);
    }
    let file = folder("exists").join("game.jsonl");
    fs::write(&file, "").expect("it can be written");
    run(&["play", "flash-duel", "--save", text(&file)], "").ends(2).complains("--resume");
    run(&["--help"], "").ends(0).says("serve").says("play").says("position");
    run(&["play", "--help"], "").ends(0).says("solo-dragon").says("Bal-Bas-Beta").says("greedy");
}

#[test]
fn labels_that_are_wrong_are_answered_with_the_right_ones() {
    let asked = |said: &str| run(&["position", "-", "--do", said], POSITION);
    asked("foo").ends(2).complains("P1 may answer `Martial Mastery`, `pass`");
    asked("attack 2x3").ends(2).complains("(FD-").complains("P1 may answer");
    let acts = ["position", "-", "--do", "pass", "--do", "pass"];
    run(&acts, POSITION).ends(2).complains("the main action is compulsory").complains("FD-6.3");
    asked("P9: pass").ends(2).complains("seats are P1 to P2");
    asked("P2: pass").ends(2).complains("it is not your decision").complains("P2 is not asked");
    run(&["position", "-", "--view", "P3"], POSITION).ends(2).complains("seats are P1 to P2");
    run(&["position", "nowhere.json"], "").ends(2).complains("nowhere.json");
    run(&["position", "-"], "{").ends(2).complains("error: this is no JSON");
    run(&["position", "-"], r#"{"game": "chess"}"#).ends(2).complains("games are flash-duel");
}

#[test]
fn an_impossible_position_is_refused_with_every_reason() {
    let text = POSITION.replace("\"space\": 8", "\"space\": 3").replace("1, 2, 2, 3", "3, 3, 3, 3");
    let ran = run(&["position", "-"], &text).ends(2).complains("full has 5 cards of number 3");
    ran.complains("a West pawn on 5 has passed an East pawn on 3");
    let twice = POSITION.replace("Jaina", "Grave");
    run(&["position", "-"], &twice).ends(2).complains("Grave is played twice");
    let other = POSITION.replace("\"space\": 8", "\"space\": 8, \"face_up\": [\"Reversal\"]");
    let ran = run(&["position", "-"], &other).ends(2);
    ran.complains("P2: Reversal is no ability of Jaina (Flame Arrow, ");
}

#[test]
fn a_position_is_shown_and_played_on() {
    let ran = run(&["position", "-"], POSITION).ends(0).fits_80_columns();
    let ran =
        ran.says("P1 decides").says("Martial Mastery").says("pass: Pass.").says("Still to happen");
    assert!(!ran.out.contains(" { "), "{}", ran.out);
    let ran = run(&["position", "-", "--do", "pass", "--do", "attack 2x3"], POSITION).ends(0);
    let ran =
        ran.says("Grave attacked space 8 with two 3s").says("P2 decides").says("take the hit");
    // What it prints can be read back and stands where it stood.
    let new = ran.out.split("The new position:\n").nth(1).expect("a new position");
    let again = run(&["position", "-", "--json"], new).ends(0);
    let again: Value = serde_json::from_str(&again.out).expect("JSON");
    assert_eq!(again["position"], serde_json::from_str::<Value>(new).expect("JSON"));
    assert_eq!(again["decides"]["seats"][0], "P2");
    assert_eq!(again["choices"]["P2"][0]["label"], "take the hit");
}

/// A traitor who has shown himself is told from the others, and so are pawns that share a space.
#[test]
fn a_shown_traitor_and_pawns_on_one_space_are_told_apart() {
    let fighter =
        |who: &str, space: u8| serde_json::json!({"who": who, "space": space, "hand": [1]});
    let mut position = serde_json::json!({"mode": "betrayal", "turn": "P1", "fighters": [
        fighter("Grave", 3), fighter("Jaina", 3), fighter("Rook", 5), fighter("Lum", 16),
        fighter("Dragon", 12)], "loyalty": {"traitor": "P4", "shown": true}});
    position["fighters"][3]["side"] = "east".into();
    position["fighters"][4]["hit_points"] = 2.into();
    let ran = run(&["position", "-", "--view", "P1"], &position.to_string()).ends(0);
    let ran = ran.fits_80_columns().says(" P4 Lum, traitor ").says("Lum is the Traitor.");
    ran.says("            P2>\n            P1>     P3>");
    position["loyalty"]["shown"] = false.into();
    position["fighters"][3]["side"] = "west".into();
    position["fighters"][3]["space"] = 4.into();
    let ran = run(&["position", "-", "--view", "P1"], &position.to_string()).ends(0);
    assert!(!ran.out.contains("raitor"), "{}", ran.out);
}

#[test]
fn a_new_turn_starts_a_new_position() {
    let mut position: Value = serde_json::from_str(POSITION).expect("JSON");
    position["chance"] = serde_json::json!([2, 4]);
    let text = position.to_string();
    let done = ["position", "-", "--json", "--do", "pass", "--do", "move back 1"];
    let ran = run(&done, &text).ends(0);
    let all: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(all["position"]["turn"], "P2");
    assert_eq!(all["position"].get("answers"), None);
    assert_eq!(all["position"]["fighters"][0]["space"], 4);
    assert_eq!(all["position"]["fighters"][0]["hand"], serde_json::json!([2, 3, 3, 4, 5]));
    assert_eq!(all["position"]["chance"], serde_json::json!([4]), "luck that is still to come");
}

#[test]
fn a_seat_sees_only_what_it_knows() {
    let ran = run(&["position", "-", "--view", "P2"], POSITION).ends(0);
    assert!(ran.out.contains("hand 1 2 2 3 5") && !ran.out.contains("hand 1 3 3 4 5"));
    let swapped = POSITION.replace("1, 3, 3, 4, 5", "1, 1, 4, 4, 5");
    let args = ["position", "-", "--view", "P2", "--json", "--do", "P1: pass"];
    assert_eq!(run(&args, POSITION).ends(0).out, run(&args, &swapped).ends(0).out);
}
