//! What bots say in Betrayal although nobody asks them.

use flash_duel::{Choice, Position, Table};
use kernel::{Game, Play, Seat, Seeded, Viewer, Watched};
use serde_json::{Value, json};

const DRAGON: Seat = Seat(4);

/// The Dragon's turn in Betrayal against mortals with few cards, with the traitor card here or
/// there. It is about even: who has lost already finds nothing worth saying.
fn table(loyalty: Value) -> Table {
    let position = json!({
        "mode": "betrayal",
        "round": 1,
        "tokens": [0, 0],
        "tokens_needed": 1,
        "order": ["P4", "P3", "P1", "P2", "P5"],
        "turn": "P5",
        "loyalty": loyalty,
        "fighters": [
            {"who": "Vendetta", "space": 10, "hand": [3],
             "face_up": ["Stun Lock", "Acrobatics", "Surgical Strike"]},
            {"who": "Troq", "space": 1, "hand": [1],
             "face_up": ["Cornered Prey", "War Stomp"], "face_down": ["Giant Growth"]},
            {"who": "Zane", "space": 4, "hand": [1],
             "face_up": [], "face_down": ["Shoulder Ram", "Landmine", "Maximum Anarchy"]},
            {"who": "Gwen", "space": 1, "hand": [1],
             "face_up": ["Shadow Plague", "Shadowswarm", "Relentless Strikes"]},
            {"who": "Dragon", "space": 13, "hand": [1, 1, 2, 2, 2, 3, 3, 4],
             "face_up": ["Black Diamond Hide", "Wing Buffet", "Tail Sweep", "Rampage",
                         "Crushed Dreams"],
             "face_down": ["Bellowing Roar"], "hit_points": 3},
        ],
        "draw_pile": [1, 2, 3, 3, 3, 4, 5, 5, 5],
        "discard": [
            1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
            4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5,
        ],
    });
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
