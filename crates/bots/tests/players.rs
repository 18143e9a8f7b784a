//! What players owe their opponents: to answer from what they see, and sensibly.

mod toy;

use bots::{Evaluation, Greedy, NAMES, Player, Random, by_name};
use kernel::{Asks, Game, Imagined, Offers, Outcome, Play, Seat, Seeded, Viewer};
use toy::{Deck, KUHN, Kuhn, Line, Say};

/// Counts the money and has no opinion before the end.
#[derive(Clone)]
struct Money;

impl Evaluation<Kuhn> for Money {
    fn value(&self, _: &Imagined<Kuhn>, _: Seat) -> f32 {
        0.5
    }
    fn end(&self, outcome: &Outcome, seat: Seat) -> f32 {
        0.5 + f32::from(outcome.points(seat)) / 4.0
    }
}

/// Calls every table at rest, so that a greedy player sees nothing after its own choice.
#[derive(Clone)]
struct Blind;

impl Evaluation<Kuhn> for Blind {
    fn value(&self, _: &Imagined<Kuhn>, _: Seat) -> f32 {
        0.5
    }
    fn quiet(&self, _: &Imagined<Kuhn>) -> bool {
        true
    }
}

fn seated(name: &str, seed: u64) -> Box<dyn Player<Kuhn>> {
    by_name(name, Money, seed).expect("the name is in the list")
}

fn answer(player: &mut dyn Player<Kuhn>, table: &Kuhn, seat: Seat) -> Say {
    player.answer(seat, &table.view(Viewer::Seat(seat)), &Offers::of(table, seat).0)
}

/// One game; the money the first player won.
fn money(first: &mut dyn Player<Kuhn>, second: &mut dyn Player<Kuhn>, seed: u64) -> i32 {
    let luck = &mut Seeded::new(seed);
    let mut table = Kuhn::start(&KUHN, &mut Play::silent(luck)).expect("three cards suffice");
    while table.asks() != Asks::Over {
        let seat = table.asks().seats().lowest().expect("somebody is asked");
        let say = answer(if seat == Seat(0) { first } else { second }, &table, seat);
        table.apply(seat, say, &mut Play::silent(luck));
    }
    i32::from(table.outcome().expect("the game is over").points(Seat(0)))
}

#[test]
fn hidden_cards_do_not_change_an_answer() {
    let deck = Deck { ranks: 6, copies: 2, endless: false };
    for (name, _) in NAMES {
        for (mine, line) in (0..6).flat_map(|m| [(m, Line::Start), (m, Line::PassBet)]) {
            let said = |theirs| {
                let mut player = seated(name, 11);
                (0..5)
                    .map(|_| {
                        answer(&mut *player, &Kuhn::dealt(deck, [mine, theirs], line), Seat(0))
                    })
                    .collect::<Vec<_>>()
            };
            for theirs in 1..6 {
                assert_eq!(said(0), said(theirs), "{name} with {mine} peeked at {theirs}");
            }
        }
    }
}

#[test]
fn a_player_is_repeatable_by_its_seed() {
    let table = Kuhn::dealt(KUHN, [1, 0], Line::Start);
    let said = |seed| {
        let mut player = Random::new(seed);
        (0..64).map(|_| answer(&mut player, &table, Seat(0))).collect::<Vec<_>>()
    };
    assert_eq!(said(3), said(3));
    assert_ne!(said(3), said(4));
}

#[test]
fn greedy_calls_with_the_best_card_and_folds_the_worst() {
    for seed in 0..20 {
        let mut greedy = Greedy::new(Money, seed);
        assert_eq!(answer(&mut greedy, &Kuhn::dealt(KUHN, [0, 2], Line::Bet), Seat(1)), Say::Bet);
        assert_eq!(answer(&mut greedy, &Kuhn::dealt(KUHN, [2, 0], Line::Bet), Seat(1)), Say::Pass);
    }
}

#[test]
fn greedy_looks_at_the_reply_before_it_bets_the_worst_card() {
    for seed in 0..20 {
        let table = Kuhn::dealt(KUHN, [1, 0], Line::Pass);
        assert_eq!(answer(&mut Greedy::new(Money, seed), &table, Seat(1)), Say::Pass);
    }
}

#[test]
fn greedy_takes_equal_choices_equally_often() {
    let table = Kuhn::dealt(KUHN, [1, 0], Line::Start);
    let mut blind = Greedy::new(Blind, 5).with_deals(2);
    let bets = (0..1000).filter(|_| answer(&mut blind, &table, Seat(0)) == Say::Bet).count();
    assert!((420..580).contains(&bets), "{bets} of 1000");
}

#[test]
fn greedy_follows_an_endless_exchange_only_so_far() {
    let deck = Deck { endless: true, ..KUHN };
    let table = Kuhn::dealt(deck, [1, 0], Line::Start);
    let mut greedy = Greedy::new(Money, 1).with_follow_ups(usize::MAX);
    answer(&mut greedy, &table, Seat(0));
}

#[test]
fn greedy_earns_money_from_random() {
    let (mut greedy, mut random) = (seated("greedy", 1), seated("random", 2));
    let won: i32 = (0..2000)
        .map(|seed| match seed % 2 {
            0 => money(&mut *greedy, &mut *random, seed),
            _ => -money(&mut *random, &mut *greedy, seed),
        })
        .sum();
    assert!(won > 200, "greedy won {won} in 2000 games");
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let error = by_name::<Kuhn, _>("genius", Money, 1).err().expect("nobody is called that");
    assert_eq!(error.to_string(), "`genius` is no bot; the bots are random, greedy");
    NAMES.iter().for_each(|(name, _)| drop(seated(name, 1)));
}
