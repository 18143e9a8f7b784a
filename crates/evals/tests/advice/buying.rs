//! What to buy (PS-23.1 to PS-23.5).

use super::{P1, all_answers, answers, duel};
use puzzle_strike::ChipId;
use serde_json::{Value, json};

/// What P1 buys first with all his gems paid.
#[track_caller]
fn buys(mine: Value) -> String {
    let bought = answers(&duel(mine), &["end actions", "pay all"], P1);
    bought.strip_prefix("buy ").unwrap_or_else(|| panic!("it did `{bought}`")).to_string()
}

/// PS-23.1: the first Combine for the first Crash Gem, and no fourth one.
#[test]
fn combines_come_with_crash_gems() {
    let with = |combines: u8| {
        buys(json!({
            "pile": [1, 1, 1], "hand": {"1-gem": 4, "Wound": 1},
            "bag": {"1-gem": 2, "Crash Gem": 1, "2-gem": 2}, "discard": {"Combine": combines},
        }))
    };
    assert_eq!(with(0), "Combine");
    assert_ne!(with(3), "Combine");
}

/// PS-23.2: another Crash Gem about every seven purchases.
#[test]
fn another_crash_gem_about_every_seven_purchases() {
    let with = |crash_gems: u8| {
        buys(json!({
            "pile": [1, 1, 1], "hand": {"1-gem": 3, "2-gem": 1},
            "bag": {"1-gem": 3, "Crash Gem": crash_gems, "Combine": 2},
            "discard": {"2-gem": 1, "Axe Kick": 1, "Safe Keeping": 1, "Button Mashing": 1},
        }))
    };
    assert_eq!(with(1), "Crash Gem");
    assert_ne!(with(3), "Crash Gem");
}

/// PS-23.3: no money gems while the total is above 6.
#[test]
fn no_money_gems_while_the_pile_is_high() {
    let with = |pile: &[u8]| {
        buys(json!({
            "pile": pile, "hand": {"1-gem": 3}, "bag": {"1-gem": 3, "Crash Gem": 1, "Combine": 1},
        }))
    };
    assert_eq!(with(&[1]), "2-gem");
    assert!(!with(&[1, 1, 1, 1, 1, 1, 1]).ends_with("-gem"));
}

/// PS-23.3: at most one purple chip while the total is below 3.
#[test]
fn one_purple_chip_while_the_pile_is_low() {
    let with = |pile: &[u8], combines: u8| {
        buys(json!({
            "pile": pile, "hand": {"2-gem": 2, "1-gem": 1},
            "bag": {"1-gem": 5, "Crash Gem": 1}, "discard": {"Combine": combines, "Axe Kick": 4},
        }))
    };
    let is_purple = |chip: String| chip.contains("Crash") || chip == "Combine";
    assert!(is_purple(with(&[1, 1, 1, 1], 1)));
    assert!(!is_purple(with(&[1], 1)));
}

/// PS-23.4: money among the first purchases, until there is enough of it.
#[test]
fn money_comes_early() {
    let with = |discard: Value, hand: Value| {
        buys(json!({
            "pile": [1], "hand": hand, "bag": {"1-gem": 3, "Crash Gem": 1}, "discard": discard,
        }))
    };
    assert_eq!(with(json!({}), json!({"1-gem": 3})), "2-gem");
    assert_eq!(with(json!({"2-gem": 1}), json!({"1-gem": 3, "Wound": 1})), "2-gem");
    let enough = with(json!({"2-gem": 2, "3-gem": 2}), json!({"1-gem": 3, "Wound": 1}));
    assert!(!enough.ends_with("-gem"), "{enough}");
}

/// PS-23.5: arrows for a deck that cannot play its chips, chips for one that has arrows to spare.
#[test]
fn arrows_and_chips_are_balanced() {
    let gives_arrows = |others: Value| {
        let chip = buys(json!({
            "pile": [1, 1, 1], "hand": {"2-gem": 2, "Wound": 1},
            "bag": {"1-gem": 6, "2-gem": 1, "Crash Gem": 2, "Combine": 4}, "discard": others,
        }));
        ChipId::by_name(&chip).expect("a chip").chip().text.contains("arrow")
    };
    assert!(gives_arrows(json!({"Now or Later": 5, "Just a Scratch": 5, "Signature Move": 5})));
    let full = json!({"Punch, Punch, Kick": 5, "Bang then Fizzle": 4, "Safe Keeping": 4});
    assert!(!gives_arrows(full));
}

/// PS-4.16: a Wound only if nothing better can be bought.
#[test]
fn no_wound_is_bought_while_anything_else_is_affordable() {
    let with = |hand: Value| {
        let mine = json!({
            "pile": [1, 1, 1, 1, 1, 1, 1], "hand": hand,
            "bag": {"1-gem": 4, "Crash Gem": 1}, "discard": {"1-gem": 1},
        });
        duel(mine)
    };
    let wound = |position: &Value, said: &[&str]| {
        all_answers(position, said, P1).contains(&"buy Wound".to_string())
    };
    let poor = with(json!({"1-gem": 1, "Wound": 4}));
    assert!(!wound(&poor, &["end actions"]));
    assert!(!wound(&poor, &["end actions", "pay 1-gem"]));
    let rich = with(json!({"1-gem": 1, "2-gem": 1, "Wound": 3}));
    let after = ["end actions", "pay all", "buy Safe Keeping", "buy Safe Keeping"];
    assert!(!wound(&rich, &after));
}
