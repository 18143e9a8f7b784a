//! What the evaluation of Flash Duel sees in a round that is worth more or lost at time-over.

use bots::Evaluation;
use evals::FlashDuel;
use flash_duel::{Position, Table};
use kernel::{Game, Seat, Seeded, Viewer};
use serde_json::{Value, json};

const ME: Seat = Seat(0);

/// The value for West, at the start of whose turn both stand far apart with the same cards.
fn value(position: Value) -> f32 {
    let position: Position = serde_json::from_value(position).expect("it is a position");
    let table = position.set_up().expect("it is possible");
    let view = table.view(Viewer::Seat(ME));
    FlashDuel::default().value(&Table::redeal(&view, &mut Seeded::new(1)), ME)
}

fn against_rook(who: &str, space: u8, discard: &[u8]) -> Value {
    let hand = [1, 2, 3, 4, 5];
    json!({
        "mode": "full", "turn": "P1", "discard": discard,
        "fighters": [
            {"who": who, "space": space, "hand": hand},
            {"who": "Rook", "space": 18, "hand": hand},
        ],
    })
}

const LATE: [u8; 12] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];

/// FD-10.7, FD-22.15: Gwen loses at time-over, so a pile that runs out is against her however far
/// ahead she is; for others it is not.
#[test]
fn gwen_has_no_time_to_lose() {
    let late = value(against_rook("Gwen", 5, &LATE));
    assert!(late + 0.1 < value(against_rook("Gwen", 5, &[])));
    assert!(value(against_rook("Grave", 5, &LATE)) >= value(against_rook("Grave", 5, &[])));
}

/// While there is time her round is open: better and worse tables do not look alike.
#[test]
fn gwen_tells_good_ground_from_bad() {
    assert!(value(against_rook("Gwen", 1, &[])) < value(against_rook("Gwen", 5, &[])));
}

/// FD-4.6, FD-22.11: what a round is worth counts in the game: Gwen's loss costs two tokens, and
/// raised stakes help whoever is behind.
#[test]
fn a_round_counts_for_its_tokens() {
    assert!(value(against_rook("Gwen", 1, &[])) + 0.05 < value(against_rook("Grave", 1, &[])));
    let behind = |lasting: Value| {
        let mut position = against_rook("Lum", 1, &[]);
        position["tokens"] = json!([1, 2]);
        position["lasting"] = lasting;
        value(position)
    };
    let raised = behind(json!([{"ability": "Raise the Stakes", "by": "P1", "on": "P1"}]));
    assert!(behind(json!([])) + 0.05 < raised);
}
