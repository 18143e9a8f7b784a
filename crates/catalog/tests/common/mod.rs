//! Real games to take positions, journals and labels from.

#![allow(dead_code)] // each test file uses some of it

use catalog::{AnyPosition, BadPosition, Listed, Options};
use flash_duel::{Mode, Position, Setup, Table};
use kernel::{Asks, Offers, Play, Seat, Seeded};
use serde_json::Value;
use std::path::PathBuf;

/// A random game. `each` sees every table that waits for an answer, `on_turn` every table at which
/// a turn begins together with the luck that follows.
pub fn play_out<G: Listed>(
    setup: &G::Setup,
    seed: u64,
    mut each: impl FnMut(&G, Seat),
    mut on_turn: impl FnMut(&G),
) {
    let mut luck = Seeded::new(seed);
    let mut picks = Seeded::new(!seed);
    let mut table = G::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    while table.asks() != Asks::Over {
        let asked: Vec<Seat> = table.asks().seats().iter().collect();
        let seat = asked[picks.below(asked.len())];
        each(&table, seat);
        let choices = Offers::of(&table, seat).0;
        let choice = choices[picks.below(choices.len())];
        table.apply_watching(seat, choice, &mut Play::silent(&mut luck), &mut on_turn);
    }
}

/// What is agreed in each mode of a game if nobody says anything, and some more of what can be.
pub fn setups<G: Listed>() -> Vec<G::Setup> {
    let modes = G::modes();
    let mut all = Vec::new();
    for mode in &modes {
        let said = |said: &[(&str, &str)]| {
            let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string()));
            let options = Options { mode: Some(mode.name.into()), said: said.collect() };
            options.read(&modes).and_then(|agreed| G::setup(&agreed))
        };
        all.push(said(&[]).unwrap_or_else(|bad| panic!("{}: {bad}", mode.name)));
        for option in &mode.options {
            let others: Vec<&str> = match &option.kind {
                catalog::Kind::YesNo => vec!["yes", "no"],
                catalog::Kind::OneOf { of } => of.clone(),
                _ => Vec::new(),
            };
            let others = others.into_iter().filter(|text| *text != option.default);
            // What does not go alone is refused, which is for the tests of each game.
            all.extend(others.filter_map(|text| said(&[(option.name, text)]).ok()));
        }
    }
    all
}

/// A random game of a mode of Flash Duel.
pub fn random_game(
    mode: Mode,
    seed: u64,
    each: impl FnMut(&Table, Seat),
    on_turn: impl FnMut(&Table),
) {
    play_out(&Setup::of(mode), seed, each, on_turn);
}

/// The positions of a random game, one for each turn after the first.
pub fn positions(mode: Mode, seed: u64) -> Vec<Position> {
    let mut all = Vec::new();
    let written = |t: &Table| Position::of(t).expect("a turn is about to begin");
    random_game(mode, seed, |_, _| (), |t| all.push(written(t)));
    all
}

/// The positions of a random game, one for each turn after the first.
pub fn positions_of<G: Listed>(mode: &str, said: &[(&str, &str)]) -> Vec<G::Position> {
    let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect();
    let options = Options { mode: Some(mode.into()), said };
    let agreed = options.read(&G::modes()).expect("words of the mode");
    let setup = G::setup(&agreed).expect("it can be played");
    let mut all = Vec::new();
    let written = |table: &G| table.written().expect("a turn is about to begin");
    play_out::<G>(&setup, 20, |_, _| (), |table| all.push(written(table)));
    all
}

pub fn position(game: &str, value: &Value) -> Result<Box<dyn AnyPosition>, BadPosition> {
    catalog::game(game).expect("it is in the list").position(&value.to_string(), 7)
}

#[track_caller]
pub fn read(game: &str, value: &Value) -> Box<dyn AnyPosition> {
    position(game, value).unwrap_or_else(|bad| panic!("{bad}\n{value}"))
}

/// Played on for some answers and written down again, a position fits the schema, is read back as
/// the same table, and is the one that is kept under this name.
#[track_caller]
pub fn is_kept(game: &str, name: &str, start: &Value, answers: usize) {
    let mut laid = read(game, start);
    play_on(&mut *laid, answers);
    let written = laid.written();
    fits(&schema(), &written);
    let again = read(game, &written);
    assert_eq!(again.written(), written);
    assert_eq!(again.table().fingerprint(), laid.table().fingerprint());
    let text = serde_json::to_string_pretty(&written).expect("a JSON value") + "\n";
    scenario::golden(house(&format!("golden/{game}/positions/{name}.json")), &text);
}

/// What lies in the folder can be read by whoever gets it.
#[track_caller]
pub fn kept_can_be_read(game: &str, count: usize) {
    let files = std::fs::read_dir(house(&format!("golden/{game}/positions")));
    let mut seen = 0;
    for file in files.expect("there are golden positions") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(read(game, &value).written(), value, "{}", path.display());
        seen += 1;
    }
    assert_eq!(seen, count);
}

#[track_caller]
pub fn fits(schema: &jsonschema::Validator, value: &Value) {
    let wrong: Vec<String> =
        schema.iter_errors(value).map(|e| format!("{}: {e}", e.instance_path())).collect();
    assert!(wrong.is_empty(), "{value}\n{}", wrong.join("\n"));
}

/// A file of the house.
pub fn house(part: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(part)
}

pub fn schema() -> jsonschema::Validator {
    let text = std::fs::read_to_string(house("docs/position.schema.json")).expect("the schema");
    let schema: Value = serde_json::from_str(&text).expect("the schema is JSON");
    jsonschema::validator_for(&schema).expect("the schema is one")
}

/// Plays a position on with the first, the last, the first … choice, luck from the seed.
pub fn play_on(position: &mut dyn AnyPosition, answers: usize) {
    for i in 0..answers {
        let Some(seat) = position.table().awaits().seats().lowest() else { return };
        let offered = position.table().offered(seat);
        let label = &offered[i * 7 % offered.len()].label;
        position.answer(seat, label).expect("what is offered is taken");
    }
}

/// Replaces the leaf that is `left` leaves away.
pub fn change(value: &mut Value, left: &mut usize, with: &Value) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            list.iter_mut().for_each(|item| change(item, left, with));
        }
        Value::Object(map) if !map.is_empty() => {
            map.values_mut().for_each(|item| change(item, left, with));
        }
        leaf => {
            if *left == 0 {
                *leaf = with.clone();
            }
            *left = left.wrapping_sub(1);
        }
    }
}
