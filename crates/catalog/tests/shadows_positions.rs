//! Positions of Shadows that are kept: two and three Heroes in the middle of a game.

mod common;

use common::{is_kept, position, positions_of};
use serde_json::json;
use shadows::Table;

const GAME: &str = "shadows";

/// The name of a file, the mode, and what else is agreed.
type Way = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const WAYS: [Way; 3] = [
    ("akintunde-rolan", "two-heroes", &[("heroes", "Akintunde,Rolan")]),
    ("first-game", "two-heroes", &[("first-game", "yes")]),
    ("three", "three-heroes", &[]),
];

#[test]
fn golden_positions_fit_the_schema_and_are_read_back() {
    for (name, mode, said) in WAYS {
        let all = positions_of::<Table>(mode, said);
        is_kept(GAME, name, &json!(all[all.len() * 2 / 3]), 5);
    }
}

#[test]
fn every_field_that_cannot_be_read_is_told_at_once() {
    let bad = json!({"rounds": "three", "leader": "P9", "colour": "red", "monster": "Unicorn",
        "market": 5, "players": [{"hero": "Nobody"}]});
    let bad = position(GAME, &bad).err().expect("nothing is right").0.join("\n");
    for field in ["`colour`", "`rounds`", "`leader`", "`monster`", "`market`", "`players[0].hero`"]
    {
        assert!(bad.contains(field), "{field} is missing in:\n{bad}");
    }
}

/// SH-2.8, SH-2.12: a position that no game can reach is refused with its reasons.
#[test]
fn an_impossible_position_is_refused() {
    let (_, mode, said) = WAYS[0];
    let mut all = json!(positions_of::<Table>(mode, said)[0]);
    all["players"][0]["cards"] = json!([]);
    let bad = position(GAME, &all).err().expect("his cards are missing").0.join("\n");
    assert!(bad.contains("P1"), "{bad}");
}
