//! Mass play of a toy: repeatable on any number of threads, stoppable, honest about failures.

#[path = "../../bots/tests/toy/mod.rs"]
#[allow(dead_code, reason = "the toy has doors that only the players' tests use")]
mod toy;

use arena::*;
use bots::{Evaluation, Player, Random, UnknownBot, by_name};
use kernel::{Finish, Imagined, Seat};
use std::sync::atomic::{AtomicBool, Ordering};
use toy::{Deck, KUHN, Kuhn, Say};

#[derive(Clone)]
struct Even;

impl Evaluation<Kuhn> for Even {
    fn value(&self, _: &Imagined<Kuhn>, _: Seat) -> f32 {
        0.5
    }
}

/// Gives up as soon as it may, or says what nobody offered.
struct Rude(Say);

impl Player<Kuhn> for Rude {
    fn answer(&mut self, _: Seat, _: &toy::Look, _: &[Say]) -> Say {
        self.0
    }
    fn might_say(&self, choice: Say) -> bool {
        choice == Say::Concede
    }
    fn interject(&mut self, seat: Seat, _: &toy::Look, options: &[Say]) -> Option<Say> {
        (seat == Seat(1) && self.0 == Say::Bet).then(|| options[0])
    }
}

fn maker(name: &str, seed: u64) -> Result<Box<dyn Player<Kuhn>>, UnknownBot> {
    by_name(name, Even, seed)
}

fn entrant(bot: &str, team: u8) -> Entrant {
    Entrant { label: bot.to_string(), bot: bot.to_string(), team }
}

fn seating(setup: Deck, bots: [&str; 2]) -> Seating<Kuhn> {
    Seating { setup, seats: vec![entrant(bots[0], 0), entrant(bots[1], 1)] }
}

/// Greedy against random, changing seats, and the mirror of random, on a deck with equal cards.
fn plan(games: u64, seed: u64) -> Plan<Kuhn> {
    let deck = Deck { ranks: 4, copies: 2, endless: false };
    let turns = vec![seating(deck, ["greedy", "random"]), seating(deck, ["random", "greedy"])];
    let mirror = MatchUp { seatings: vec![seating(deck, ["random", "random"])] };
    Plan { match_ups: vec![MatchUp { seatings: turns }, mirror], games, seed }
}

fn play(plan: &Plan<Kuhn>, threads: usize) -> Result<Report, RunError> {
    run(plan, &maker, threads, &mut |_| {}, &AtomicBool::new(false))
}

fn report(plan: &Plan<Kuhn>, threads: usize) -> Report {
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
    assert!((2.0..=3.0).contains(&decisions), "{decisions}");
}

#[test]
fn a_stopped_run_reports_what_was_played() {
    let stop = AtomicBool::new(false);
    let mut heard = Vec::new();
    let mut on_progress = |p: Progress| {
        heard.push(p.done);
        stop.store(p.done > 0, Ordering::Relaxed);
    };
    let plan = plan(1_000_000, 3);
    let report = run(&plan, &maker, 2, &mut on_progress, &stop).expect("stopping is no error");
    assert!(!report.complete);
    assert!(0 < report.games && report.games < report.planned);
    assert_eq!(heard, [0, report.games]);
    let pairs: u64 = report.pairs.iter().map(|p| p.score.games).sum();
    let met = report.pair("greedy", "random").expect("match-ups take turns").score.games;
    assert_eq!(pairs, report.games + met, "each game once, but rivals are seen from both sides");
    let said = format!("Stopped early: {} of 2000000 games", report.games);
    assert!(text(&report, 80).contains(&said));
    assert!(json(&report).contains("\"complete\": false"));
}

#[test]
fn a_run_stopped_before_it_began_has_an_empty_report() {
    let none = run(&plan(5, 3), &maker, 2, &mut |_| {}, &AtomicBool::new(true));
    let none = none.expect("stopping is no error");
    assert_eq!((none.games, none.complete, none.mean_decisions), (0, false, None));
    assert!(text(&none, 80).contains("0 of 10 games"));
    assert_eq!(csv(&none).lines().count(), 1);
}

#[test]
fn a_game_that_never_ends_is_an_error_with_setup_and_seed() {
    let setup = Deck { endless: true, ..KUHN };
    let match_up = MatchUp { seatings: vec![seating(setup, ["random", "random"])] };
    let error =
        play(&Plan { match_ups: vec![match_up], games: 3, seed: 9 }, 2).expect_err("endless");
    let RunError::Game { match_up: 0, game: 0, failure } = &error else { panic!("{error}") };
    assert_eq!((failure.seed, &failure.reason), (game_seed(9, 0, 0), &GameError::Endless));
    let said = error.to_string();
    assert!(said.contains("no end after 100000 answers"), "{said}");
    assert!(said.contains(r#"setup {"ranks":3,"copies":1,"endless":true}"#), "{said}");
}

#[test]
fn a_plan_that_cannot_be_played_says_every_reason() {
    let match_ups = vec![MatchUp { seatings: vec![] }];
    let said = play(&Plan { match_ups, games: 0, seed: 1 }, 1).expect_err("empty").to_string();
    assert!(said.contains("no games") && said.contains("match-up 0 has no seating"), "{said}");
    let mut unknown = plan(1, 1);
    unknown.match_ups[0].seatings[0].seats[0].bot = "genius".into();
    let said = play(&unknown, 1).expect_err("nobody is called that").to_string();
    assert_eq!(said, "`genius` is no bot; the bots are random, greedy");
    let mut bad = plan(1, 1);
    bad.match_ups[0].seatings[0].setup.ranks = 0;
    let said = play(&bad, 1).expect_err("no cards").to_string();
    assert!(said.contains("two hands need two cards"), "{said}");
}

#[test]
fn players_that_do_not_fit_are_refused() {
    let mut alone: Vec<Box<dyn Player<Kuhn>>> = vec![Box::new(Random::new(1))];
    let failure = play_one(&KUHN, &mut alone, 1).expect_err("one player, two seats");
    assert_eq!(failure.reason, GameError::Players { seats: 2, players: 1 });
    let mut liars: Vec<Box<dyn Player<Kuhn>>> =
        vec![Box::new(Rude(Say::Concede)), Box::new(Random::new(1))];
    let failure = play_one(&KUHN, &mut liars, 1).expect_err("conceding is no answer");
    assert!(matches!(failure.reason, GameError::NotOffered { seat: Seat(0), .. }), "{failure}");
}

#[test]
fn a_player_may_interject_before_it_answers() {
    let mut players: Vec<Box<dyn Player<Kuhn>>> =
        vec![Box::new(Random::new(1)), Box::new(Rude(Say::Bet))];
    let record = play_one(&KUHN, &mut players, 1).expect("conceding ends the game");
    assert_eq!(record.outcome.finish(Seat(1)), Finish::Lost);
    assert_eq!((record.answers, record.decisions, record.first), (2, 1, Some(Seat(0))));
}

#[test]
fn a_panic_is_reported_with_its_seed() {
    struct Clumsy;
    impl Player<Kuhn> for Clumsy {
        fn answer(&mut self, _: Seat, _: &toy::Look, _: &[Say]) -> Say {
            panic!("dropped the cards")
        }
    }
    let mut players: Vec<Box<dyn Player<Kuhn>>> = vec![Box::new(Clumsy), Box::new(Clumsy)];
    let failure = play_one(&KUHN, &mut players, 77).expect_err("nobody can play like that");
    assert_eq!(failure.reason, GameError::Panicked("dropped the cards".into()));
    assert_eq!(failure.seed, 77);
}
