//! Positions: what is written can be read and means the same table; what no game comes to is
//! refused, each with its reason. And labels, over the same random games.

use super::*;
use crate::{Choice, HeroId, Position, Setup, Table};
use kernel::{Asks, Game, Offers, Play, Seat, Seeded, Verdicts, Watched};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Every way to play.
fn ways() -> Vec<Setup> {
    let [a, b, c, d] = [0, 1, 2, 3].map(HeroId);
    let pool: Vec<crate::CardId> =
        crate::CardId::neutrals().take(30).flat_map(|card| [card, card]).collect();
    vec![
        Setup::with_heroes(&[a, d]),
        Setup::with_heroes(&[b, c, d]),
        Setup::shared(3),
        Setup::first_game(),
        Setup { pools: vec![pool.clone(), pool], ..Setup::shared(2) },
        Setup {
            hard_missions: true,
            optional_attacks: true,
            skip_empty_questions: true,
            ..Setup::shared(2)
        },
    ]
}

/// A random game. `each` sees every table that waits for an answer, `on_turn` every table at which
/// a round begins.
fn random_game(
    setup: &Setup,
    seed: u64,
    mut each: impl FnMut(&Table, Seat),
    mut on_turn: impl FnMut(&Table),
) {
    let (mut luck, mut picks) = (Seeded::new(seed), Seeded::new(!seed));
    let mut table = Table::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    while table.asks() != Asks::Over {
        let asked: Vec<Seat> = table.asks().seats().iter().collect();
        let seat = asked[picks.below(asked.len())];
        each(&table, seat);
        let choices = Offers::of(&table, seat).0;
        let choice = choices[picks.below(choices.len())];
        table.apply_watching(seat, choice, &mut Play::silent(&mut luck), &mut on_turn);
    }
}

fn few_cases() -> ProptestConfig {
    ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() }
}

fn schema() -> jsonschema::Validator {
    let text = include_str!("../../../../docs/position.schema.json");
    let schema: Value = serde_json::from_str(text).expect("the schema is JSON");
    jsonschema::validator_for(&schema).expect("the schema is one")
}

#[track_caller]
fn fits(schema: &jsonschema::Validator, position: &Value) {
    let mut value = position.clone();
    value["game"] = json!("shadows");
    let wrong: Vec<String> =
        schema.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
    assert!(wrong.is_empty(), "{value}\n{}", wrong.join("\n"));
}

proptest! {
    #![proptest_config(few_cases())]

    /// Whatever a game comes to can be written down, read again, and is the same table.
    #[test]
    fn every_round_can_be_written_down(seed: u64, way in 0..ways().len()) {
        let mut rounds = 0;
        let schema = schema();
        random_game(&ways()[way], seed, |_, _| (), |table| {
            let position = Position::of(table).expect("a round begins");
            let json = serde_json::to_string(&position).expect("it becomes JSON");
            let read: Position = serde_json::from_str(&json).expect("it is read back");
            fits(&schema, &serde_json::to_value(&position).expect("it becomes JSON"));
            means(&read.set_up().expect("it can be"), table);
            rounds += 1;
        });
        prop_assert!(rounds > 0);
    }

    /// Every choice that a game weighs, offered or refused, is read back from its label.
    #[test]
    fn every_label_is_read_back(seed: u64, way in 0..ways().len()) {
        let check = |table: &Table, seat: Seat| {
            let mut said = Vec::new();
            table.interjections(seat, &mut said);
            let weighed = Verdicts::of(table, seat).0.into_iter().map(|(choice, _)| choice);
            for choice in weighed.chain(said) {
                assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
            }
        };
        random_game(&ways()[way], seed, check, |_| ());
    }
}

#[track_caller]
fn means(read: &Table, table: &Table) {
    assert!(read == table, "read:  {read:?}\ntable: {table:?}");
}

fn some() -> Position {
    let board = duel("Akintunde", "Eras").market("Titan Belt; Runeblade; Nano Forge");
    let mut t = board.library(A, "Parry").items(A, "Round Shield").t;
    let open = t.lay_open();
    (open.phase, open.agreed) =
        (Phase::Refresh, kernel::Seats([HeroId(0), HeroId(3), HeroId::NONE]));
    open.item_deck[card("Round Shield").item()] -= 1;
    t.then(crate::Step::BeginTurn(crate::step::BeginTurn));
    Position::of(&t).expect("a round begins")
}

#[track_caller]
fn refused(position: &Position, because: &str) {
    let why = position.set_up().expect_err("it cannot be").to_string();
    assert!(why.contains(because), "{why}");
}

/// What no game comes to is refused with its reason.
#[test]
fn impossible_positions_are_refused() {
    assert!(some().set_up().is_ok(), "{:?}", some().set_up());
    let with = |change: fn(&mut Position)| {
        let mut position = some();
        change(&mut position);
        position
    };
    refused(&with(|p| p.players[0].damage = 9), "SH-18.1");
    refused(&with(|p| p.players[1].ss = 9), "SH-22.1");
    refused(&with(|p| p.wounds = vec![5, 0]), "SH-15.14");
    refused(&with(|p| p.market[1].1 = 0), "SH-2.3");
    refused(&with(|p| p.items_gone = vec![card("Titan Belt")]), "SH-1.2");
    refused(&with(|p| p.players[0].bounties = 11), "SH-18.9");
    refused(&with(|p| p.market[1].1 = 3), "SH-2.3");
    refused(&with(|p| p.players[0].put_back = vec![card("Cleave"); 4]), "SH-1.6");
    refused(&with(|p| p.creature = Some(vec![0, 0])), "SH-16.1");
    refused(&with(|p| p.leader = Seat(2)), "there is no P3");
    refused(&with(|p| drop(p.players[0].cards.remove(0))), "SH-2.12");
    refused(&with(|p| p.players[0].items[0].broken = 3), "Shield Points");
    refused(&with(|p| p.players.truncate(1)), "SH-2.3");
    refused(&with(|p| p.players = vec![p.players[0].clone(); 258]), "SH-2.3");
    refused(&with(|p| p.trophies = vec![(Seat(0), p.monster); 255]), "SH-2.1");
}

/// What a game can just come to is no longer refused: each limit from its other side.
#[test]
fn positions_at_the_limit_are_possible() {
    let with = |change: fn(&mut Position)| {
        let mut position = some();
        change(&mut position);
        position.set_up().expect("a game comes to it");
    };
    with(|p| p.players[0].damage = 8);
    with(|p| p.players[1].ss = 8);
    with(|p| p.wounds = vec![4, 4]);
    with(|p| p.market[1].1 = 2 - p.market[2].1.min(1));
    with(|p| p.players[0].bounties = 10);
    with(|p| p.players[0].put_back = vec![card("Cleave"); 3]);
    with(|p| p.players[0].items[0].broken = 1);
    with(|p| (p.players[0].gold, p.players[0].xp) = (255, 255));
}

/// SH-16.3, SH-2.1: the Monster's Creature lies there with fewer tokens of each colour than its
/// Health.
#[test]
fn a_creature_of_a_position_still_stands() {
    let named = |name| crate::MonsterId::by_name(name).expect("a Monster");
    let mut position = some();
    position.trophies = vec![(A, named("Cave Goblin")), (B, named("Basilisk"))];
    position.monster = named("Vaendiss");
    position.creature = Some(vec![3, 3]);
    position.set_up().expect("a game comes to it");
    position.creature = Some(vec![0, 4]);
    refused(&position, "SH-16.3");
}

/// Garbage is refused with a reason, never a panic.
#[test]
fn garbage_is_refused() {
    for word in ["", "play", "play Nothing", "predict x on P1", "show 9", "deal attack", "at P9"] {
        assert!(!word.parse::<Choice>().expect_err("no choice").is_empty());
    }
}
