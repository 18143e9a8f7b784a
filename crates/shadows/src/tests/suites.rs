//! Conformance and secrecy, for two and three players and all Heroes.

use crate::{CardId, Event, HeroId, Setup, Table};
use kernel::{Game, Offers, Play, Seeded, Viewer};
use scenario::{Course, Suite, golden, perft};

impl Suite for Table {
    /// What is private is news only to who may know it.
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::NumbersShown { by, to, .. } => viewer.is(*by) || viewer.is(*to),
            // Only the Leader knows what is dealt (SH-3.5).
            Event::ActionDealt { .. } => viewer.is(self.open().leader),
            _ => match event.private_to() {
                Some(seat) => viewer.is(seat),
                None => event.shows(),
            },
        }
    }
}

fn heroes(names: &[&str]) -> Setup {
    let heroes: Vec<HeroId> =
        names.iter().map(|name| HeroId::by_name(name).expect("a Hero")).collect();
    Setup::with_heroes(&heroes)
}

fn setups(names: &[&str]) -> Vec<Setup> {
    vec![heroes(names)]
}

const A: &str = "Akintunde";
const R: &str = "Rolan";
const H: &str = "Ahti";
const E: &str = "Eras";

// Every pair and every three of the Heroes.
scenario::suites! {
    akintunde_rolan: &[A, R], 8;
    akintunde_ahti: &[A, H], 8;
    akintunde_eras: &[A, E], 8;
    rolan_ahti: &[R, H], 8;
    rolan_eras: &[R, E], 8;
    ahti_eras: &[H, E], 8;
    akintunde_rolan_ahti: &[A, R, H], 8;
    akintunde_rolan_eras: &[A, R, E], 12;
    akintunde_ahti_eras: &[A, H, E], 8;
    rolan_ahti_eras: &[R, H, E], 8;
}

/// A Pool of one's own: two of each of the first titles (SH-2.23).
fn pool(from: usize) -> Vec<CardId> {
    CardId::neutrals().cycle().skip(from).take(33).flat_map(|card| [card, card]).collect()
}

/// SH-2.22, SH-2.23, SH-2.24: other ways to set up, with Heroes chosen in turn.
#[test]
fn other_setups_conform_and_keep_secrets() {
    let own = Setup { pools: vec![pool(0), pool(20)], ..Setup::shared(2) };
    let three = Setup { pools: vec![pool(5), pool(30), pool(50)], ..Setup::shared(3) };
    let all = [Setup::first_game(), Setup::shared(2), Setup::shared(3), own, three];
    scenario::conformance::<Table>(&all, 2, 7);
    scenario::secrecy::<Table>(&all, 1, 8);
}

/// SH-R14, SH-9.3, SH-28.5: the same with everything agreed that can be. Where empty questions are
/// left out, whether a seat is asked does depend on hidden cards, by agreement: everybody is told
/// what it depends on, and that is all that anybody learns.
#[test]
fn tables_that_agreed_otherwise_conform_and_keep_secrets() {
    let agreed = |setup: Setup| Setup {
        hard_missions: true,
        optional_attacks: true,
        skip_empty_questions: true,
        ..setup
    };
    let all = [agreed(heroes(&[A, E])), agreed(heroes(&[R, H, E]))];
    scenario::conformance::<Table>(&all, 2, 31);
    scenario::secrecy::<Table>(&all, 2, 32);
}

fn golden_path(name: &str) -> String {
    format!("{}/../../golden/shadows/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A game of this setup after so many random answers.
fn after(setup: &Setup, answers: usize, seed: u64) -> Table {
    let (mut luck, mut whims) = (Seeded::new(seed), Seeded::new(!seed));
    let mut t = Table::start(setup, &mut Play::silent(&mut luck)).expect("it can be played");
    for _ in 0..answers {
        let Some(seat) = t.asks().seats().lowest() else { break };
        let offered = Offers::of(&t, seat).0;
        let choice = offered[whims.below(offered.len())];
        t.apply(seat, choice, &mut Play::silent(&mut luck));
    }
    t
}

/// The ways to play whose trees and games are kept.
fn kept() -> Vec<(&'static str, Setup)> {
    vec![
        ("akintunde-eras", heroes(&[A, E])),
        ("rolan-ahti", heroes(&[R, H])),
        ("three", heroes(&[R, H, E])),
        ("first-game", Setup::first_game()),
    ]
}

/// The beginning and the middle of games, counted: a changed number is a changed rule.
#[test]
fn the_trees_of_decisions_have_their_known_sizes() {
    let mut text = String::new();
    for (name, setup) in kept() {
        for answers in [0, 40, 160] {
            text += &format!("{name} after {answers}:");
            let table = after(&setup, answers, 7);
            for depth in 1..=4 {
                text += &format!(" {}", perft(&table, depth, 7));
            }
            text += "\n";
        }
    }
    golden(golden_path("games.perft"), &text);
}

/// A whole random game: what was answered and who was told what, then what everyone saw at the end.
fn told(setup: &Setup, seed: u64) -> String {
    let course = Course::<Table>::random(setup, seed);
    let json = |event: &Event| serde_json::to_string(event).expect("events become JSON");
    let mut text = String::new();
    for (point, told) in course.told.iter().enumerate() {
        if let Some((seat, choice)) = point.checked_sub(1).map(|i| course.answers[i]) {
            text += &format!("{point}. {seat}: {choice}\n");
        }
        for (audience, event) in told {
            let hears = |viewer: &&Viewer| audience.includes(**viewer);
            let viewers = course.viewers();
            let all: Vec<String> = viewers.iter().filter(hears).map(|v| format!("{v:?}")).collect();
            let to = if all.len() == viewers.len() { "everyone".into() } else { all.join(" ") };
            text += &format!("   to {to}: {}\n", json(event));
        }
    }
    let last = course.tables.last().expect("a game has a table");
    for viewer in course.viewers() {
        let view = serde_json::to_string(&last.view(viewer)).expect("views become JSON");
        text += &format!("{viewer:?} saw {view}\n");
    }
    text
}

/// Whole games, to be read and diffed in review.
#[test]
fn whole_games_go_as_they_went() {
    for (name, setup) in kept() {
        golden(golden_path(&format!("{name}.txt")), &told(&setup, 3));
    }
}

/// A whole match, played at random.
fn a_match() -> kernel::Match<Table> {
    let mut whims = Seeded::new(5);
    let secret = kernel::Secret::from_seed(8);
    let setup = heroes(&[A, R, E]);
    let (mut game, _) =
        kernel::Match::<Table>::start(&setup, secret, Vec::new()).expect("the setup can be played");
    while let Some(seat) = game.asks().seats().lowest() {
        let offered = Offers::of(game.table(), seat).0;
        game.answer(seat, offered[whims.below(offered.len())]).expect("it was offered");
    }
    game
}

/// A journal of these rules, kept since they came into force, still replays to its fingerprint. If
/// it does not, the rules or the JSON of views have changed: raise `Table::RULES`.
#[test]
fn an_old_journal_replays_to_its_fingerprint() {
    let rules = <Table as Game>::RULES;
    let path = golden_path(&format!("journals/match.rules{rules}.jsonl"));
    let kept = scenario::frozen(path, || a_match().journal().to_string());
    let journal = kernel::Journal::read(&kept).expect("it can be read");
    assert!(journal.end.is_some(), "it is a whole match");
    if let Err(why) = kernel::Match::<Table>::replay(&journal, |_, _, _| ()) {
        panic!("{why}; a change of rules or of the JSON of views needs another `Table::RULES`");
    }
}

/// A table is small and flat, and an event costs nothing where nobody listens.
#[test]
fn a_table_is_small() {
    assert!(size_of::<Table>() <= 2_900, "{} bytes", size_of::<Table>());
}
