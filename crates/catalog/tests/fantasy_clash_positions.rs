//! Positions of Fantasy Clash that are kept: several armies in the middle of a turn.

mod common;

use common::{is_kept, position, positions_of};
use fantasy_clash::Table;
use serde_json::json;

const GAME: &str = "fantasy-clash";

/// What is agreed, each with the name of its file.
const WAYS: [(&str, &[(&str, &str)]); 4] = [
    ("alliance-orcs", &[("factions", "alliance,orcs")]),
    ("dragons-aegyptus-drawn", &[("factions", "dragons,aegyptus"), ("random-force", "yes")]),
    ("catastrophe-orcs-match", &[("factions", "catastrophe,orcs"), ("best-of-three", "yes")]),
    ("aegyptus-alliance-open", &[("factions", "aegyptus,alliance"), ("face-up", "yes")]),
];

#[test]
fn golden_positions_fit_the_schema_and_are_read_back() {
    for (name, said) in WAYS {
        let all = positions_of::<Table>("battle", said);
        is_kept(GAME, name, &json!(all[all.len() * 2 / 3]), 3);
    }
}

#[test]
fn every_field_that_cannot_be_read_is_told_at_once() {
    let bad = json!({"factions": ["elves", "orcs"], "colour": "red", "turn": 3,
        "players": [{"force": 5}, {"spent": -1}]});
    let bad = position(GAME, &bad).err().expect("nothing is right").0.join("\n");
    for field in ["`colour`", "`factions`", "`turn`", "`players[0].force`", "`players[1].force`"] {
        assert!(bad.contains(field), "{field} is missing in:\n{bad}");
    }
    assert!(bad.contains("`players[1].spent`"), "{bad}");
}

/// FC-2.3: a position that no game can reach is refused with its reasons.
#[test]
fn an_impossible_position_is_refused() {
    let mut all = json!(positions_of::<Table>("battle", WAYS[0].1)[0]);
    all["players"][0]["force"][0] = json!({"unit": "Trolls", "at": "A1"});
    let bad = position(GAME, &all).err().expect("Trolls are no Alliance").0.join("\n");
    assert!(bad.contains("Trolls"), "{bad}");
}
