//! Whole games and counts of the toys, kept in `golden/toys`; `SPARHALL_GOLDEN=write` writes them.

use scenario::toys::{changeling, counter_crash, plan};
use scenario::{golden, perft_table, transcript};
use std::path::{Path, PathBuf};

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/toys").join(name)
}

fn piles() -> counter_crash::Setup {
    counter_crash::Setup { piles: [[1, 1, 1, 0], [0, 1, 1, 1]] }
}

#[test]
fn transcripts_are_as_before() {
    golden(file("counter-crash.txt"), &transcript::<counter_crash::Table>(&piles(), 1));
    golden(file("plan.txt"), &transcript::<plan::Table>(&(), 1));
}

#[test]
fn counts_are_as_before() {
    let crash = perft_table::<counter_crash::Table>(&[(piles(), 1), (piles(), 2)], 8);
    golden(file("counter-crash.perft"), &crash);
    golden(file("changeling.perft"), &perft_table::<changeling::Table>(&[((), 1)], 4));
}
