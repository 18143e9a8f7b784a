//! The files of weights: what is written is what is read.

use bots::{Lineups, Taught, Weights};
use evals::{FantasyClash, FlashDuel, PuzzleStrike, Shadows};
use serde::de::DeserializeOwned;
use std::fs;
use std::path::{Path, PathBuf};

type WeightsOf<E> = <E as Taught>::Weights;
type Drill = <FantasyClash as Taught>::Drill;
type Armies = <FantasyClash as Taught>::Lineups;

fn check<W: Weights>() {
    let weights = W::default();
    let file = W::FILE;
    let numbers = weights.numbers();
    assert!(numbers.iter().all(|n| n.is_finite() && *n > 0.0), "{file}: {numbers:?}");
    let all = W::of(&numbers);
    assert!(all == weights, "{file}: numbers and names are in one order");
    assert!(W::ABOUT.iter().all(|about| about.len() > 10), "{file} says what each is");
    // What is written is read as the same numbers, whatever the order of the lines.
    let text = weights.written("Two lines\nabove.");
    assert!(text.starts_with("# Two lines\n# above.\n"), "{text}");
    let read: toml::Table = toml::from_str(&text).expect("it is TOML");
    for (name, number) in W::NAMES.iter().zip(numbers) {
        let again = read[*name].as_float().expect("a number") as f32;
        assert_eq!(again, number, "{name} of {file}");
    }
    assert_eq!(read.len(), W::NAMES.len());
}

/// Numbers that were guessed are read like those that are used.
fn check_guessed<W: Weights + DeserializeOwned>() -> PathBuf {
    let path = guessed().join(W::FILE);
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let weights: W = toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let numbers = weights.numbers();
    assert!(numbers.iter().all(|n| n.is_finite() && *n > 0.0), "{}: {numbers:?}", path.display());
    path
}

fn guessed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("weights/guessed")
}

#[test]
fn every_guess_is_read_like_what_was_learnt() {
    let mut read = vec![
        check_guessed::<WeightsOf<FlashDuel>>(),
        check_guessed::<WeightsOf<PuzzleStrike>>(),
        check_guessed::<Drill>(),
    ];
    let files = fs::read_dir(guessed()).expect("it is there");
    let mut all: Vec<PathBuf> = files.map(|file| file.expect("it is there").path()).collect();
    read.sort();
    all.sort();
    assert_eq!(read, all, "every file there is read");
}

#[test]
fn every_file_is_read_and_written_alike() {
    check::<WeightsOf<FlashDuel>>();
    check::<WeightsOf<PuzzleStrike>>();
    check::<WeightsOf<FantasyClash>>();
    check::<WeightsOf<Shadows>>();
    check::<Drill>();
}

/// The head is a comment, and what is written is what is read.
#[test]
fn armies_are_read_as_they_are_written() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights").join(Armies::FILE);
    let text = fs::read_to_string(path).expect("it is there");
    let learnt = Armies::read(&text).expect("an army for each faction");
    assert!(learnt != Armies::plain(), "something was learnt");
    for armies in [learnt, Armies::plain()] {
        let written = armies.written("Two lines\nabove.");
        assert!(written.starts_with("# Two lines\n# above.\n"), "{written}");
        assert!(Armies::read(&written) == Ok(armies));
    }
}

/// FC-2.3: a file that somebody has changed by hand says what is wrong with it.
#[test]
fn armies_that_are_none_are_refused() {
    let text = Armies::plain().written("");
    let why = |text: &str| Armies::read(text).expect_err("it is refused");
    let trolls = text.matches("\"Trolls\"").count();
    assert!(trolls > 0, "{text}");
    assert_eq!(why("goblins = []"), "`goblins` is no faction");
    assert_eq!(why(""), "the army of alliance is missing");
    let dragons = why(&text.replacen("\"Trolls\"", "\"Drakes\"", 1));
    assert_eq!(dragons, "orcs: Drakes: that card is not in your deck (FC-2.1)");
    let heroes = why(&text.replacen("\"Trolls\"", "\"Kholek\"", 1));
    let full = "your force has all its cards of that class (FC-2.3)";
    assert_eq!(heroes, format!("orcs: Goblin King: {full}"), "a second Hero");
    assert!(why(&text.replacen("\"Trolls\"", "\"Ents\"", 1)).contains("`Ents` is no unit"));
    assert_eq!(why(&text.replacen("\"Trolls\", ", "", 1)), "orcs: a row has 5 cards, not 4");
    assert!(why("alliance = 5").starts_with("alliance: "));
}
