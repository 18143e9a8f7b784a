//! Matches in the terminal: played, left, resumed, replayed, verified.

mod common;

use common::{Ran, folder, run, text};
use std::path::Path;

/// Always the first choice, more often than any game lasts.
fn first_choices() -> String {
    "1\n".repeat(2000)
}

fn verified(file: &Path) -> Ran {
    run(&["replay", text(file), "--verify"], "")
}

#[test]
fn a_seeded_game_is_played_to_its_end_and_verified() {
    let file = folder("whole-game").join("game.jsonl");
    let args = ["play", "flash-duel", "--seed", "3", "--save", text(&file)];
    let ran = run(&args, &first_choices()).ends(0).fits_80_columns();
    ran.says("won the game").says(&format!("\n  {} replay {}\n", common::PROGRAM, text(&file)));
    verified(&file).ends(0).says("matches the commitment").says("as recorded");
    run(&["replay", text(&file)], "").ends(0).says("The deal").says("won the game");
}

#[test]
fn every_mode_can_be_played() {
    let here = folder("every-mode");
    for (game, mode) in catalog::games().iter().flat_map(|g| g.modes().into_iter().map(|m| (*g, m)))
    {
        let file = here.join(format!("{}-{}.jsonl", game.name(), mode.name));
        let args = ["play", game.name(), "--mode", mode.name, "--seed", "8", "--bot", "random"];
        let more = ["--data", text(&here), "--save", text(&file)];
        let short: &[&str] = if mode.option("tokens").is_some() { &["--tokens", "1"] } else { &[] };
        run(&[&args[..], &more, short].concat(), &first_choices()).ends(0).fits_80_columns();
        verified(&file).ends(0);
    }
}

/// SH-R3: the game takes a Hand card by card in one order; a person names it as it comes to mind.
/// Of the table only what changed is told, and players have names.
#[test]
fn a_hand_is_named_in_one_line() {
    let file = folder("one-line").join("game.jsonl");
    let args = ["play", "shadows", "--first-game", "--heroes", "Akintunde,Rolan", "--seed", "5"];
    let more = ["--bot", "random", "--save", text(&file)];
    let said =
        "1\n1\ndeal spell to you\ntake 6 9\ntake 6 1 3\non\nplay the fist\nready\nat rolan\n";
    let ran = run(&[&args[..], &more].concat(), said).ends(0).fits_80_columns();
    let ran = ran.says("Name them all in one line").says("`9`: no such choice");
    let ran = ran.says("Your Hand: The Fist, Sword Strike and Earthbreaker.");
    let ran = ran.says("at Rolan").says("You attacked Rolan for 1.");
    assert!(ran.out.matches("  Market: ").count() <= 3, "{}", ran.out);
    assert!(!ran.out.contains("at P2"), "{}", ran.out);
}

/// Choices that make no set are answered in the order in which they are said: the first of these
/// happens, though another is listed before it. A card of a set that comes later is not named
/// alone, and who asks about nothing is told what there is.
#[test]
fn what_is_said_first_happens() {
    let file = folder("said-first").join("game.jsonl");
    let args = ["play", "flash-duel", "--seed", "3", "--bot", "random", "--save", text(&file)];
    let ran = run(&args, "? banana\n2 1\n").ends(0).fits_80_columns();
    ran.says("ask about: move, push, attack").says("could not be chosen as well");
    let kept = std::fs::read_to_string(&file).expect("the match is kept");
    let answers: Vec<&str> = kept.lines().filter(|line| line.contains("\"P1\"")).collect();
    assert!(matches!(answers[..], [one] if one.contains("move back 2")), "{answers:?}");
    let file = folder("named-alone").join("game.jsonl");
    let args = ["play", "shadows", "--first-game", "--heroes", "Akintunde,Rolan", "--seed", "5"];
    let args = [&args[..], &["--bot", "random", "--save", text(&file)]].concat();
    let ran = run(&args, "1\n1\ndeal spell to you\n6\n").ends(0).fits_80_columns();
    ran.says("together with the others, all in one line");
}

/// What a newcomer asks for in vain says where it is, and which side is his.
#[test]
fn hints_are_in_the_browser_and_the_side_is_told() {
    let here = folder("hint");
    let args = ["play", "flash-duel", "--seed", "3", "--data", text(&here)];
    let ran = run(&args, "hint\n? hint\n").ends(0).fits_80_columns().says("You are P1, west on");
    assert_eq!(ran.out.matches("are in the browser").count(), 2, "{}", ran.out);
    let profile = run(&["profile", "--data", text(&here)], "").ends(0);
    assert!(!profile.out.contains("of 0 points"), "{}", profile.out);
}

#[test]
fn closed_input_saves_and_the_match_goes_on_as_it_would_have() {
    let here = folder("eof");
    let (whole, parts) = (here.join("whole.jsonl"), here.join("parts.jsonl"));
    let start = |file: &Path, input: &str| {
        let args = ["play", "flash-duel", "--mode", "full", "--characters", "Grave,Jaina"];
        run(&[&args[..], &["--seed", "9", "--save", text(file)]].concat(), input)
    };
    start(&whole, &first_choices()).ends(0);
    start(&parts, "1\n1\n1\n1\n").ends(0).says("The match is saved").says("--resume");
    let resume = |input: &str| run(&["play", "flash-duel", "--resume", text(&parts)], input);
    resume("1\n1\nquit\n").ends(0).says("The match is saved");
    resume(&first_choices()).ends(0).says("won the game");
    let read = |file: &Path| std::fs::read_to_string(file).expect("a journal");
    assert_eq!(read(&whole), read(&parts));
}

#[test]
fn a_journal_is_complete_after_every_answer() {
    let file = folder("killed").join("game.jsonl");
    let mut child = common::command(&["play", "flash-duel", "--seed", "3", "--save", text(&file)])
        .spawn()
        .expect("the program starts");
    use std::io::{BufRead, BufReader, Write};
    let mut input = child.stdin.take().expect("its input is ours");
    let mut output = BufReader::new(child.stdout.take().expect("its output is ours"));
    let mut until = |words: &str| {
        let mut line = String::new();
        while !line.contains(words) {
            line.clear();
            assert_ne!(output.read_line(&mut line).expect("a line"), 0, "no `{words}`");
        }
    };
    until("choose your action");
    input.write_all(b"1\n").expect("an answer");
    until("choose your action");
    child.kill().expect("it was running");
    child.wait().expect("it ends");
    let journal = std::fs::read_to_string(&file).expect("a journal");
    assert!(journal.lines().count() >= 3, "{journal}");
    run(&["play", "flash-duel", "--resume", text(&file)], "quit\n").ends(0);
}

#[test]
fn questions_and_mistakes_are_answered_in_the_words_of_the_game() {
    let file = folder("help").join("game.jsonl");
    let said = "?\n? attack\n? card 2\n? space 9\n? 1\n? Reversal\n? Zane\n? nonsense\n?push\n\
                rules FD-8.3\nrules FD-99\nlog\ntable\nfoo\n99\nattack 1x5\nsave\nblock 1x3\n";
    let ran = run(&["play", "flash-duel", "--seed", "3", "--save", text(&file)], said);
    let ran = ran.ends(0).fits_80_columns().says("Your choices:").says("concede: Give up.");
    let ran = ran.says("(FD-7.8)").says("(FD-7.4)").says("To block: play exactly as many cards");
    let ran = ran.says("There is no clause `FD-99`").says("`nonsense` is nothing here");
    let ran = ran.says("Reversal — ").says("Captain Zane").says("There are choices 1 to");
    let ran = ran.says("`foo`: no such choice; ? lists them.").says("The match is kept in");
    assert!(!ran.out.contains("P1 may answer"), "{}", ran.out);
}

#[test]
fn words_of_the_game_are_explained_and_capitals_do_not_matter() {
    let file = folder("words").join("game.jsonl");
    let words = ["win", "goal", "time", "last-hit", "recover", "round", "dark", "board", "dash"];
    let more = ["accuse", "P2", "p1", "wait", "rules", "Dashing Strike"];
    let asked: String = words.iter().chain(&more).map(|w| format!("? {w}\n")).collect();
    let said = format!("{asked}rules 7.8\nRULES\nLOG\nH\nMOVE  Forward 2\nQ\n");
    let ran = run(&["play", "flash-duel", "--seed", "3", "--save", text(&file)], &said).ends(0);
    assert!(!ran.out.contains("is nothing here"), "{}", ran.out);
    let ran = ran.fits_80_columns().says("(FD-10.2)").says("(FD-7.11)").says("`? goal`");
    let ran = ran.says("P2, plays East. An opponent").says("FD-7.8").says("FD-8 Responses");
    ran.says("You moved forward with a 2").says("--resume");
}

#[test]
fn a_match_is_resumed_at_the_same_seat_against_the_same_bot() {
    let file = folder("seat").join("game.jsonl");
    let start = ["play", "flash-duel", "--seed", "3", "--seat", "P2", "--bot", "random", "--save"];
    let ran = run(&[&start[..], &[text(&file)]].concat(), "1\n").ends(0);
    // The command stands on a line of its own and needs no more than the file.
    let command = format!("\n  {} play flash-duel --resume {}\n", common::PROGRAM, text(&file));
    ran.says(&command).says("P2 (you)");
    let kept = || std::fs::read_to_string(beside(&file)).expect("it was kept");
    assert!(kept().contains("random"), "{}", kept());
    let resume = ["play", "flash-duel", "--resume", text(&file)];
    let ran = run(&resume, "q\n").ends(0).says("P2 (you)").says(&command);
    assert!(!ran.out.contains("P1 (you)"), "{}", ran.out);
    assert!(kept().contains("random"), "{}", kept());
    run(&[&resume[..], &["--seat", "p2"]].concat(), "q\n").ends(0).says("P2 (you)");
    // The other hand was hidden.
    let ran = run(&[&resume[..], &["--seat", "P1"]].concat(), "q\n").ends(2);
    ran.complains("P2 was played by a person").complains("show you a hand that was hidden");
    let ran = run(&[&resume[..], &["--tokens", "1"]].concat(), "q\n").ends(2);
    ran.complains("--tokens was agreed when the match began");
    run(&[&resume[..], &["--hot-seat"]].concat(), "\nq\n").ends(0).says("Pass the keyboard");
    // Who has seen all hands may go on with any of them.
    run(&[&resume[..], &["--seat", "P1"]].concat(), "q\n").ends(0).says("P1 (you)");
    // A journal that comes alone is resumed as usual.
    std::fs::remove_file(beside(&file)).expect("it was kept");
    run(&resume, "q\n").ends(0).says("P1 (you)");
    assert!(kept().contains("greedy"), "{}", kept());
}

/// Where it is kept who sits where.
fn beside(file: &Path) -> std::path::PathBuf {
    file.with_extension("jsonl.seats.json")
}

/// A match that cargo started is gone on with by cargo, and a folder that was named is named again.
#[test]
fn the_command_that_goes_on_works_as_it_stands() {
    let here = folder("command");
    let args = ["play", "flash-duel", "--seed", "3", "--data", text(&here)];
    let mut child = common::command(&args).env("CARGO", "cargo").spawn().expect("it starts");
    drop(child.stdin.take());
    let out = child.wait_with_output().expect("it ends").stdout;
    let out = String::from_utf8(out).expect("text");
    let line = out.lines().find(|l| l.contains("--resume")).expect("a command");
    assert!(line.starts_with("  cargo run ") && line.contains("-- play flash-duel"), "{line}");
    assert!(line.ends_with(&format!("--data {}", text(&here))), "{line}");
}

/// A part of a label is enough where it fits one choice; else what is near is listed.
#[test]
fn a_choice_is_understood_by_a_part_of_its_label() {
    let file = folder("part").join("game.jsonl");
    let args = ["play", "flash-duel", "--mode", "full", "--seed", "3", "--save", text(&file)];
    let ran = run(&args, "pick\n? jain\njaina\n").ends(0).fits_80_columns();
    let ran = ran.says("`pick`: no such choice; near it: `pick Grave`").says("more.");
    let ran = ran.says("`jain` was understood as `pick Jaina`.").says("Charged Shot — ");
    ran.says("`jaina` was understood as `pick Jaina`.").says("You play Jaina.");
}

/// A choice that fits many spaces is explained once, and a list that is long is not explained at
/// all unless somebody asks.
#[test]
fn a_long_list_of_choices_does_not_flood_the_screen() {
    let file = folder("flood").join("game.jsonl");
    let args = ["play", "flash-duel", "--mode", "full", "--seed", "3", "--save", text(&file)];
    let ran = run(&args, "?\n").ends(0).fits_80_columns();
    let help = ran.out.split("Your choices:").nth(1).expect("the help").to_string();
    assert!(help.lines().count() <= 24, "{help}");
    ran.says("`? NUMBER` or `? NAME`");
}

#[test]
fn no_folder_is_made_for_a_file_that_was_named() {
    let here = folder("no-folder");
    let (file, absent) = (here.join("game.jsonl"), here.join("absent"));
    let said = format!("save {}\n", text(&absent.join("x.jsonl")));
    let args = ["play", "flash-duel", "--seed", "3", "--save"];
    let ran = run(&[&args[..], &[text(&file)]].concat(), &said).ends(0);
    ran.says("there is no folder `").says(&format!("The match is kept in {}.", text(&file)));
    let other = absent.join("y.jsonl");
    run(&[&args[..], &[text(&other)]].concat(), "").ends(2).complains("there is no folder `");
    assert!(!absent.exists());
}

#[test]
fn a_hot_seat_match_is_resumed_hot_seat() {
    let file = folder("hot-seat-resumed").join("game.jsonl");
    let args = ["play", "flash-duel", "--seed", "3", "--hot-seat", "--save", text(&file)];
    run(&args, "\n1\n").ends(0).says(&format!("--resume {}\n", text(&file)));
    let ran = run(&["play", "flash-duel", "--resume", text(&file)], "\n1\n\n1\n").ends(0);
    ran.says("Pass the keyboard to P1").says("Pass the keyboard to P2");
}

#[test]
fn a_low_terminal_keeps_what_ones_own_answer_led_to() {
    let file = folder("low").join("game.jsonl");
    let args = ["play", "flash-duel", "--mode", "raid-4", "--seed", "4", "--save", text(&file)];
    let ran = run(&args, &"1\n".repeat(8)).ends(0).fits_80_columns();
    ran.says("more; `log` tells all").says("You moved forward with a 1").says("ask `? P2`");
}

/// The table and the first choices fit on 24 rows, whatever the news above them; `more` lists the
/// rest.
#[test]
fn a_low_terminal_shows_the_table_and_the_first_choices() {
    let here = folder("fits");
    for (game, mode, seat) in [
        ("flash-duel", "betrayal", "P1"),
        ("flash-duel", "raid-4", "P5"),
        ("flash-duel", "team", "P2"),
        ("flash-duel", "clockwork", "P1"),
        ("puzzle-strike", "duel", "P1"),
        ("puzzle-strike", "ffa-4", "P2"),
        ("puzzle-strike", "team", "P3"),
    ] {
        let args = ["play", game, "--mode", mode, "--seed", "4", "--bot", "random"];
        let file = here.join(format!("{game}-{mode}.jsonl"));
        let more = ["--seat", seat, "--save", text(&file)];
        let ran = run(&[&args[..], &more].concat(), &"more\n1\n".repeat(60)).ends(0);
        let title = if game == "flash-duel" { "Flash Duel, " } else { "Puzzle Strike, " };
        let screens = ran.out.split(title).skip(1).filter(|s| s.contains("? for help>"));
        for screen in screens {
            let rows = screen.split("? for help>").next().unwrap_or_default().lines().count();
            assert!(rows <= 24, "{rows} rows in {mode}:\n{screen}");
        }
        assert!(mode != "raid-4" || ran.out.contains("`more` lists them"), "{}", ran.out);
    }
}

#[test]
fn a_short_solo_game_says_what_it_cannot_earn() {
    let file = folder("short-solo").join("game.jsonl");
    let args = ["play", "flash-duel", "--mode", "solo-dummy", "--tokens", "1", "--save"];
    run(&[&args[..], &[text(&file)]].concat(), "").ends(0).says("need the full game");
    let ran = run(&["play", "flash-duel", "--resume", text(&file)], "").ends(0);
    assert!(!ran.out.contains("need the full game"), "{}", ran.out);
}

#[test]
fn conceding_is_asked_twice() {
    let file = folder("concede").join("game.jsonl");
    let args = ["play", "flash-duel", "--seed", "3", "--save", text(&file)];
    let ran = run(&args, "Concede\nno\nconcede\nyes\n").ends(0).says("You play on.");
    ran.says("You conceded; P2 won the game.");
    verified(&file).ends(0);
}

/// Every game calls it conceding; people call it many things.
#[test]
fn a_match_is_given_up_in_whatever_word() {
    for game in ["flash-duel", "puzzle-strike"] {
        let file = folder(&format!("resign-{game}")).join("game.jsonl");
        let args = ["play", game, "--seed", "3", "--characters", "Zane,Gwen", "--save"];
        let args = match game {
            "flash-duel" => [&["play", game, "--seed", "3", "--save"][..], &[text(&file)]].concat(),
            _ => [&args[..], &[text(&file)]].concat(),
        };
        let ran = run(&args, "? resign\nresign\nno\nResign\nyes\n").ends(0).fits_80_columns();
        let ran = ran.says("concede: Give up.").says("You play on.");
        ran.says(" won the game.");
        verified(&file).ends(0);
    }
    // Nobody gives up a game that has not begun.
    let file = folder("resign-early").join("game.jsonl");
    let ran = run(&["play", "puzzle-strike", "--save", text(&file)], "resign\n").ends(0);
    ran.says("There is nothing to give up yet; `quit` leaves the match.");
}

/// What somebody meets who sits down to Puzzle Strike for the first time.
#[test]
fn a_newcomer_to_puzzle_strike_is_told_what_stands_there() {
    let file = folder("puzzle-newcomer").join("game.jsonl");
    let args = ["play", "puzzle-strike", "--seed", "3", "--characters", "Quince,Zane", "--save"];
    let said = "? thing\n? Hammer\n? roundhouse\n? Grave\n? Ouch!\n? Axe\n? qqq\nend actions\n";
    let ran = run(&[&args[..], &[text(&file)]].concat(), said).ends(0).fits_80_columns();
    let ran = ran.says(" cost in the bank     left cost in the bank     left");
    let ran = ran.says("a black arrow, 0 money, 4 more in hand").says("  1/10  1-gem\n");
    // What is not in this game says so; what is in it is not said to be missing.
    let ran =
        ran.says("The Hammer (Puzzle chip, costs 12").says("is not in the bank of this game.");
    let ran = ran.says("Draw 2. It\n  belongs to the base set, which is not in this game.");
    let ran = ran.says("Grave belongs to the base set, which is not in this game.");
    let ran = ran.says("`Axe` was understood as `Axe Kick in the bank`.");
    let after = |from: &str| ran.out.split(from).nth(1).expect("it was said").to_string();
    assert!(
        !after("\nOuch! (").split("P1, ?").next().expect("some").contains("not in"),
        "{}",
        ran.out
    );
    // Nothing is listed that fills a screen.
    let asked = after("> ? thing\n");
    let asked = asked.split("P1, ?").next().expect("something was said");
    assert!(asked.contains("what is in the bank (`1-gem in the bank`)"), "{asked}");
    assert!(asked.lines().count() <= 7, "{asked}");
    let nothing = after("`qqq` is nothing here");
    assert!(nothing.split("P1, ?").next().expect("some").lines().count() <= 4, "{nothing}");
}

/// Options are called in a refusal as they are written on the command line.
#[test]
fn a_refused_setup_names_the_flags_that_help() {
    let refused = |args: &[&str]| run(&[&["play", "puzzle-strike"], args].concat(), "").ends(2);
    let ran = refused(&["--characters", "Grave", "--bank", "random"]);
    ran.complains("to play with them, say `--sets` base, or `--sets` both");
    let ran = refused(&["--stacks", "Axe Kick, Ouch!"]);
    ran.complains("`--stacks` wants 10 names, separated by commas; it has 2");
    let ran = refused(&["--stacks", "Axe"]).complains("like it: Axe Kick");
    assert!(ran.err.lines().all(|line| line.len() < 100), "{}", ran.err);
}

#[test]
fn a_dash_leaves_the_first_pick_open() {
    let file = folder("dash").join("game.jsonl");
    let args = ["play", "flash-duel", "--mode", "full", "--characters", "-,zane", "--seed", "3"];
    run(&[&args[..], &["--save", text(&file)]].concat(), "").ends(0).says("Pick your character");
}

/// Ctrl-C says where the match is and how to go on.
#[cfg(unix)]
#[test]
fn an_interrupted_match_says_how_to_go_on() {
    use std::io::{BufRead, BufReader, Read};
    let file = folder("interrupted").join("game.jsonl");
    let args = ["play", "flash-duel", "--seed", "3", "--seat", "P2", "--save", text(&file)];
    let mut child = common::command(&args).spawn().expect("the program starts");
    let input = child.stdin.take();
    let mut output = BufReader::new(child.stdout.take().expect("its output is ours"));
    let mut line = String::new();
    while !line.contains("choose your action") {
        line.clear();
        assert_ne!(output.read_line(&mut line).expect("a line"), 0, "no question");
    }
    let pid = child.id().to_string();
    let sent = std::process::Command::new("kill").args(["-INT", &pid]).status();
    assert!(sent.expect("kill runs").success());
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    drop(input);
    assert!(rest.contains("The match is saved") && rest.contains("--resume"), "{rest}");
}

#[test]
fn hot_seat_hides_the_table_between_seats() {
    let file = folder("hot-seat").join("game.jsonl");
    let args = ["play", "flash-duel", "--seed", "3", "--hot-seat", "--save", text(&file)];
    let ran = run(&args, "\n1\n\n1\n").ends(0);
    let ran = ran.says("Pass the keyboard to P1").says("Pass the keyboard to P2");
    // P2 is shown his own hand and not the other's.
    let screen = ran.out.split("Pass the keyboard to P2").nth(1).expect("P2's screen");
    let screen = screen.split("Pass the keyboard").next().expect("the part before the next");
    assert!(screen.contains("P2 (you)") && !screen.contains("P1 (you)"), "{screen}");
    assert_eq!(screen.matches("hand ").count(), 1, "{screen}");
}

/// FD-19.13: whoever would rather not be first hands the question on, and gets it back in the end.
#[test]
fn in_a_hot_seat_raid_the_mortals_choose_their_order() {
    let file = folder("hot-seat-order").join("game.jsonl");
    let args = ["play", "flash-duel", "--mode", "raid-2", "--seed", "3", "--hot-seat"];
    let more = ["--characters", "Grave,Jaina", "--save", text(&file)];
    let said = "\nwait\n\nwait\n\nwait\n\ngo next\nq\n";
    let ran = run(&[&args[..], &more].concat(), said).ends(0).says("P1 (or `wait`)");
    assert_eq!(ran.out.matches("Pass the keyboard to P2").count(), 2, "{}", ran.out);
    let journal = std::fs::read_to_string(&file).expect("a journal");
    let first = journal.lines().nth(1).expect("an answer");
    assert_eq!(first, r#"{"answer":{"seat":"P2","answer":"go next"}}"#);
}

#[test]
fn achievements_are_announced_once_and_kept() {
    let here = folder("achievements");
    let args = ["play", "flash-duel", "--mode", "solo-dummy", "--characters", "Jaina"];
    let more = ["--seed", "2", "--data", text(&here)];
    // No ability, an attack or block wherever there is one; what is no choice is passed over.
    let number = |what: &str| (1..=5).map(|n| format!("{what} 1x{n}\n")).collect::<String>();
    let forward: String = (1..=5).map(|n| format!("move forward {n}\n")).collect();
    let last = "take the hit\nWest goes first\n";
    let plain = format!("pass\n{}{}{forward}{last}", number("attack"), number("block"));
    let plain = plain.repeat(300);
    let ran = run(&[&args[..], &more].concat(), &plain).ends(0);
    let earned = ran.out.contains("Achievement:");
    let profile = run(&["profile", "--data", text(&here)], "").ends(0).fits_80_columns();
    let profile = profile.says("of 180 points");
    assert_eq!(profile.out.contains("[x]"), earned, "{}\n{}", ran.out, profile.out);
    assert!(earned, "nothing was earned:\n{}", ran.out);
    let again = run(&[&args[..], &more].concat(), &plain).ends(0);
    assert!(!again.out.contains("Achievement: Initiation"), "{}", again.out);
}
