//! What to play, what to answer, whom to save (PS-23.6 to PS-23.8).

use super::{P1, P2, answers, duel, player, position};
use serde_json::{Value, json};

/// PS-23.6: gems are made larger, up to 4-gems.
#[test]
fn four_gems_are_built() {
    let mine = json!({
        "pile": [1, 2, 2], "hand": {"Combine": 1, "1-gem": 2},
        "bag": {"1-gem": 4, "Crash Gem": 1},
    });
    assert_eq!(answers(&duel(mine.clone()), &[], P1), "play Combine");
    assert_eq!(answers(&duel(mine), &["play Combine"], P1), "combine 2+2");
}

/// PS-23.6: a 4-gem is crashed before smaller gems are.
#[test]
fn four_gems_are_crashed() {
    let mine = json!({
        "pile": [1, 1, 4], "hand": {"Crash Gem": 1, "1-gem": 2}, "bag": {"1-gem": 4},
    });
    assert_eq!(answers(&duel(mine), &["play Crash Gem"], P1), "crash 4 at P2");
}

/// P2 crashes his 2-gem at P1, who has this pile and holds a Crash Gem.
fn attacked(mine: &[u8], theirs: &[u8]) -> String {
    let p1 = json!({
        "pile": mine, "hand": {"Crash Gem": 1, "1-gem": 4}, "bag": {"1-gem": 2},
    });
    let p2 = json!({
        "pile": theirs, "hand": {"Crash Gem": 1, "1-gem": 4}, "bag": {"1-gem": 2},
    });
    let mut position = position("duel", vec![player("Quince", p1), player("Zane", p2)]);
    position["turn"] = json!("P2");
    answers(&position, &["play Crash Gem", "crash 2 at P1"], P1)
}

/// PS-23.7: when ahead a counter-crash only takes gems out of play; in danger it saves.
#[test]
fn counter_crashes_answer_danger() {
    assert_eq!(attacked(&[1, 1], &[2, 1, 1, 1, 1]), "pass");
    assert_eq!(attacked(&[1, 1, 1, 1, 4], &[2]), "react Crash Gem");
}

/// P2 sends gems that would finish P3; P1 can crash against them.
fn asked_to_save(mine: &[u8], others: &[u8]) -> String {
    let zones = |pile: &[u8]| {
        let hand: Value = json!({"Crash Gem": 1, "1-gem": 4});
        json!({"pile": pile, "hand": hand, "bag": {"1-gem": 2}})
    };
    let doomed = json!({
        "pile": [1, 1, 1, 1, 1, 1, 1, 1], "hand": {"1-gem": 5},
        "discard": {"1-gem": 1, "Crash Gem": 1},
    });
    let players = vec![
        player("Quince", zones(mine)),
        player("Zane", zones(others)),
        player("Onimaru", doomed),
    ];
    let mut position = position("ffa-3", players);
    position["turn"] = json!("P2");
    answers(&position, &["play Crash Gem", "crash 3 at P3"], P1)
}

/// PS-23.8: only the lowest wants the game to end; the other one saves whoever is about to lose.
#[test]
fn whoever_is_not_lowest_saves_the_loser() {
    assert_eq!(asked_to_save(&[3, 2], &[3]), "react Crash Gem");
    assert_eq!(asked_to_save(&[1], &[3, 2]), "pass");
}

/// PS-4.31: with ten gems and a crash in hand nobody ends his actions, nor plays his only action
/// on anything else.
#[test]
fn a_useful_crash_is_not_left_in_hand() {
    let mine = json!({
        "pile": [1, 1, 1, 2, 2, 2], "hand": {"Combine": 1, "Crash Gem": 1, "Ouch!": 1, "1-gem": 2},
        "bag": {"1-gem": 4},
    });
    let first = answers(&duel(mine.clone()), &[], P1);
    assert!(["play Combine", "play Crash Gem"].contains(&first.as_str()), "{first}");
    let then = answers(&duel(mine), &["play Combine", "combine 2+2"], P1);
    assert_eq!(then, "play Crash Gem");
}

/// PS-4.24: piggy banks keep what is good to have.
#[test]
fn good_chips_are_kept() {
    let mine = json!({
        "pile": [], "hand": {"Safe Keeping": 1, "Crash Gem": 1, "Wound": 2, "1-gem": 1},
        "bag": {"1-gem": 5}, "discard": {"Wound": 4},
    });
    let said = ["play Safe Keeping", "pass", "end actions", "pay 1-gem", "buy 1-gem", "end buying"];
    assert_eq!(answers(&duel(mine), &said, P1), "keep Crash Gem");
}

/// PS-8.3, PS-23.7: somebody who would fall answers with all he has.
#[test]
fn sends_that_kill_are_answered() {
    let p1 = json!({
        "pile": [2], "hand": {"Crash Gem": 1, "1-gem": 4}, "bag": {"1-gem": 2},
    });
    let p2 = json!({
        "pile": [3, 3, 2, 1], "hand": {"Crash Gem": 1, "1-gem": 4}, "bag": {"1-gem": 2},
    });
    let position = position("duel", vec![player("Quince", p1), player("Zane", p2)]);
    assert_eq!(answers(&position, &["play Crash Gem", "crash 2 at P2"], P2), "react Crash Gem");
}
