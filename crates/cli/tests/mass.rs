//! Mass play from the command line: reports, runs that stop by themselves or go on, the ladder.

mod common;

use common::{folder, run, text};
use serde_json::Value;
use std::fs;

#[test]
fn mass_play_is_the_same_on_any_number_of_threads() {
    let here = folder("sim");
    let sim = |threads: &str| {
        let (json, csv) =
            (here.join(format!("{threads}.json")), here.join(format!("{threads}.csv")));
        let args = ["sim", "flash-duel", "--mode", "full", "--games", "12", "--characters"];
        let more = ["Grave,Jaina,Rook", "--bots", "greedy,random", "--threads", threads];
        let files = ["--json", text(&json), "--csv", text(&csv)];
        let ran = run(&[&args[..], &more, &files].concat(), "").ends(0).says("95 %");
        let out = ran.out.lines().filter(|l| !l.starts_with("Written")).collect::<String>();
        let read = |file| fs::read_to_string(file).expect("a report");
        (out, read(&json), read(&csv))
    };
    assert_eq!(sim("1"), sim("2"));
}

#[test]
fn mass_play_says_what_it_rounds_and_refuses_what_it_cannot() {
    let args = ["sim", "flash-duel", "--mode", "full", "--characters", "Grave,Jaina,Rook"];
    let ran = run(&[&args[..], &["--games", "4", "--bots", "random"]].concat(), "").ends(0);
    ran.complains("4 games are rounded up to 6").says("by opp.: ");
    let args = ["sim", "flash-duel", "--games", "2", "--bots", "random"];
    run(&args, "").ends(0).complains("1 match-up of 2 games");
    let ran = run(&args, "").ends(0).says("Everybody played against himself");
    assert!(!ran.out.contains("(a mirror"), "{}", ran.out);
    let three = ["--games", "4", "--bots", "greedy,random,greedy"];
    let ran = run(&[&["sim", "flash-duel", "--mode", "full"][..], &three].concat(), "").ends(2);
    ran.complains("full has room for 2 of the bots, not 3");
    let two = ["--mode", "solo-rook", "--games", "4", "--bots", "greedy,random"];
    run(&[&["sim", "flash-duel"][..], &two].concat(), "").ends(2).complains("room for 1");
    let args = ["sim", "flash-duel", "--games", "2", "--json", "/nonexistent/x.json"];
    run(&args, "").ends(2).complains("`/nonexistent/x.json` cannot be written");
    let args = ["sim", "flash-duel", "--threads", "1000000"];
    run(&args, "").ends(2).complains("--threads is at most");
}

#[test]
fn every_mode_can_be_simulated() {
    for game in catalog::games() {
        for mode in game.modes() {
            let name = [game.name(), "--mode", mode.name];
            let args = [&["sim"], &name[..], &["--games", "4", "--bots", "random"]].concat();
            run(&args, "").ends(0).says("A game takes");
        }
    }
    let args = ["sim", "puzzle-strike", "--clockwork", "--games", "4", "--bots", "random"];
    run(&args, "").ends(0).says("A game takes");
    let args = ["sim", "puzzle-strike", "--mode", "ffa-4", "--characters", "Zane,Gwen"];
    run(&args, "").ends(2).complains("needs 4 different characters");
    let args = ["sim", "puzzle-strike", "--mode", "team", "--bots", "random,greedy,random"];
    run(&args, "").ends(2).complains("room for 2");
    let args = ["sim", "flash-duel", "--mode", "simple", "--characters", "Grave"];
    run(&args, "").ends(2).complains("no option of simple (but of full,");
    let args = ["sim", "flash-duel", "--mode", "team", "--characters", "Grave,Rook"];
    run(&args, "").ends(2).complains("needs 4 different characters");
}

/// Ctrl-C shows what has been played so far.
#[cfg(unix)]
#[test]
fn an_interrupted_run_prints_its_results() {
    use std::io::{BufRead, BufReader, Read};
    let args = ["sim", "flash-duel", "--games", "100000000", "--bots", "random,greedy"];
    let mut child = common::command(&args).spawn().expect("the program starts");
    let mut err = BufReader::new(child.stderr.take().expect("its errors are ours"));
    let mut line = String::new();
    err.read_line(&mut line).expect("it says that Ctrl-C is watched");
    assert!(line.contains("Ctrl-C"), "{line}");
    let pid = child.id().to_string();
    let sent = std::process::Command::new("kill").args(["-INT", &pid]).status();
    assert!(sent.expect("kill runs").success());
    let mut out = String::new();
    child.stdout.take().expect("its output is ours").read_to_string(&mut out).expect("text");
    assert!(child.wait().expect("it ends").success());
    assert!(out.contains("Stopped early") && out.contains("seat"), "{out}");
}

const TWO: [&str; 4] = ["sim", "flash-duel", "--bots", "greedy,random"];

#[test]
fn a_run_stops_when_it_is_sure() {
    let args = [&TWO[..], &["--until", "over:60", "--games", "5000"]].concat();
    let ran = run(&args, "").ends(0).fits_80_columns();
    let ran = ran.says("Sure (95 %): greedy wins more than 60 % against random");
    ran.says("It holds whenever");
    let args = [&TWO[..], &["--until", "width:40", "--confidence", "90"]].concat();
    run(&args, "").ends(0).says("Sure enough: no interval (90 %)").says("  90 %");
    let args = [&TWO[..], &["--until", "over:60", "--games", "2"]].concat();
    run(&args, "").ends(0).says("Not sure yet (95 %) whether greedy wins 60 % against random");
    for (wrong, said) in [
        (&["--until", "over:100"][..], "`width:N` or `over:N`"),
        (&["--until", "often"], "`width:N` or `over:N`"),
        (&["--until", "width:5", "--confidence", "100"], "less than 100"),
        (&["--confidence", "90"], "--until"),
        (&["--until", "over:60", "--bots", "greedy"], "two different bots"),
        (&["--meet-bots", "--bots", "easy,easy"], "two different bots"),
    ] {
        let game = ["sim", "flash-duel"];
        run(&[&game[..], wrong].concat(), "").ends(2).complains(said);
    }
}

#[test]
fn bots_meet_in_every_game_and_others_are_drawn() {
    for game in catalog::games() {
        let args = ["sim", game.name(), "--meet-bots", "--bots", "random,gentle", "--games", "2"];
        run(&args, "").ends(0).says("gentle against random").complains("of 2 games");
    }
    let args = ["sim", "flash-duel", "--meet-bots", "--bots", "random,gentle,easy", "--games", "9"];
    run(&args, "").ends(0).complains("3 match-ups of 4 games").complains("rounded up to 12");
    let args = ["sim", "puzzle-strike", "--mode", "ffa-4", "--meet-bots", "--bots", "random,easy"];
    run(&args, "").ends(2).complains("two sides meet; ffa-4 has 4");
    let args = ["sim", "flash-duel", "--mode", "solo-rook", "--meet-bots", "--bots", "random,easy"];
    run(&args, "").ends(2).complains("room for 1");
}

#[test]
fn only_the_pairs_that_are_named_meet() {
    let full = ["sim", "flash-duel", "--mode", "full", "--bots", "random", "--games", "8"];
    let ran = run(&[&full[..], &["--pairs", "Grave/Jaina,Rook/Midori"]].concat(), "").ends(0);
    let ran = ran.complains("2 match-ups of 4 games").says("Grave").says("Midori");
    assert!(!ran.out.contains("Grave against Rook") && !ran.out.contains("Setsuki"), "{}", ran.out);
    let bots = ["--meet-bots", "--bots", "random,gentle,easy", "--pairs", "easy/random"];
    let ran = run(&[&["sim", "flash-duel", "--games", "2"][..], &bots].concat(), "").ends(0);
    assert!(!ran.complains("1 match-up of 2 games").out.contains("gentle"));
    for wrong in ["Grave", "Grave/Grave", "Grave/Nobody"] {
        let ran = run(&[&full[..], &["--pairs", wrong]].concat(), "").ends(2);
        ran.complains(&format!("`{wrong}` is no pair that meets here, as A/B of Grave, Jaina"));
    }
}

/// The same match-ups in each bank; the report tells the banks apart.
#[test]
fn banks_that_are_named_are_all_played_in() {
    let here = folder("sim-banks");
    let (json, csv) = (here.join("banks.json"), here.join("banks.csv"));
    let sim = ["sim", "puzzle-strike", "--bots", "random", "--characters", "Zane,Gwen", "--games"];
    let sim = |games: &str, more: &[&str]| run(&[&sim[..], &[games], more].concat(), "");
    let read = |path| fs::read_to_string(path).expect("a report");
    let files = ["--json", text(&json), "--csv", text(&csv)];
    let three = ["--bank", "the hammer, First Game,random"];
    let ran = sim("6", &[&three[..], &files].concat()).ends(0).fits_80_columns();
    let ran = ran.complains("3 match-ups of 2 games").says("\nbank The Hammer\n");
    ran.says("\nbank random\n");
    let report: Value = serde_json::from_str(&read(&json)).expect("JSON");
    let rows = report["conditions"].as_array().expect("a row for each bank");
    let banks: Vec<&Value> = rows.iter().map(|row| &row["is"]).collect();
    assert_eq!(banks, ["The Hammer", "First Game", "random"]);
    assert!(rows.iter().all(|row| row["games"] == 2 && row["labels"][0]["high"].is_number()));
    let bank = |i: usize| &report["plan"]["match_ups"][i]["seatings"][0]["setup"]["bank"];
    assert!(bank(0) != bank(1) && bank(1) != bank(2), "{report}");
    assert!(read(&csv).starts_with("bank,label,"));
    sim("2", &["--bank", "all"]).ends(0).complains("6 match-ups").says("bank No Attacks");
    let two = ["--bank", "The Hammer,random", "--first", "all"];
    sim("2", &two).ends(0).complains("6 match-ups").says("bank, first The Hammer, P2");
    sim("2", &[&["--bank", "The Hammer"][..], &files].concat()).ends(0);
    assert!(!read(&json).contains("condition") && read(&csv).starts_with("label,"));
    let meet = ["--meet-bots", "--bots", "random,gentle", "--games", "4", "--bank", "all"];
    let ran = run(&[&["sim", "puzzle-strike"][..], &meet].concat(), "").ends(0);
    ran.complains("6 match-ups of 2 games").says("bank Combo Crazy");
}

#[test]
fn banks_that_cannot_be_played_in_are_refused() {
    let sim = |more: &[&str]| run(&[&["sim", "puzzle-strike", "--games", "2"], more].concat(), "");
    let unknown = sim(&["--bank", "First Game,The Hamer"]).ends(2);
    unknown.complains("`--bank` is one of First Game, ").complains("not `The Hamer`");
    let twice = sim(&["--bank", "First Game,first game"]).ends(2);
    twice.complains("bank First Game is there twice");
    let other = sim(&["--bank", "random,First Game", "--sets", "base"]).ends(2);
    other.complains("with bank First Game: the bank First Game is of shadows");
    for command in ["rate", "ladder"] {
        let ran = run(&[command, "puzzle-strike", "--bank", "all"], "").ends(2);
        ran.complains("bots are compared with one bank");
    }
}

/// Nobody is left out without a word.
#[test]
fn more_bots_than_sides_are_refused_in_every_game() {
    for game in catalog::games().into_iter().filter(|game| game.name() != "flash-duel") {
        let args = ["sim", game.name(), "--games", "2", "--bots", "random,easy,greedy"];
        run(&args, "").ends(2).complains("has room for 2 of the bots, not 3");
    }
}

#[test]
fn help_says_in_which_mode_bots_are_compared() {
    for command in ["rate", "ladder"] {
        run(&[command, "--help"], "").ends(0).says("but `full` in Flash Duel");
    }
}

/// Whoever reads only the first lines of the tables still gets the files.
#[cfg(unix)]
#[test]
fn files_are_written_whether_or_not_anybody_reads_the_tables() {
    let page = folder("sim-unread").join("page.html");
    let args = [&TWO[..], &["--games", "2", "--html", text(&page)]].concat();
    let mut child = common::command(&args).spawn().expect("the program starts");
    drop(child.stdout.take());
    child.wait().expect("it ends");
    assert!(fs::read_to_string(&page).expect("it was written").ends_with("</html>\n"));
}

#[test]
fn a_journal_is_gone_on_with_and_checked() {
    let here = folder("sim-resume");
    let (kept, whole, json) =
        (here.join("kept.jsonl"), here.join("whole.json"), here.join("more.json"));
    let sim = |games: &str, more: &[&str]| {
        run(&[&TWO[..], &["--games", games, "--seed", "4"], more].concat(), "")
    };
    sim("40", &["--json", text(&whole)]).ends(0);
    sim("10", &["--resume", text(&kept)]).ends(0);
    let ran = sim("40", &["--resume", text(&kept), "--json", text(&json)]).ends(0);
    ran.complains("10 games are in `");
    let read = |path| fs::read_to_string(path).expect("a report");
    assert_eq!(read(&whole), read(&json));
    let other = ["--resume", text(&kept), "--seed", "5"];
    let ran = run(&[&TWO[..], &other].concat(), "").ends(2);
    ran.complains("kept.jsonl`: it belongs to another run (seed: 4 there, 5 here)");
    fs::write(&kept, read(&kept) + "rubbish\n").expect("it can be written");
    sim("40", &["--resume", text(&kept)]).ends(1).complains("its line 22 is broken");
    sim("40", &["--resume", "/nonexistent/x"]).ends(1).complains("it cannot be written");
}

/// Killed without a word of warning, at any place of its journal.
#[test]
fn a_killed_run_goes_on_to_the_same_result() {
    let here = folder("sim-killed");
    let (kept, whole, json) =
        (here.join("kept.jsonl"), here.join("whole.json"), here.join("more.json"));
    let args = |games: &'static str| [&TWO[..], &["--games", games]].concat();
    let begun = [args("100000000"), vec!["--resume", text(&kept)]].concat();
    let mut child = common::command(&begun).spawn().expect("the program starts");
    let some = || fs::metadata(&kept).is_ok_and(|file| file.len() > 4_000);
    while !some() {
        assert!(child.try_wait().expect("it is ours").is_none(), "it ended by itself");
        std::thread::yield_now();
    }
    child.kill().expect("it is ours");
    child.wait().expect("it is ours");
    run(&[args("200"), vec!["--json", text(&whole)]].concat(), "").ends(0);
    let more = ["--resume", text(&kept), "--json", text(&json)];
    run(&[args("200"), more.to_vec()].concat(), "").ends(0).complains("games are in `");
    let read = |path| fs::read_to_string(path).expect("a report");
    assert_eq!(read(&whole), read(&json));
}

/// No room for more than a few kilobytes: the run stops and says so, and goes on when there is.
#[cfg(unix)]
#[test]
fn a_full_disk_stops_a_run_that_can_go_on_later() {
    let here = folder("sim-full");
    let (kept, whole, json) =
        (here.join("kept.jsonl"), here.join("whole.json"), here.join("more.json"));
    let resumed = [&TWO[..], &["--games", "4000", "--resume", text(&kept)]].concat();
    let small = format!("trap '' XFSZ; ulimit -f 8; exec {} \"$@\"", common::PROGRAM);
    let mut shell = std::process::Command::new("sh");
    let ran = shell.args(["-c", &small, "sh"]).args(&resumed).output().expect("sh runs");
    let said = String::from_utf8(ran.stderr).expect("text");
    assert_eq!(ran.status.code(), Some(1), "{said}");
    assert!(said.contains("cannot write `") && said.contains("kept.jsonl`: "), "{said}");
    let fewer = |files: &[&str]| run(&[&TWO[..], &["--games", "60"], files].concat(), "");
    fewer(&["--json", text(&whole)]).ends(0);
    let files = ["--resume", text(&kept), "--json", text(&json)];
    fewer(&files).ends(0).complains("games are in `");
    let read = |path| fs::read_to_string(path).expect("a report");
    assert_eq!(read(&whole), read(&json));
}

#[test]
fn a_ladder_is_climbed_kept_and_judged() {
    let here = folder("ladder");
    let (kept, json) = (here.join("kept"), here.join("kept/ladder.json"));
    let ladder = |more: &[&str]| run(&[&["ladder", "flash-duel"], more].concat(), "");
    let files = ["--resume", text(&kept), "--json", text(&json)];
    let ran =
        ladder(&[&["--levels", "random,greedy"][..], &files].concat()).ends(0).fits_80_columns();
    let first = ran.says("greedy over random").says(" holds").says("The ladder holds.").out;
    let journal = kept.join("flash-duel-full-greedy-random.jsonl");
    let length = fs::metadata(&journal).expect("it is kept").len();
    let ran = ladder(&[&["--levels", "random,greedy"][..], &files].concat()).ends(0);
    assert_eq!(ran.out, first, "it goes on after the end, and so plays nothing");
    assert_eq!(fs::metadata(&journal).expect("it is kept").len(), length);
    let rows: Value =
        serde_json::from_str(&fs::read_to_string(&json).expect("a table")).expect("JSON");
    assert_eq!((&rows[0]["verdict"], &rows[0]["bound"]), (&"above".into(), &0.6.into()));
    ladder(&["--levels", "greedy,random"]).ends(1).complains("2 of 2 rungs do not hold");
    let few = ladder(&["--levels", "random,greedy", "--games", "2"]).ends(1);
    few.says("open").complains("1 of 1 rungs are not proven");
    let simple = ["--mode", "simple", "--levels", "random,greedy", "--games", "40"];
    ladder(&[&simple[..], &files].concat());
    assert!(kept.join("flash-duel-simple-greedy-random.jsonl").is_file(), "a mode can be named");
    ladder(&["--levels", "random"]).ends(2).complains("at least two levels");
    ladder(&["--levels", "random,genius"]).ends(2).complains("`genius` is no bot");
    run(&["ladder", "chess"], "").ends(2).complains("games are flash-duel");
    run(&["ladder", "--tokens", "1"], "").ends(2).complains("--tokens is for one game");
    run(&["ladder", "--mode", "full"], "").ends(2).complains("<GAME>");
    fs::write(&journal, "rubbish\n").expect("it can be written");
    let ran = ladder(&[&["--levels", "random,greedy"][..], &files].concat()).ends(1);
    ran.complains("greedy-random.jsonl`: its line 1 is broken");
}

#[test]
fn bots_are_rated() {
    let here = folder("rate");
    let json = here.join("rates.json");
    let args = ["rate", "flash-duel", "--bots", "random,greedy", "--json", text(&json)];
    let ran = run(&args, "").ends(0).fits_80_columns().says("100 games").says("Glicko-2");
    let at = |name: &str| ran.out.find(&format!("\n{name} ")).expect("it is rated");
    assert!(at("greedy") < at("random"), "{}", ran.out);
    let all: Value =
        serde_json::from_str(&fs::read_to_string(&json).expect("it is there")).expect("JSON");
    assert_eq!(all["ratings"][0]["label"], "greedy");
    let of = |key: &str| all["ratings"][0][key].as_f64().expect("a number");
    assert!(of("low") < of("rating") && of("rating") < of("high") && of("deviation") < 200.0);
    let page = here.join("rates.html");
    let args = ["rate", "flash-duel", "--bots", "random,easy", "--games", "4"];
    run(&[&args[..], &["--html", text(&page)]].concat(), "").ends(0).says("Written: ");
    assert!(fs::read_to_string(&page).expect("it is there").contains(">Ratings</h2>"));
    run(&["rate", "flash-duel", "--bots", "easy"], "").ends(2).complains("at least two bots");
    run(&["rate", "flash-duel", "--bots", "easy,easy"], "").ends(2).complains("with itself");
}

/// In every game something that has a name is used, and it is on the page.
#[test]
fn a_page_shows_what_was_used_in_every_game() {
    let here = folder("html");
    for (game, options) in [
        ("flash-duel", &["--mode", "full", "--characters", "Grave,Jaina"][..]),
        ("puzzle-strike", &["--characters", "Zane,Gwen"]),
        ("fantasy-clash", &["--factions", "dragons,orcs"]),
        ("shadows", &["--heroes", "Rolan,Eras"]),
    ] {
        let (page, json) = (here.join(format!("{game}.html")), here.join(format!("{game}.json")));
        let files = ["--html", text(&page), "--json", text(&json)];
        let few = ["--games", "6", "--bots", "greedy"];
        run(&[&["sim", game][..], options, &few, &files].concat(), "").ends(0).says("Written: ");
        let read = |path| fs::read_to_string(path).expect("it was written");
        let report: Value = serde_json::from_str(&read(&json)).expect("JSON");
        let used = report["used"][0]["thing"].as_str().expect("something was used").to_string();
        let page = read(&page);
        assert!(page.contains(&format!("<td>{used}</td>")) || used.contains('\''), "{used}");
        assert!(page.contains("What was used") && page.contains("</html>"));
    }
    run(&["sim", "flash-duel", "--uses"], "").ends(2).complains("--uses needs --json or --html");
    let args = ["sim", "flash-duel", "--games", "2", "--html", "/nonexistent/x.html"];
    run(&args, "").ends(2).complains("`/nonexistent/x.html` cannot be written");
}
