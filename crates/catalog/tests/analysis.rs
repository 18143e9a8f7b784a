//! What is thought of a match that is over: the same every time, about what was really decided, and
//! by nothing that whoever decided could not know.

mod common;

use catalog::{AnyGame, Decision, Depth, Listed, Options, Visit};
use common::{play_out, setups};
use flash_duel::Position;
use kernel::{Asks, Journal, Offers, Play, Seat, Secret, Seeded, Viewer, Watched};
use serde_json::json;
use wire::{Analysed, JudgedPoint};

const QUICKLY: u32 = 12;
const QUICK: Depth = Depth { decisions: 10, simulations: QUICKLY };
/// One decision in so many is compared: a search takes its time.
const SELDOM: usize = 29;

/// A random match of the usual options of a mode, from the deal to its end.
fn played(game: &dyn AnyGame, mode: &str) -> (Journal, Vec<Option<f32>>) {
    let options = Options { mode: Some(mode.into()), ..Options::default() };
    let nonces = vec!["a".to_string()];
    let (mut table, _) = game.start(&options, Secret::from_seed(3), nonces).expect("playable");
    let mut picks = Seeded::new(8);
    while table.table().awaits() != Asks::Over {
        let asked: Vec<Seat> = table.table().awaits().seats().iter().collect();
        let seat = asked[picks.below(asked.len())];
        let offered = table.table().offered(seat);
        let label = &offered[picks.below(offered.len())].label;
        table.answer(seat, label).expect("it is offered");
    }
    let outcome = table.table().ended().expect("it is over");
    let seats = (0..outcome.seats() as u8).map(Seat);
    let results = seats.map(|seat| Some(f32::from(outcome.half_wins(seat)) / 2.0)).collect();
    (table.journal(), results)
}

fn analysed(game: &dyn AnyGame, journal: &Journal, results: &[Option<f32>]) -> Analysed {
    let mut study = game.study(journal, QUICK).expect("it can be replayed");
    let of = study.of();
    for done in 0..of {
        assert_eq!((study.done(), study.of()), (done, of));
        study.think();
    }
    study.analysed(results)
}

fn is_about_the_match(found: &Analysed, journal: &Journal, results: &[Option<f32>], name: &str) {
    assert!(!found.points.is_empty(), "{name}: something was decided");
    assert!(found.points.len() <= QUICK.decisions && found.simulations == QUICKLY, "{name}");
    assert!(found.decisions as usize >= found.points.len(), "{name}");
    assert!(found.points.is_sorted_by_key(|p| p.at), "{name}");
    for JudgedPoint { at, seat, played, best, mistake } in &found.points {
        let answer = &journal.answers[*at as usize];
        assert_eq!((&answer.seat, &answer.answer), (seat, &played.label), "{name}");
        assert!((0.0..=best.chance).contains(&played.chance) && best.chance <= 1.0, "{name}");
        assert!(!played.words.is_empty() && !best.words.is_empty(), "{name}");
        assert!(!mistake || best.label != played.label, "{name}");
        assert!(best.label != played.label || best == played, "{name}");
    }
    let end = journal.answers.len() as u32;
    for side in &found.sides {
        let last = side.curve.last().expect("it has an end");
        let seat = side.seats[0].parse::<Seat>().expect("a seat");
        assert_eq!((last.at, Some(last.chance)), (end, results[seat.index()]), "{name}");
        assert!(side.curve.is_sorted_by(|a, b| a.at < b.at), "{name}: a line goes on");
    }
    let seats: Vec<&String> = found.sides.iter().flat_map(|side| &side.seats).collect();
    assert_eq!(seats.len(), found.seats.len(), "{name}");
    assert!(found.points.iter().all(|p| seats.contains(&&p.seat)), "{name}");
    for swings in found.seats.iter().map(|s| &s.swings).chain([&found.swings]) {
        assert!(swings.iter().all(|s| found.points[*s as usize].mistake), "{name}");
    }
}

/// Duels, teams, everybody against everybody, one against the rules.
#[test]
fn every_mode_of_every_game_is_thought_about_and_always_in_the_same_way() {
    for game in catalog::games() {
        for mode in game.modes() {
            let name = format!("{} {}", game.name(), mode.name);
            let (journal, results) = played(game, mode.name);
            let found = analysed(game, &journal, &results);
            is_about_the_match(&found, &journal, &results, &name);
            let again = analysed(game, &journal, &results);
            let text = |found: &Analysed| serde_json::to_string(found).expect("plain data");
            assert_eq!(text(&found), text(&again), "{name}");
        }
    }
}

/// Of a long match everybody's decisions are thought about, from its beginning to its end.
#[test]
fn a_long_match_is_thought_about_evenly() {
    let game = catalog::game("puzzle-strike").expect("it is in the list");
    let mode = game.modes()[0].name;
    let (journal, results) = played(game, mode);
    let found = analysed(game, &journal, &results);
    assert!(found.decisions > 20, "it is long: {}", found.decisions);
    assert_eq!(found.points.len(), QUICK.decisions);
    for seat in ["P1", "P2"] {
        let own = found.points.iter().filter(|p| p.seat == seat);
        assert_eq!(own.count(), QUICK.decisions / 2, "{seat}");
    }
    let middle = journal.answers.len() as u32 / 2;
    let early = found.points.iter().filter(|p| p.at < middle).count();
    assert!((2..=8).contains(&early), "{early} of 10 in the first half");
}

#[test]
fn a_journal_that_cannot_be_replayed_is_no_match() {
    let game = catalog::game("flash-duel").expect("it is in the list");
    let (mut journal, _) = played(game, "simple");
    journal.header.rules += 1;
    assert!(game.study(&journal, QUICK).is_err());
}

/// Three of the five fours strike from four spaces away: nobody can hold three to block them.
#[test]
fn a_win_that_was_not_taken_is_a_mistake() {
    let position = json!({"mode": "simple", "tokens_needed": 1, "turn": "P1", "fighters": [
        {"space": 5, "hand": [1, 2, 4, 4, 4]}, {"space": 9, "hand": [1, 1, 2, 3, 5]}]});
    let position: Position = serde_json::from_value(position).expect("a position");
    let mut table = position.set_up().expect("it can be set up");
    table.run_watching(&mut Play::silent(&mut Seeded::new(1)), &mut |_| ());
    let judged = |label: &str| {
        let offered = Offers::of(&table, Seat(0)).0;
        let played = offered.iter().find(|c| c.to_string() == label).copied();
        let played = played.unwrap_or_else(|| {
            let labels: Vec<String> = offered.iter().map(ToString::to_string).collect();
            panic!("{label} is not among {labels:?}")
        });
        let decision = Decision::of(&table, 0, Seat(0), played, &Default::default());
        decision.expect("there are choices").judge(400, 7)
    };
    let missed = judged("move back 1");
    assert!(missed.mistake, "{missed:?}");
    assert_eq!((missed.best.label.as_str(), missed.best.chance), ("attack 3x4", 1.0));
    assert!(missed.played.chance < 0.8, "{missed:?}");
    let taken = judged("attack 3x4");
    assert!(!taken.mistake && taken.played == taken.best, "{taken:?}");
}

/// What is judged by an imagined table that the seat cannot tell from the true one is the same.
struct WithOtherCards;
impl Visit for WithOtherCards {
    type Out = usize;
    fn visit<G: Listed>(self) -> usize {
        let (mut seen, mut differ) = (0, 0);
        let knowledge = G::Knowledge::default();
        for (seed, setup) in (0..).zip(setups::<G>()) {
            let compare = |table: &G, seat: Seat| {
                seen += 1;
                let choices = Offers::of(table, seat).0;
                if seen % SELDOM > 0 {
                    return;
                }
                let other = G::redeal(&table.view(Viewer::Seat(seat)), &mut Seeded::new(seed));
                let hides = |t: &G| {
                    (0..t.seats() as u8).map(|s| t.view(Viewer::Seat(Seat(s)))).collect::<Vec<_>>()
                };
                let played = choices[seen % choices.len()];
                let judge = |t: &G| {
                    let decision = Decision::of(t, 5, seat, played, &knowledge)?;
                    Some(decision.judge(QUICKLY, seed))
                };
                let point = judge(table);
                assert_eq!(point, judge(other.table()), "{seat} of {}", G::NAME);
                differ += usize::from(point.is_some() && hides(table) != hides(other.table()));
            };
            play_out::<G>(&setup, seed, compare, |_| ());
        }
        differ
    }
}

#[test]
fn nobody_is_judged_by_cards_he_could_not_know() {
    for game in catalog::games() {
        let differ = catalog::visit(game.name(), WithOtherCards).expect("it is in the list");
        assert!(differ > 5, "{}: {differ} decisions with other cards", game.name());
    }
}
