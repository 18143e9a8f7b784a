//! Runs that stop by themselves, and deals that are played twice.

mod common;

use arena::*;
use bots::{Nothing, Player, UnknownBot, by_name};
use common::{conduct, seating};
use scenario::toys::leduc::Table as Leduc;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

/// Two players at Leduc, with seats swapped on every deal.
fn duel(a: &str, b: &str, games: u64, seed: u64) -> Plan<Leduc> {
    let seatings = vec![seating((), [a, b]), seating((), [b, a])];
    let match_ups = vec![MatchUp { condition: None, seatings }];
    Plan { match_ups, games, per_deal: 2, order: Order::Drawn, seed }
}

fn play_until(plan: &Plan<Leduc>, rule: Rule, threads: usize) -> Report {
    let until = Some(Until { rule, confidence: 0.95 });
    let stop = AtomicBool::new(false);
    run(plan, &Conduct { until, ..conduct(threads, &stop) }).expect("the plan can be played")
}

#[test]
fn a_test_stops_when_it_is_sure_on_any_number_of_threads() {
    let plan = duel("greedy", "random", 100_000, 11);
    let below = play_until(&plan, Rule::Side(0.9), 2);
    let told = below.sequential.as_ref().expect("there was a rule");
    assert_eq!((told.met, told.verdict), (true, Some(Verdict::Below)));
    assert!(below.complete && below.games < 2_000, "{} games", below.games);
    let rate = below.pair("greedy", "random").and_then(|p| p.score.estimate).expect("they met");
    assert!(rate.high < 0.9, "{rate:?}");
    assert_eq!(json(&below), json(&play_until(&plan, Rule::Side(0.9), 1)));
    let above = play_until(&plan, Rule::Side(0.2), 2);
    assert_eq!(above.sequential.as_ref().and_then(|s| s.verdict), Some(Verdict::Above));
    assert!(text(&above, 80).contains("Sure (95 %): greedy wins more than 20 % against random"));
}

#[test]
fn a_test_that_is_not_sure_says_so() {
    let report = play_until(&duel("random", "random", 60, 11), Rule::Side(0.5), 2);
    // A mirror has no rate of one against the other, so nothing can be sure.
    assert_eq!(report.games, 60);
    let report = play_until(&duel("greedy", "random", 10, 11), Rule::Side(0.55), 2);
    let told = report.sequential.as_ref().expect("there was a rule");
    assert_eq!((told.met, told.verdict), (false, Some(Verdict::Open)));
    assert!(text(&report, 80).contains("Not sure yet"), "{}", text(&report, 80));
}

#[test]
fn a_width_is_reached_with_as_many_games_as_it_takes() {
    let plan = duel("greedy", "random", 100_000, 11);
    let games = |width| {
        let report = play_until(&plan, Rule::Width(width), 2);
        let e = report.pairs[0].score.estimate.expect("they met");
        assert!(report.complete && e.high - e.low <= width, "{e:?}");
        report.games
    };
    let (wide, narrow) = (games(0.3), games(0.15));
    assert!(wide * 2 < narrow && narrow < 3_000, "{wide} and {narrow} games");
}

#[test]
fn a_run_with_a_rule_goes_on_by_its_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.jsonl");
    let whole = play_until(&duel("greedy", "random", 100_000, 11), Rule::Side(0.9), 2);
    for games in [20, 100_000] {
        let plan = duel("greedy", "random", games, 11);
        let journal = Journal::open(&path, &plan, false).expect("the journal fits");
        let until = Some(Until { rule: Rule::Side(0.9), confidence: 0.95 });
        let stop = AtomicBool::new(false);
        let conduct = Conduct { until, journal: Some(&journal), ..conduct(2, &stop) };
        let report = run(&plan, &conduct).expect("the plan can be played");
        if games > 20 {
            assert_eq!(json(&report), json(&whole));
        }
    }
}

/// Who keeps what he is asked: the first question of a game shows his cards.
struct Noting<'a> {
    seat: &'a Mutex<Vec<(usize, String)>>,
    asked: bool,
    inner: Box<dyn Player<Leduc>>,
}

impl Player<Leduc> for Noting<'_> {
    fn answer(
        &mut self,
        seat: kernel::Seat,
        view: &<Leduc as kernel::Game>::View,
        choices: &[<Leduc as kernel::Game>::Choice],
    ) -> <Leduc as kernel::Game>::Choice {
        if !self.asked {
            let seen = serde_json::to_string(view).expect("views become JSON");
            self.seat.lock().expect("nobody panics").push((seat.index(), seen));
        }
        self.asked = true;
        self.inner.answer(seat, view, choices)
    }
}

#[test]
fn who_changes_seats_gets_the_other_ones_cards() {
    static NOTED: Mutex<Vec<(usize, String)>> = Mutex::new(Vec::new());
    let maker = |name: &str, seed: u64| -> Result<Box<dyn Player<Leduc>>, UnknownBot> {
        let inner = by_name(name, Nothing, seed)?;
        Ok(Box::new(Noting { seat: &NOTED, asked: false, inner }))
    };
    let plan = duel("random", "greedy", 20, 3);
    let stop = AtomicBool::new(false);
    run(&plan, &Conduct { maker: &maker, ..conduct(1, &stop) }).expect("the plan can be played");
    let noted = NOTED.lock().expect("nobody panics");
    let first: Vec<&String> = noted.iter().filter(|(seat, _)| *seat == 0).map(|(_, v)| v).collect();
    assert_eq!(first.len(), 20);
    let (same, other) = (0..19).partition::<Vec<usize>, _>(|i| i % 2 == 0);
    assert!(same.iter().all(|i| first[*i] == first[i + 1]), "one deal, two games");
    assert!(other.iter().any(|i| first[*i] != first[i + 1]), "the next deal is another");
}

#[test]
fn seatings_share_a_deal_where_the_same_players_change_seats() {
    let swap = |a, b| MatchUp {
        condition: None,
        seatings: vec![seating::<Leduc>((), [a, b]), seating((), [b, a])],
    };
    assert_eq!(shared_deals(&[swap("random", "greedy"), swap("easy", "greedy")]), 2);
    let mut cast = swap("random", "greedy");
    cast.seatings.push(seating((), ["easy", "random"]));
    assert_eq!(shared_deals(&[cast]), 1);
    let alone = MatchUp { condition: None, seatings: vec![seating((), ["easy", "easy"])] };
    assert_eq!(shared_deals(&[swap("random", "greedy"), alone]), 1);
    assert_eq!(shared_deals::<Leduc>(&[]), 1);
}
