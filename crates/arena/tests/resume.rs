//! A run that is stopped goes on where it was, and comes to what an uninterrupted one comes to.

mod common;

use arena::*;
use common::{conduct, plan, play};
use scenario::toys::leduc::Table as Leduc;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

fn open(path: &Path, plan: &Plan<Leduc>) -> Result<Journal, BadJournal> {
    Journal::open(path, plan, false)
}

/// Plays by this journal and stops after about so many games.
fn play_some(path: &Path, plan: &Plan<Leduc>, games: u64) -> Report {
    let journal = open(path, plan).expect("the journal fits");
    let stop = AtomicBool::new(false);
    let on_progress = |p: Progress| stop.store(p.done >= games, Ordering::Relaxed);
    let conduct =
        Conduct { journal: Some(&journal), on_progress: &on_progress, ..conduct(2, &stop) };
    run(plan, &conduct).expect("the plan can be played")
}

fn lines(path: &Path) -> usize {
    fs::read_to_string(path).expect("there is a journal").lines().count()
}

/// A journal with some deals in it.
fn begun(folder: &Path, plan: &Plan<Leduc>) -> std::path::PathBuf {
    let path = folder.join("run.jsonl");
    let some = play_some(&path, plan, 60);
    assert!(!some.complete && lines(&path) > 30, "{} lines", lines(&path));
    path
}

#[test]
fn a_run_that_is_stopped_twice_comes_to_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan(300, 5);
    let path = begun(folder.path(), &plan);
    let first = lines(&path);
    let more = play_some(&path, &plan, 400);
    assert!(!more.complete && lines(&path) > first);
    let all = play_some(&path, &plan, u64::MAX);
    assert!(all.complete);
    assert_eq!(json(&all), json(&play(&plan, 1).expect("the plan can be played")));
    assert_eq!(lines(&path), 1 + 300, "every deal once: 150 of each match-up");
    let again = open(&path, &plan).expect("the journal fits");
    assert_eq!(again.found(), 300);
}

#[test]
fn known_deals_are_not_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan(20, 5);
    let path = folder.path().join("run.jsonl");
    play_some(&path, &plan, u64::MAX);
    // Somebody makes the first seat win all: if that shows, nothing was played.
    let text = fs::read_to_string(&path).expect("there is a journal");
    let forged: Vec<String> =
        (text.lines()).map(|l| l.replace("[0,2]", "[2,0]").replace("[1,1]", "[2,0]")).collect();
    fs::write(&path, forged.join("\n") + "\n").expect("it can be written");
    let report = play_some(&path, &plan, u64::MAX);
    assert_eq!(report.seats[0].score.tally, Tally { wins: 40, draws: 0, losses: 0 });
}

#[test]
fn more_games_can_be_asked_for_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.jsonl");
    play_some(&path, &plan(20, 5), u64::MAX);
    let more = play_some(&path, &plan(60, 5), u64::MAX);
    assert_eq!(json(&more), json(&play(&plan(60, 5), 2).expect("the plan can be played")));
}

#[test]
fn a_line_cut_off_by_a_crash_is_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan(100, 5);
    let path = begun(folder.path(), &plan);
    let text = fs::read_to_string(&path).expect("there is a journal");
    fs::write(&path, &text[..text.len() - 9]).expect("it can be written");
    let all = play_some(&path, &plan, u64::MAX);
    assert_eq!(json(&all), json(&play(&plan, 2).expect("the plan can be played")));
}

#[test]
fn a_broken_line_is_named_and_nothing_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan(100, 5);
    let path = begun(folder.path(), &plan);
    let whole = fs::read_to_string(&path).expect("there is a journal");
    let second = whole.lines().nth(1).expect("a deal");
    for (bad, why) in [
        ("nonsense", "it is no deal"),
        (second, "is there twice"),
        (r#"{"deal":99,"games":[]}"#, "it has 0 games and not 2"),
    ] {
        fs::write(&path, format!("{whole}{bad}\n")).expect("it can be written");
        let said = open(&path, &plan).err().expect("it is broken").to_string();
        let line = format!("its line {} is broken: ", whole.lines().count() + 1);
        assert!(said.starts_with(&line) && said.contains(why), "{said}");
    }
    for (from, to, why) in
        [("[0,2]", "[0,2,0]", "does not fit 2 seats"), ("[0,2]", "[0,3]", "more than once")]
    {
        fs::write(&path, whole.replace(from, to)).expect("it can be written");
        let said = open(&path, &plan).err().expect("it is broken").to_string();
        assert!(said.contains(why), "{said}");
    }
    fs::write(&path, "a shopping list\n").expect("it can be written");
    let said = open(&path, &plan).err().expect("it is no journal").to_string();
    assert!(said.contains("this is no journal of mass play"), "{said}");
}

#[test]
fn the_journal_of_another_run_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = begun(folder.path(), &plan(100, 5));
    let said = |plan: &Plan<Leduc>| open(&path, plan).err().map(|e| e.to_string());
    assert_eq!(said(&plan(7, 5)), None, "how many games is no part of it");
    let other = said(&plan(100, 6)).expect("another seed");
    assert!(other.ends_with("(seed: 5 there, 6 here)"), "{other}");
    let mut fewer = plan(100, 5);
    fewer.match_ups.pop();
    assert!(said(&fewer).is_some_and(|s| s.contains("(match-ups: ")));
    let watched = Journal::open(&path, &plan(100, 5), true).err().expect("uses are not noted");
    assert!(watched.to_string().contains("(uses noted: no there, yes here)"), "{watched}");
}

#[test]
fn two_runs_do_not_write_to_one_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan(100, 5);
    let path = folder.path().join("run.jsonl");
    let _first = open(&path, &plan).expect("it is new");
    assert_eq!(open(&path, &plan).err(), Some(BadJournal::InUse));
}

#[test]
fn a_journal_that_cannot_be_written_is_said_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = open(&folder.path().join("no/where"), &plan(1, 1)).err().expect("no such folder");
    assert!(matches!(said, BadJournal::Unwritable(_)), "{said}");
    let path = folder.path().join("binary");
    fs::File::create(&path).and_then(|mut f| f.write_all(&[0xff; 9])).expect("it can be written");
    assert!(matches!(open(&path, &plan(1, 1)), Err(BadJournal::Unreadable(_))));
    #[cfg(target_os = "linux")]
    {
        let endless = open(Path::new("/dev/full"), &plan(1, 1)).err().expect("it is no file");
        assert!(endless.to_string().contains("no ordinary file"), "{endless}");
    }
}
