//! What bots say in Betrayal although nobody asks them.

use flash_duel::{Choice, Position, Table};
use kernel::{Game, Play, Seat, Seeded, Viewer, Watched};
use serde_json::{Value, json};

const DRAGON: Seat = Seat(4);

/// The golden position of Betrayal with other loyalty cards.
fn table(loyalty: Value) -> Table {
    let text = include_str!("../../../golden/flash-duel/positions/betrayal.json");
    let mut position: Value = serde_json::from_str(text).expect("JSON");
    let fields = position.as_object_mut().expect("an object");
    for other in ["game", "steps", "chance", "answers"] {
        fields.remove(other);
    }
    fields.insert("loyalty".into(), loyalty);
    let position: Position = serde_json::from_value(position).expect("a position");
    let mut table = position.set_up().unwrap_or_else(|bad| panic!("{bad}"));
    table.run_watching(&mut Play::silent(&mut Seeded::new(1)), &mut |_| ());
    table
}

fn greedy_says(table: &Table, seat: Seat) -> Option<Choice> {
    let player = bots::by_name::<Table, _>("greedy", evals::FlashDuel::default(), 5);
    let mut player = player.expect("it is in the list");
    let mut options = Vec::new();
    table.interjections(seat, &mut options);
    assert!(options.contains(&Choice::Concede), "it could give up");
    options.retain(|choice| player.might_say(*choice));
    assert!(!options.contains(&Choice::Concede), "it never does");
    player.interject(seat, &table.view(Viewer::Seat(seat)), &options)
}

/// The card is worth a hit point to the Dragon (FD-20.20).
#[test]
fn the_dragon_shows_the_traitor_card() {
    assert_eq!(greedy_says(&table(json!({"traitor": "P5"})), DRAGON), Some(Choice::Reveal));
}

/// Who accuses the wrong one is out (FD-20.17): with nothing known nobody does, whoever it is.
#[test]
fn nobody_is_accused_on_mere_suspicion() {
    for traitor in ["P1", "P3", "P4", "P5"] {
        assert_eq!(greedy_says(&table(json!({"traitor": traitor})), Seat(1)), None, "{traitor}");
    }
}
