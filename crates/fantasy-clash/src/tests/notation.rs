//! parse(print(x)) = x for every answer, and garbage gives a reason, never a panic.

use super::positions::{few_cases, random_game, ways};
use crate::{Choice, Table};
use kernel::{Game, Seat, Verdicts};
use proptest::prelude::*;

proptest! {
    #![proptest_config(few_cases())]

    /// Every choice that a game weighs, offered or refused, is read back from its label.
    #[test]
    fn every_label_is_read_back(seed: u64, way in 0..ways().len()) {
        let check = |table: &Table, seat: Seat| {
            let mut said = Vec::new();
            table.interjections(seat, &mut said);
            let weighed = Verdicts::of(table, seat).0.into_iter().map(|(choice, _)| choice);
            for choice in weighed.chain(said) {
                assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
            }
        };
        random_game(&ways()[way], seed, check, |_| ());
    }

    /// Whatever is typed is read or refused.
    #[test]
    fn garbage_is_refused(words in proptest::collection::vec(word(), 0..6)) {
        let typed = words.join(" ");
        match typed.parse::<Choice>() {
            Ok(choice) => prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice)),
            Err(reason) => prop_assert!(!reason.is_empty()),
        }
    }
}

fn word() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "pick",
        "orcs",
        "place",
        "swap",
        "lift",
        "deploy",
        "wall",
        "commit",
        "take",
        "back",
        "reveal",
        "use",
        "of",
        "on",
        "move",
        "tunnel",
        "attack",
        "shoot",
        "with",
        "cast",
        "from",
        "at",
        "attach",
        "to",
        "check",
        "by",
        "reinforce",
        "spend",
        "put",
        "end",
        "phase",
        "reroll",
        "keep",
        "replace",
        "block",
        "save",
        "follow",
        "up",
        "stay",
        "choose",
        "pass",
        "go",
        "first",
        "second",
        "A1",
        "C5",
        "E10",
        "F1",
        "A11",
        "A0",
        "C",
        "6",
        "7",
        "-1",
        "Knights",
        "Scout",
        "Assassin",
        "Lightning Bolt",
        "Sword of Kings",
        "ä",
        "",
    ])
}

/// The labels that the documentation shows are labels.
#[test]
fn the_labels_of_the_documentation_are_read() {
    let text = include_str!("../../../../docs/notation.md");
    let table = text.split("## Choices of Fantasy Clash").nth(1).expect("its choices");
    let table = table.split("\n## ").next().expect("something comes after");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    let labels: Vec<&str> = rows.flat_map(|row| row.trim_end_matches('`').split("`, `")).collect();
    assert!(labels.len() > 25, "{labels:?}");
    for label in labels {
        assert!(label.parse::<Choice>().is_ok(), "`{label}` is no choice");
    }
}
