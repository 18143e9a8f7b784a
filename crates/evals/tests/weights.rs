//! The files of weights: what is written is what is read.

use bots::{Taught, Weights};
use evals::{FantasyClash, FlashDuel, PuzzleStrike, Shadows};

fn check<E: Taught>() {
    let weights = E::Weights::default();
    let file = E::Weights::FILE;
    let numbers = weights.numbers();
    assert!(numbers.iter().all(|n| n.is_finite() && *n > 0.0), "{file}: {numbers:?}");
    let all = E::Weights::of(&numbers);
    assert!(all == weights, "{file}: numbers and names are in one order");
    assert!(E::Weights::ABOUT.iter().all(|about| about.len() > 10), "{file} says what each is");
    // What is written is read as the same numbers, whatever the order of the lines.
    let text = weights.written("Two lines\nabove.");
    assert!(text.starts_with("# Two lines\n# above.\n"), "{text}");
    let read: toml::Table = toml::from_str(&text).expect("it is TOML");
    for (name, number) in E::Weights::NAMES.iter().zip(numbers) {
        let again = read[*name].as_float().expect("a number") as f32;
        assert_eq!(again, number, "{name} of {file}");
    }
    assert_eq!(read.len(), E::Weights::NAMES.len());
}

#[test]
fn every_file_is_read_and_written_alike() {
    check::<FlashDuel>();
    check::<PuzzleStrike>();
    check::<FantasyClash>();
    check::<Shadows>();
}
