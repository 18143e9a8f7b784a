//! parse(print(x)) = x for labels and journals, and garbage gives a reason, never a panic.

mod common;

use catalog::{Listed, Visit};
use common::{play_out, positions, setups};
use flash_duel::{Choice, Mode};
use kernel::{Answer, Commitment, End, Header, Journal, Seat, Verdicts};
use proptest::prelude::*;
use serde_json::{Value, json};

fn flash_duel() -> &'static dyn catalog::AnyGame {
    catalog::game("flash-duel").expect("it is in the list")
}

/// Every choice that a game weighs, offered or refused, is read back from its label.
#[test]
fn every_label_is_read_back() {
    for game in catalog::games() {
        catalog::visit(game.name(), ReadBack).expect("it is in the list");
    }
}

struct ReadBack;
impl Visit for ReadBack {
    type Out = ();
    fn visit<G: Listed>(self) {
        let check = |table: &G, seat: Seat| {
            for (choice, _) in Verdicts::of(table, seat).0 {
                let label = choice.to_string();
                assert!(label.parse::<G::Choice>().ok() == Some(choice), "{label}");
            }
        };
        for setup in setups::<G>() {
            play_out::<G>(&setup, 2, check, |_| ());
        }
    }
}

/// The labels that the documentation shows are labels.
#[test]
fn the_labels_of_the_documentation_are_read() {
    let text = include_str!("../../../docs/notation.md");
    let table = text.split("### Puzzle Strike").next().expect("choices of Flash Duel come first");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    let labels: Vec<&str> = rows.flat_map(|row| row.trim_end_matches('`').split("`, `")).collect();
    assert!(labels.len() > 30, "{labels:?}");
    for label in labels {
        assert!(label.parse::<Choice>().is_ok(), "`{label}` is no choice");
    }
}

fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("move"),
        Just("forward"),
        Just("back"),
        Just("attack"),
        Just("block"),
        Just("dash"),
        Just(","),
        Just("strike"),
        Just("offer"),
        Just("with"),
        Just("P1"),
        Just("P8"),
        Just("P9"),
        Just("2x3"),
        Just("0x1"),
        Just("99x3"),
        Just("+"),
        Just("3"),
        Just("stashed"),
        Just("drawn"),
        Just("(Dragon Form)"),
        Just("(Master of Twos)"),
        Just("by"),
        Just("at"),
        Just("Charged Shot"),
        Just("on"),
        Just("naming"),
        Just("Landmine"),
        Just("18"),
        Just("0"),
        Just("it is"),
        Just("show hand"),
        Just("swap"),
        Just("for"),
        Just("accuse"),
        Just("ä")
    ];
    proptest::collection::vec(word, 0..7).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_label_that_is_read_is_printed_alike(text in prop_oneof![words(), ".*"]) {
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        }
    }

    /// Any label of any seat is taken, refused or explained in the middle of a game.
    #[test]
    fn any_answer_gets_an_answer(text in words(), seat in 0u8..8, mode in 0usize..11) {
        let position = positions(Mode::ALL[mode], 4).swap_remove(1);
        let mut laid = flash_duel().position(&json!(position).to_string(), 1).expect("a position");
        if Seat(seat).index() < laid.table().seat_count() {
            laid.table().explain(Seat(seat), &text);
        }
        let _ = laid.answer(Seat(seat), &text);
    }

    #[test]
    fn a_journal_is_read_back(
        (game, secret) in (".*", proptest::option::of(".*")),
        nonces in proptest::collection::vec(".*", 0..3),
        answers in proptest::collection::vec((".*", ".*"), 0..5),
        end in proptest::option::of((".*", ".*")),
    ) {
        let header = Header {
            game, rules: 1, setup: json!({"mode": "simple"}), commitment: Commitment("00".into()),
            nonces, secret,
        };
        let answer = |(seat, answer)| Answer { seat, answer, epoch: String::new() };
        let answers = answers.into_iter().map(answer).collect();
        let end = end.map(|(hash, secret)| End { hash, secret });
        let journal = Journal { header, answers, end };
        prop_assert_eq!(Journal::read(&journal.to_string()), Ok(journal));
    }

    #[test]
    fn a_broken_journal_says_where(text in ".*", cut in 0usize..400, junk in ".{0,20}") {
        let _ = Journal::read(&text);
        let journal = Journal {
            header: Header {
                game: "flash-duel".into(), rules: 1, setup: json!({"mode": "simple"}),
                commitment: Commitment("00".into()), nonces: Vec::new(), secret: None,
            },
            answers: vec![Answer::new(Seat(0), "move forward 3"); 3],
            end: None,
        };
        let whole = journal.to_string();
        let cut = cut.min(whole.len());
        if let Ok(read) = Journal::read(&format!("{}{junk}", &whole[..cut])) {
            let _ = flash_duel().replay(&read, &mut |_, _, _| ());
        }
    }

    #[test]
    fn garbage_is_no_position(text in ".*") {
        prop_assert!(flash_duel().position(&text, 0).is_err());
    }

    /// A real position with one thing changed is refused, or it can be played.
    #[test]
    fn a_changed_position_is_refused_or_played(
        mode in 0usize..11,
        at in 0usize..200,
        with in prop_oneof![
            Just(Value::Null), Just(json!(0)), Just(json!(1)), Just(json!(255)), Just(json!(-1)),
            Just(json!("P1")), Just(json!("P2")), Just(json!("P5")), Just(json!([])),
            Just(json!([3, 3])), Just(json!(true)), Just(json!("Grave")), Just(json!("Dragon")),
            Just(json!("Clockwork Soldier")), Just(json!(["Landmine"])), Just(json!("east")),
            Just(json!([{"ability": "Clockwork Soldier", "by": "P1", "on": "P2"}])),
        ],
    ) {
        let all = positions(Mode::ALL[mode], 6);
        let mut value = json!(all[at % all.len()]);
        let mut left = at;
        change(&mut value, &mut left, &with);
        if let Ok(mut laid) = flash_duel().position(&value.to_string(), 1) {
            for i in 0..30 {
                let Some(seat) = laid.table().awaits().seats().lowest() else { break };
                let offered = laid.table().offered(seat);
                let label = offered[(at + i) % offered.len()].label.clone();
                laid.answer(seat, &label).expect("what is offered is taken");
            }
        }
    }
}

/// Replaces the leaf that is `left` leaves away.
fn change(value: &mut Value, left: &mut usize, with: &Value) {
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
