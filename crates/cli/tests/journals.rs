//! Journals that were cut or changed: the line, the reason, and what could be read.

mod common;

use common::{folder, run, text};
use std::fs;
use std::path::{Path, PathBuf};

/// A whole game in a file.
fn game(test: &str) -> PathBuf {
    let file = folder(test).join("game.jsonl");
    let args = ["play", "flash-duel", "--seed", "3", "--tokens", "1", "--save", text(&file)];
    run(&args, &"1\n".repeat(2000)).ends(0);
    file
}

fn change(file: &Path, change: impl Fn(usize, &str) -> String) {
    let lines = fs::read_to_string(file).expect("a journal");
    let lines: Vec<String> = lines.lines().enumerate().map(|(i, l)| change(i + 1, l)).collect();
    fs::write(file, lines.join("\n") + "\n").expect("it can be written");
}

#[test]
fn an_answer_that_was_changed_is_found_with_its_line() {
    let file = game("changed-answer");
    change(&file, |n, line| match n {
        4 => r#"{"answer":{"seat":"P1","answer":"attack 5x5"}}"#.to_string(),
        _ => line.to_string(),
    });
    let ran = run(&["replay", text(&file), "--verify"], "").ends(1);
    ran.complains("line 4: P1: `attack 5x5` is not legal").complains("2 answers agree");
    let ran = run(&["replay", text(&file)], "").ends(1).says("\n2. P");
    ran.complains("line 4").complains("2 answers could be read");
}

#[test]
fn a_hash_that_was_changed_is_found() {
    let file = game("changed-hash");
    let last = fs::read_to_string(&file).expect("a journal").lines().count();
    change(&file, |n, line| match n == last {
        true => line.replacen(r#""hash":""#, r#""hash":"0"#, 1),
        false => line.to_string(),
    });
    let ran = run(&["replay", text(&file), "--verify"], "").ends(1);
    ran.complains(&format!("line {last}")).complains("the journal says");
}

#[test]
fn a_secret_that_was_changed_is_found() {
    let file = game("changed-secret");
    change(&file, |n, line| match n {
        1 => line.replacen(r#""secret":""#, r#""secret":"00"#, 1),
        _ => line.to_string(),
    });
    run(&["replay", text(&file), "--verify"], "").ends(1).complains("line 1");
    let file = game("changed-commitment");
    change(&file, |n, line| match n {
        1 => line.replacen(r#""commitment":"00"#, r#""commitment":"11"#, 1),
        _ => line.to_string(),
    });
    let ran = run(&["replay", text(&file), "--verify"], "").ends(1);
    ran.complains("line 1: the secret does not match the commitment");
}

#[test]
fn a_journal_that_was_cut_keeps_what_can_be_read() {
    let file = game("cut");
    let whole = fs::read_to_string(&file).expect("a journal");
    let start: usize = whole.lines().take(4).map(|l| l.len() + 1).sum();
    fs::write(&file, &whole[..start + 10]).expect("it can be written");
    let ran = run(&["replay", text(&file)], "").ends(1).says("\n3. P");
    ran.complains("line 5: not a journal line").complains("3 answers could be read");
    run(&["replay", text(&file), "--verify"], "").ends(1).complains("line 5");
    let ran = run(&["play", "flash-duel", "--resume", text(&file)], "quit\n").ends(0);
    ran.says("line 5").says("3 answers could be read and are kept").says(".broken");
    assert_eq!(fs::read_to_string(&file).expect("a journal"), whole[..start]);
    // A second fault leaves the first file as it was.
    let aside = |name: &str| fs::read_to_string(file.with_extension(name)).expect("it was kept");
    fs::write(&file, format!("{}{{", &whole[..start])).expect("it can be written");
    let ran = run(&["play", "flash-duel", "--resume", text(&file)], "quit\n").ends(0);
    ran.says(".broken-2");
    assert_eq!(aside("jsonl.broken"), whole[..start + 10]);
    assert_eq!(aside("jsonl.broken-2"), format!("{}{{", &whole[..start]));
    // A journal that stops between two lines is a match that can be resumed, not a verified one.
    run(&["replay", text(&file)], "").ends(0).says("it can be resumed");
    let ran = run(&["replay", text(&file), "--verify"], "").ends(1);
    assert!(ran.out.starts_with("This match is unfinished"), "{}", ran.out);
    ran.says("All 3 answers are legal").complains("stops before the end of the match");
}

#[test]
fn a_viewer_sees_only_his_own_cards() {
    let file = game("viewer");
    let public = run(&["replay", text(&file), "--viewer", "public"], "").ends(0);
    assert!(!public.out.contains("hand ") && public.out.contains("P1 drew 5 cards"));
    let own = run(&["replay", text(&file), "--viewer", "P2", "--from", "3"], "").ends(0);
    assert!(!own.out.contains("The deal") && own.out.contains("You drew"), "{}", own.out);
    run(&["replay", text(&file), "--viewer", "P5"], "").ends(2).complains("seats are P1 to P2");
    run(&["replay", text(&file), "--viewer", "x"], "").ends(2).complains("public and all");
    // A verdict is about the whole match, whoever looks.
    for also in [&["--viewer", "x"], &["--from", "3"]] {
        let args = [&["replay", text(&file), "--verify"], &also[..]].concat();
        run(&args, "").ends(2).complains("cannot be used with");
    }
}

/// Whatever would run the match again says why it does not, and leaves the file as it is.
#[test]
fn a_journal_of_earlier_rules_is_refused_with_the_reason() {
    let file = game("earlier-rules");
    change(&file, |n, line| match n {
        1 => {
            let (before, rest) = line.split_once(r#""rules":"#).expect("a header says its rules");
            let (_, after) = rest.split_once(',').expect("more follows");
            format!(r#"{before}"rules":1,{after}"#)
        }
        _ => line.to_string(),
    });
    let kept = fs::read(&file).expect("a journal");
    let beside = || fs::read_dir(file.parent().expect("its folder")).expect("it is there").count();
    let files = beside();
    for args in [
        &["replay", text(&file)][..],
        &["replay", text(&file), "--verify"],
        &["replay", text(&file), "--viewer", "all"],
        &["play", "flash-duel", "--resume", text(&file)],
    ] {
        let ran = run(args, "quit\n").ends(1);
        ran.complains("line 1: this match was played under version 1 of the rules of flash-duel")
            .complains("so it cannot be run again")
            .complains("the sparhall that played it can still replay it");
        assert_eq!(fs::read(&file).expect("a journal"), kept, "{args:?}");
    }
    assert_eq!(beside(), files, "nothing is put aside");
}

#[test]
fn what_is_no_journal_is_told() {
    let here = folder("no-journal");
    let file = here.join("x.jsonl");
    for (words, reason) in [
        ("", "the journal is empty"),
        ("hello\n", "line 1: not a journal line"),
        ("{\"answer\":{\"seat\":\"P1\",\"answer\":\"pass\"}}\n", "the header line is missing"),
    ] {
        fs::write(&file, words).expect("it can be written");
        run(&["replay", text(&file)], "").ends(1).complains(reason);
        run(&["play", "flash-duel", "--resume", text(&file)], "").ends(1).complains(reason);
    }
    run(&["replay", text(&here.join("absent"))], "").ends(2).complains("absent");
}
