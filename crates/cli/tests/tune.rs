//! Teaching bots from the command line: what cannot be taught is refused before anything is played,
//! and what is learnt is told, and written only if it surely wins.

mod common;

use common::{folder, run, text};
use std::fs;

#[test]
fn what_a_game_does_not_have_cannot_be_taught() {
    let tune = |args: &[&str]| run(&[&["tune"], args].concat(), "").ends(2);
    tune(&["flash-duel", "--lineups"]).complains("nothing is brought to flash-duel");
    tune(&["shadows", "--quick"]).complains("quick answers of shadows rest on no numbers");
    tune(&["flash-duel", "--keep", "luck"]).complains("`luck` is none of the numbers");
    tune(&["chess", "--lineups"]).complains("`chess`");
}

#[test]
fn only_one_thing_is_taught_at_a_time() {
    let tune = |args: &[&str]| run(&[&["tune", "fantasy-clash"], args].concat(), "").ends(2);
    tune(&["--lineups", "--quick"]).complains("cannot be used with");
    tune(&["--lineups", "--games", "10"]).complains("cannot be used with");
    tune(&["--rounds", "10"]).complains("--lineups");
    tune(&["--lineups", "--rounds", "0"]).complains("are at least 1");
}

#[test]
fn a_file_to_begin_with_is_checked() {
    let here = folder("tune");
    let begun = |what: &str, written: &str| {
        let file = here.join("begun.toml");
        fs::write(&file, written).expect("a file");
        let args = ["tune", "fantasy-clash", what, "--from", text(&file)];
        run(&args, "").ends(2)
    };
    begun("--lineups", "").complains("the army of alliance is missing");
    begun("--lineups", "goblins = []").complains("`goblins` is no faction");
    begun("--lineups", "alliance = [").complains("begun.toml");
    let ran = begun("--quick", "advance = -1\nnoise = \"loud\"");
    ran.complains("`advance` is to be above 0")
        .complains("`noise` is no number")
        .complains("`guard` is missing");
    begun("--quick", "luck = 1.0").complains("`luck` is no number that is weighed");
    let ran = begun("--quick", "advance = inf\nfades = 1e39\nguard = nan\nnoise = 1e7");
    ran.complains("`advance` is no finite number")
        .complains("`fades` is no finite number")
        .complains("`guard` is no finite number")
        .complains("`noise` is to be at most 1000000");
    let args = ["tune", "fantasy-clash", "--lineups", "--from", "/nonexistent/x.toml"];
    run(&args, "").ends(2).complains("/nonexistent/x.toml");
    let args = ["tune", "fantasy-clash", "--lineups", "--out", "/nonexistent/x.toml"];
    run(&args, "").ends(2).complains("/nonexistent/x.toml");
}

/// What is printed apart from the numbers themselves.
fn without_remarks(out: &str) -> String {
    let start = out.find("# Learnt by").expect("it says how it was learnt");
    out[start..].to_string()
}

#[test]
fn numbers_are_taught_told_and_begun_with() {
    let here = folder("numbers");
    let (begun, better) = (here.join("begun.toml"), here.join("better.toml"));
    let tune = ["tune", "flash-duel", "--games", "10", "--passes", "2", "--trial", "2"];
    let tune = |more: &[&str]| run(&[&tune[..], more].concat(), "");
    let ran = tune(&[]).ends(0).says("Games held back: ").says("of 2 games against");
    let ran = ran.says("tune flash-duel --games 10 --passes 2 --seed 1`").says("\noutlook = ");
    fs::write(&begun, without_remarks(&ran.out)).expect("a file");
    let out = ["--out", text(&better), "--from", text(&begun), "--seed", "18446744073709551615"];
    tune(&out).ends(1).complains("Pass 2").complains("nothing is written");
    assert!(!better.exists(), "two games prove nothing");
}

#[test]
fn quick_answers_are_taught_and_told() {
    let tune = ["tune", "fantasy-clash", "--quick", "--rounds", "1", "--trial", "2"];
    let ran = run(&tune, "").ends(0).says("of 2 games against what was known before");
    let ran = ran.says("# Learnt by `sparhall tune fantasy-clash --quick --rounds 1 --seed 1`.");
    assert!(without_remarks(&ran.out).contains("\nnoise = "), "{}", ran.out);
}
