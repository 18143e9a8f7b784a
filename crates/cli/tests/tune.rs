//! Teaching bots from the command line: what cannot be taught is refused before anything is played.

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
    let args = ["tune", "fantasy-clash", "--lineups", "--from", "/nonexistent/x.toml"];
    run(&args, "").ends(2).complains("/nonexistent/x.toml");
    let args = ["tune", "fantasy-clash", "--lineups", "--out", "/nonexistent/x.toml"];
    run(&args, "").ends(2).complains("/nonexistent/x.toml");
}
