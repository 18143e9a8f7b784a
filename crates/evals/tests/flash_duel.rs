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

/// What M4 thinks of a Betrayal in his turn, three spaces from a Dragon with so many hit points. He
/// knows every hand.
fn in_a_betrayal(traitor: &str, hit_points: u8, cards: [u8; 2]) -> f32 {
    let m4 = Seat(3);
    let dragon = [1, 1, 2, 2, 4, 5, 5, 5];
    let place = |who: &str, space: u8, hand: &[u8]| -> Value {
        json!({"who": who, "space": space, "hand": hand})
    };
    let known = |seat: &str, hand: &[u8]| json!({"viewer": "P4", "of": seat, "hand": hand});
    let position = json!({
        "mode": "betrayal", "turn": "P4", "tokens_needed": 1, "loyalty": {"traitor": traitor},
        "fighters": [
            place("Grave", 1, &[1, 2]), place("Jaina", 2, &[1, 2]), place("Midori", 3, &[1, 2]),
            place("Rook", 4, &cards),
            {"who": "Dragon", "space": 7, "hand": dragon, "hit_points": hit_points, "face_up": []},
        ],
        "remembered": [
            known("P1", &[1, 2]), known("P2", &[1, 2]), known("P3", &[1, 2]), known("P5", &dragon),
        ],
    });
    let position: Position = serde_json::from_value(position).expect("it is a position");
    let table = position.set_up().expect("it is possible");
    let view = table.view(Viewer::Seat(m4));
    FlashDuel::default().value(&Table::redeal(&view, &mut Seeded::new(1)), m4)
}

/// FD-20.24: whoever could strike the Dragon is glad of it, but for the traitor: he would not, so
/// it is neither good nor bad for him, though nobody knows of him yet.
#[test]
fn a_hidden_traitor_does_not_threaten_his_own_side() {
    let loyal = |cards| in_a_betrayal("P1", 3, cards);
    assert!(loyal([3, 3]) > loyal([4, 4]) + 0.1);
    let traitor = |cards| in_a_betrayal("P4", 1, cards);
    assert_eq!(traitor([3, 3]), traitor([4, 4]));
    assert!((0.1..0.9).contains(&traitor([3, 3])), "the round is open");
}
