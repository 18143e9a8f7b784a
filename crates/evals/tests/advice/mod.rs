//! Positions in which the rulebook has advice, and what the greedy player does in them.

mod buying;
mod playing;

use bots::{Greedy, Player};
use evals::PuzzleStrike;
use kernel::{Game, Play, Seat, Seeded, Viewer, Watched};
use puzzle_strike::{Position, Table};
use serde_json::{Value, json};

/// A player of the positions: the character's own chips lie in his bag.
pub fn player(character: &str, zones: Value) -> Value {
    let own: &[&str] = match character {
        "Quince" => &["Flagstone Tax", "Patriot Mirror", "Two Truths"],
        "Zane" => &["Crash Bomb", "Crash Potato", "Maximum Anarchy"],
        "Onimaru" => &["Riposte", "Double Slash", "Wartime Tactics"],
        other => panic!("{other} does not play here"),
    };
    let mut player = zones;
    player["character"] = json!(character);
    for chip in own {
        player["bag"][*chip] = json!(1);
    }
    player
}

pub fn position(mode: &str, players: Vec<Value>) -> Value {
    json!({
        "mode": mode,
        "turn": "P1",
        "stacks": [
            "Axe Kick", "Bang then Fizzle", "Blues Are Good", "Button Mashing", "Just a Scratch",
            "Safe Keeping", "Now or Later", "Ouch!", "Punch, Punch, Kick", "Signature Move"
        ],
        "players": players,
    })
}

/// A duel in which P1 has these zones and P2 a starting deck with a middling pile.
pub fn duel(mine: Value) -> Value {
    let theirs = json!({
        "hand": {"1-gem": 5}, "bag": {}, "discard": {"1-gem": 1, "Crash Gem": 1}, "pile": [1, 1, 1]
    });
    position("duel", vec![player("Quince", mine), player("Zane", theirs)])
}

/// What a seat does after these answers, whatever its luck: it answers alike with several seeds.
#[track_caller]
pub fn answers(position: &Value, said: &[&str], seat: Seat) -> String {
    let all = all_answers(position, said, seat);
    assert!(all.iter().all(|answer| *answer == all[0]), "it depends on luck: {all:?}");
    all[0].clone()
}

/// What it does with each of several seeds.
#[track_caller]
pub fn all_answers(position: &Value, said: &[&str], seat: Seat) -> Vec<String> {
    let read: Position = serde_json::from_value(position.clone()).expect("a position");
    let mut table = read.set_up().unwrap_or_else(|bad| panic!("{bad}\n{position}"));
    let mut luck = Seeded::new(5);
    table.run_watching(&mut Play::silent(&mut luck), &mut |_| ());
    for label in said {
        let asked = table.asks().seats().lowest().expect("somebody is asked");
        let choice = label.parse().expect("a label");
        assert!(kernel::is_offered(&table, asked, choice), "{asked} may not `{label}`");
        table.apply(asked, choice, &mut Play::silent(&mut luck));
    }
    assert!(table.asks().asks(seat), "{seat} is not asked");
    let mut choices = Vec::new();
    table.weigh(seat, &mut choices);
    let view = table.view(Viewer::Seat(seat));
    let with = |seed| -> String {
        let mut bot: Greedy<Table, _> = Greedy::new(PuzzleStrike::default(), seed);
        bot.answer(seat, &view, &choices).to_string()
    };
    (0..5).map(with).collect()
}

pub const P1: Seat = Seat(0);
pub const P2: Seat = Seat(1);
