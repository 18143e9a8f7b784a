//! Positions of Puzzle Strike that are kept: every way to play in the middle of a turn.

mod common;

use common::{change, is_kept, kept_can_be_read, play_on, positions_of};
use proptest::prelude::*;
use puzzle_strike::Table;
use serde_json::{Value, json};

const GAME: &str = "puzzle-strike";

/// What is agreed besides the mode.
type Said = &'static [(&'static str, &'static str)];

/// The modes, then what can be agreed besides; each with the name of its file.
const WAYS: [(&str, &str, Said); 9] = [
    ("duel", "duel", &[("characters", "Quince,Zane")]),
    ("ffa-3", "ffa-3", &[("characters", "Quince,Zane,Onimaru")]),
    ("ffa-4", "ffa-4", &[("characters", "Quince,Zane,Onimaru,Troq")]),
    ("team", "team", &[("characters", "Quince,Zane,Onimaru,Troq")]),
    ("duel-base", "duel", &[("characters", "Geiger,Lum"), ("sets", "base")]),
    ("duel-clockwork", "duel", &[("clockwork", "yes")]),
    ("duel-tournament", "duel", &[("characters", "Quince,Zane"), ("tournament", "yes")]),
    (
        "ffa-4-last-standing",
        "ffa-4",
        &[("characters", "Rook,Zane,Setsuki,Troq"), ("sets", "both"), ("last-standing", "yes")],
    ),
    ("team-promos", "team", &[("sets", "both"), ("promos", "yes")]),
];

/// Everything that can wait for a later turn (PS-2.9, PS-20.38, PS-20.55).
fn waiting() -> Value {
    json!({
        "game": "puzzle-strike", "mode": "duel", "sets": ["shadows", "base"], "turn": "P1",
        "stacks": [
            "Axe Kick", "Bang then Fizzle", "Gems to Gemonade", "Iron Defense", "It's a Trap",
            "Money for Nothing", "Now or Later", "Ouch!", "Punch, Punch, Kick", "X-Copy"
        ],
        "traps": {"Wound": 1, "X-Copy": 2},
        "players": [
            {
                "character": "Geiger", "pile": [1, 3], "crash_gems_in_pile": 1, "money_due": 2,
                "hand": {"1-gem": 4, "Crash Gem": 1, "It's Time for the Past": 1},
                "bag": ["1-gem", "X-Copy"],
                "top_of_bag": [
                    {"face_down": "Future Sight"}, "1-gem", {"face_down": "Research & Development"}
                ],
                "known_in_hand": {"1-gem": 2},
                "known_in_hand_or_face_down": ["Crash Gem", "Future Sight"],
            },
            {
                "character": "Zane", "arrows_due": 1,
                "hand": {"1-gem": 5}, "discard": {"1-gem": 1, "Crash Gem": 1, "Wound": 1},
                "bag": ["Crash Bomb", "Crash Potato", "Maximum Anarchy"],
            },
        ],
    })
}

/// One position of every way to play, in the middle of a turn of a real game.
#[test]
fn golden_positions_fit_the_schema() {
    for (name, mode, said) in WAYS {
        let all = positions_of::<Table>(mode, said);
        is_kept(GAME, name, &json!(all[all.len() * 2 / 3]), 2);
    }
    is_kept(GAME, "waiting", &waiting(), 2);
}

#[test]
fn golden_positions_can_be_read() {
    kept_can_be_read(GAME, WAYS.len() + 1);
}

/// Every field that cannot be read is told at once, each with its place.
#[test]
fn every_field_that_cannot_be_read_is_told_at_once() {
    let mut value = waiting();
    value["traps"] = json!({"Nonsense": 1});
    value["players"][0]["top_of_bag"] = json!([{"face_up": "Wound"}]);
    value["players"][1]["top_of_bag"] = json!([4]);
    value["players"][1]["money_due"] = json!(-1);
    let game = catalog::game("puzzle-strike").expect("it is in the list");
    let bad = game.position(&value.to_string(), 0).err().expect("nothing is right").0;
    let fields =
        ["players[0].top_of_bag", "players[1].money_due", "players[1].top_of_bag", "traps"];
    assert_eq!(bad.len(), fields.len(), "{bad:?}");
    for field in fields {
        assert!(bad.iter().any(|reason| reason.contains(field)), "{field}: {bad:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// A real position with one thing changed is refused, or it can be played.
    #[test]
    fn a_changed_position_is_refused_or_played(
        way in 0..=WAYS.len(),
        at in 0usize..400,
        with in prop_oneof![
            Just(Value::Null), Just(json!(0)), Just(json!(1)), Just(json!(9)), Just(json!(255)),
            Just(json!(-1)), Just(json!("P1")), Just(json!("P3")), Just(json!([])),
            Just(json!([4, 4])), Just(json!(true)), Just(json!("Zane")), Just(json!("Wound")),
            Just(json!("Future Sight")), Just(json!(["Wound"])), Just(json!({"Wound": 30})),
            Just(json!({"face_down": "Wound"})), Just(json!([{"face_down": "1-gem"}])),
        ],
    ) {
        let mut value = match WAYS.get(way) {
            Some((_, mode, said)) => {
                let all = positions_of::<Table>(mode, said);
                json!(all[at % all.len()])
            }
            None => waiting(),
        };
        let mut left = at;
        change(&mut value, &mut left, &with);
        let game = catalog::game("puzzle-strike").expect("it is in the list");
        if let Ok(mut laid) = game.position(&value.to_string(), 1) {
            play_on(&mut *laid, 60);
        }
    }
}
