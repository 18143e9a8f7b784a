//! Positions of Fantasy Clash that are kept: several armies in the middle of a turn.

mod common;

use catalog::{AnyPosition, Listed, Options};
use common::{house, play_on, play_out, schema};
use fantasy_clash::{Position, Table};
use serde_json::{Value, json};

fn position(value: &Value) -> Result<Box<dyn AnyPosition>, catalog::BadPosition> {
    catalog::game("fantasy-clash").expect("it is in the list").position(&value.to_string(), 7)
}

fn read(value: &Value) -> Box<dyn AnyPosition> {
    position(value).unwrap_or_else(|bad| panic!("{bad}\n{value}"))
}

/// What is agreed, each with the name of its file.
const WAYS: [(&str, &[(&str, &str)]); 4] = [
    ("alliance-orcs", &[]),
    ("dragons-aegyptus-drawn", &[("factions", "dragons,aegyptus"), ("random-force", "yes")]),
    ("catastrophe-orcs-match", &[("factions", "catastrophe,orcs"), ("best-of-three", "yes")]),
    ("aegyptus-alliance-open", &[("factions", "aegyptus,alliance"), ("face-up", "yes")]),
];

/// The positions of a random game, one for each turn.
fn positions(said: &[(&str, &str)]) -> Vec<Position> {
    let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect();
    let options = Options { mode: Some("battle".into()), said };
    let agreed = options.read(&Table::modes()).expect("words of the mode");
    let setup = Table::setup(&agreed).expect("it can be played");
    let mut all = Vec::new();
    let written = |t: &Table| Position::of(t).expect("a turn is about to begin");
    play_out::<Table>(&setup, 20, |_, _| (), |table| all.push(written(table)));
    all
}

#[test]
fn golden_positions_fit_the_schema_and_are_read_back() {
    let schema = schema();
    for (name, said) in WAYS {
        let all = positions(said);
        let mut laid = read(&json!(all[all.len() * 2 / 3]));
        play_on(&mut *laid, 3);
        let written = laid.written();
        let wrong: Vec<String> = schema.iter_errors(&written).map(|e| e.to_string()).collect();
        assert!(wrong.is_empty(), "{written}\n{}", wrong.join("\n"));
        let again = read(&written);
        assert_eq!(again.written(), written);
        assert_eq!(again.table().fingerprint(), laid.table().fingerprint());
        let path = house(&format!("golden/fantasy-clash/positions/{name}.json"));
        let text = serde_json::to_string_pretty(&written).expect("a JSON value") + "\n";
        scenario::golden(path, &text);
    }
}

#[test]
fn every_field_that_cannot_be_read_is_told_at_once() {
    let bad = json!({"factions": ["elves", "orcs"], "colour": "red", "turn": 3,
        "players": [{"force": 5}, {"spent": -1}]});
    let bad = position(&bad).err().expect("nothing is right").0.join("\n");
    for field in ["`colour`", "`factions`", "`turn`", "`players[0].force`", "`players[1].force`"] {
        assert!(bad.contains(field), "{field} is missing in:\n{bad}");
    }
    assert!(bad.contains("`players[1].spent`"), "{bad}");
}

/// FC-2.3: a position that no game can reach is refused with its reasons.
#[test]
fn an_impossible_position_is_refused() {
    let mut all = json!(positions(WAYS[0].1)[0]);
    all["players"][0]["force"][0] = json!({"unit": "Trolls", "at": "A1"});
    let bad = position(&all).err().expect("Trolls are no Alliance").0.join("\n");
    assert!(bad.contains("Trolls"), "{bad}");
}
