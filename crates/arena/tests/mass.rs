//! Mass play of a toy: repeatable on any number of threads, stoppable, honest about failures.

mod common;

use arena::*;
use bots::{Player, Random};
use common::{conduct, plan, play, seating, single};
use kernel::{Finish, Seat};
use scenario::toys::endless::{self, Choice, Setup};
use scenario::toys::leduc::Table as Leduc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

const PAIR: Setup = Setup { seats: 2 };

type Players = Vec<Box<dyn Player<endless::Table>>>;

/// Gives up as soon as it may, or says what nobody offered.
struct Rude(Choice);

impl Player<endless::Table> for Rude {
    fn answer(&mut self, _: Seat, _: &endless::Table, _: &[Choice]) -> Choice {
        self.0
    }
    fn might_say(&self, choice: Choice) -> bool {
        choice == Choice::Concede
    }
    fn interject(&mut self, seat: Seat, _: &endless::Table, options: &[Choice]) -> Option<Choice> {
        (seat == Seat(1)).then(|| options[0])
    }
}

fn report(plan: &Plan<Leduc>, threads: usize) -> Report {
    play(plan, threads).expect("the plan can be played")
}

#[test]
fn the_report_is_the_same_on_one_thread_and_on_two() {
    let plan = plan(700, 42);
    let (one, two) = (report(&plan, 1), report(&plan, 2));
    assert_eq!(json(&one), json(&two));
    assert_eq!(csv(&one), csv(&two));
    assert_eq!(text(&one, 80), text(&two, 80));
    assert_ne!(csv(&one), csv(&report(&Plan { seed: 43, ..plan }, 2)));
}

#[test]
fn rows_add_up() {
    let report = report(&plan(500, 1), 2);
    assert!(report.complete);
    assert_eq!((report.games, report.planned), (1000, 1000));
    let pair = |a, b| report.pair(a, b).expect("they met").score;
    let (there, back) = (pair("greedy", "random"), pair("random", "greedy"));
    assert_eq!((there.games, back.games), (500, 500));
    assert_eq!(there.tally.wins, back.tally.losses);
    assert_eq!(there.tally.draws, back.tally.draws);
    assert!(there.tally.draws > 0, "equal cards are a draw");
    assert_eq!(pair("random", "random").games, 500, "a mirror is counted once");
    assert!(report.pair("greedy", "greedy").is_none());
    assert_eq!(report.labels.iter().map(|l| l.score.games).collect::<Vec<_>>(), [500, 500]);
    assert_eq!(report.labels[0].average, report.labels[0].score.estimate.map(|e| e.rate));
    assert_eq!(report.first.tally, report.seats[0].score.tally, "P1 always acts first");
    assert_eq!(report.seats.len(), 2);
    let decisions = report.mean_decisions.expect("games were played");
    assert!((2.0..=8.0).contains(&decisions), "{decisions}");
}

#[test]
fn a_stopped_run_reports_what_was_played() {
    let stop = AtomicBool::new(false);
    let heard = Mutex::new(Vec::new());
    let on_progress = |p: Progress| {
        heard.lock().expect("nobody panics").push(p.done);
        stop.store(p.done >= 100, Ordering::Relaxed);
    };
    let plan = plan(1_000_000, 3);
    let conduct = Conduct { on_progress: &on_progress, ..conduct(2, &stop) };
    let report = run(&plan, &conduct).expect("stopping is no error");
    assert!(!report.complete);
    assert!(0 < report.games && report.games < report.planned);
    let heard = heard.into_inner().expect("nobody panics");
    assert_eq!(heard[0], 0);
    assert!(heard.iter().max().is_some_and(|most| *most >= report.games), "{heard:?}");
    let pairs: u64 = report.pairs.iter().map(|p| p.score.games).sum();
    let met = report.pair("greedy", "random").expect("match-ups take turns").score.games;
    assert_eq!(pairs, report.games + met, "each game once, but rivals are seen from both sides");
    let said = format!("Stopped early: {} of 2000000 games", report.games);
    assert!(text(&report, 80).contains(&said));
    assert!(json(&report).contains("\"complete\": false"));
}

#[test]
fn a_run_stopped_before_it_began_has_an_empty_report() {
    let none = run(&plan(5, 3), &conduct(2, &AtomicBool::new(true)));
    let none = none.expect("stopping is no error");
    assert_eq!((none.games, none.complete, none.mean_decisions), (0, false, None));
    assert!(text(&none, 80).contains("0 of 12 games"));
    assert_eq!(csv(&none).lines().count(), 1);
}

#[test]
fn a_game_that_never_ends_is_an_error_with_setup_and_seed() {
    let seating = seating::<endless::Table>(PAIR, ["random", "random"]);
    let error = play(&single(seating, 3, 9), 2).expect_err("endless");
    let RunError::Game { match_up: 0, game: 0, failure } = &error else { panic!("{error}") };
    assert_eq!((failure.seed, &failure.reason), (game_seed(9, 0, 0), &GameError::Endless));
    let said = error.to_string();
    assert!(said.contains("no end after 100000 answers"), "{said}");
    assert!(said.contains(r#"setup {"seats":2}"#), "{said}");
}

#[test]
fn a_plan_that_cannot_be_played_says_every_reason() {
    let mut none = plan(0, 1);
    none.match_ups[0].seatings.clear();
    none.match_ups[1].seatings.pop();
    let said = play(&none, 1).expect_err("empty").to_string();
    assert!(said.contains("no games") && said.contains("match-up 0 has no seating"), "{said}");
    assert!(said.contains("1 seatings, which do not share deals by 2"), "{said}");
    let mut unknown = plan(1, 1);
    unknown.match_ups[0].seatings[0].seats[0].bot = "genius".into();
    let said = play(&unknown, 1).expect_err("nobody is called that").to_string();
    assert!(said.starts_with("`genius` is no bot; the bots are random, gentle, "), "{said}");
    let seating = seating::<endless::Table>(Setup { seats: 0 }, ["random", "random"]);
    let said = play(&single(seating, 1, 1), 1).expect_err("no seats").to_string();
    assert!(said.contains("0 seats: one to 8 take turns"), "{said}");
}

#[test]
fn players_that_do_not_fit_are_refused() {
    let mut alone: Players = vec![Box::new(Random::new(1))];
    let failure = play_one(&PAIR, &mut alone, 1).expect_err("one player, two seats");
    assert_eq!(failure.reason, GameError::Players { seats: 2, players: 1 });
    let mut liars: Players = vec![Box::new(Rude(Choice::Concede)), Box::new(Random::new(1))];
    let failure = play_one(&PAIR, &mut liars, 1).expect_err("conceding is no answer");
    assert!(matches!(failure.reason, GameError::NotOffered { seat: Seat(0), .. }), "{failure}");
}

#[test]
fn a_player_may_interject_before_it_answers() {
    let mut players: Players = vec![Box::new(Random::new(1)), Box::new(Rude(Choice::Tick))];
    let record = play_one(&PAIR, &mut players, 1).expect("conceding ends the game");
    assert_eq!(record.outcome.finish(Seat(1)), Finish::Lost);
    assert_eq!((record.answers, record.decisions, record.first), (2, 1, Some(Seat(0))));
}

#[test]
fn a_panic_is_reported_with_its_seed() {
    struct Clumsy;
    impl Player<endless::Table> for Clumsy {
        fn answer(&mut self, _: Seat, _: &endless::Table, _: &[Choice]) -> Choice {
            panic!("dropped the cards")
        }
    }
    let mut players: Players = vec![Box::new(Clumsy), Box::new(Clumsy)];
    let failure = play_one(&PAIR, &mut players, 77).expect_err("nobody can play like that");
    assert_eq!(failure.reason, GameError::Panicked("dropped the cards".into()));
    assert_eq!(failure.seed, 77);
}
