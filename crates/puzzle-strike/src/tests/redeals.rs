//! What a viewer imagines is what he can work out (PS-2.7, PS-2.12): every deal of a small bag is
//! played through, and for each thing that he may see in the end the hands behind it are counted.

use super::*;
use crate::pouch::Pouch;
use crate::{Choice, Table, View};
use kernel::{Chance, Game, Play, Viewer, every_outcome};
use scenario::Scene;

/// The answer of somebody whom nobody sees choosing: whatever he may keep, each as likely.
const WHATEVER: &str = "*";

/// Answers one after the other, by whoever is asked. What cannot be said is not played on.
fn played(table: Table, said: &[&str], chance: &mut dyn Chance) -> Vec<Table> {
    let Some((label, rest)) = said.split_first() else { return vec![table] };
    let Some(seat) = table.asks().seats().lowest() else { return Vec::new() };
    let mut offered = Vec::new();
    table.weigh(seat, &mut offered);
    let fits = |choice: &Choice| match *label {
        WHATEVER => matches!(choice, Choice::Keep(_)),
        label => choice.to_string() == label,
    };
    let mut ends = Vec::new();
    for choice in offered.into_iter().filter(fits) {
        let mut next = table;
        next.apply(seat, choice, &mut Play::silent(chance));
        ends.extend(played(next, rest, chance));
    }
    ends
}

/// Hands with how likely they are together.
type Odds = Vec<(Pouch, f64)>;

fn add(odds: &mut Odds, hand: Pouch, weight: f64) {
    match odds.iter_mut().find(|(other, _)| *other == hand) {
        Some((_, sum)) => *sum += weight,
        None => odds.push((hand, weight)),
    }
}

/// Everything that A may have seen in the end, and the hands of B behind it. B was dealt so many
/// chips of the pool, any of them.
fn worked_out(
    pool: &str,
    hand: usize,
    begin: &dyn Fn(&str, &str) -> Scene<Table>,
    said: &[&str],
) -> Vec<(View, Odds)> {
    let ends = every_outcome(|chance| {
        let (mut bag, mut dealt) = (chips(pool), Vec::new());
        for _ in 0..hand {
            let place = chance.pick(&vec![1; bag.len()]);
            dealt.push(bag.remove(place));
        }
        let list = |chips: &[crate::ChipId]| {
            let mut names: Vec<String> = chips.iter().map(ToString::to_string).collect();
            names.sort();
            names.join("; ")
        };
        let start = *begin(&list(&dealt), &list(&bag)).table();
        let seen = |end: Table| (end.view(Viewer::Seat(A)), *end.hand(B));
        played(start, said, chance).into_iter().map(seen).collect::<Vec<_>>()
    });
    let mut all: Vec<(View, Odds)> = Vec::new();
    for (found, odds) in ends {
        for (view, hand) in found {
            let weight = odds.ways as f64 / odds.of as f64;
            match all.iter_mut().find(|(other, _)| *other == view) {
                Some((_, hands)) => add(hands, hand, weight),
                None => all.push((view, vec![(hand, weight)])),
            }
        }
    }
    all
}

/// Whatever A sees in the end, he imagines each hand of B as often as it lies behind that.
#[track_caller]
fn is_imagined(pool: &str, hand: usize, begin: &dyn Fn(&str, &str) -> Scene<Table>, said: &[&str]) {
    let all = worked_out(pool, hand, begin, said);
    assert!(all.iter().any(|(_, hands)| hands.len() > 1), "there is nothing to work out");
    for (view, hands) in all {
        let sum: f64 = hands.iter().map(|(_, weight)| weight).sum();
        let mut imagined = Odds::new();
        for (hand, odds) in every_outcome(|chance| *Table::redeal(&view, chance).table().hand(B)) {
            add(&mut imagined, hand, odds.ways as f64 / odds.of as f64);
        }
        let of = |hand: &Pouch, odds: &Odds| {
            odds.iter().find(|(other, _)| other == hand).map_or(0.0, |(_, weight)| *weight)
        };
        for (hand, weight) in &hands {
            let (exact, found) = (weight / sum, of(hand, &imagined));
            let chips: Vec<_> = hand.slots().map(|s| (view.open.chip(s), hand.of(s))).collect();
            assert!((exact - found).abs() < 1e-9, "{chips:?}: {exact} is imagined as {found}");
        }
        assert_eq!(hands.len(), imagined.len(), "hands that cannot be are imagined");
    }
}

/// A may play these chips; B holds some of the pool.
fn attacked(mine: &'static str) -> impl Fn(&str, &str) -> Scene<Table> {
    move |hand, bag| duel().arrows(A, "black").hand(A, mine).hand(B, hand).bag(B, bag).acts(A)
}

/// PS-6.15: a chip that was put into the bag can be in the hand only if it was drawn since.
#[test]
fn a_chip_put_into_the_bag_is_drawn_seldom() {
    let said = ["play Pleasure & Pain", "take Wound", "choose P1", "play Saving Grace", "pass"];
    is_imagined("1-gem x2; Axe Kick; 2-gem", 2, &attacked("Pleasure & Pain; Saving Grace"), &said);
    // Until somebody draws it is in the bag for certain.
    let said = &said[..3];
    is_imagined("1-gem x2; Axe Kick; 2-gem", 2, &attacked("Pleasure & Pain"), said);
}

/// PS-6.13: who discards one of two chips of a kind may hold the other, but less likely than if
/// nothing had been seen of them.
#[test]
fn a_discard_tells_of_its_kind() {
    let said = ["play Pleasure & Pain", "discard Wound", "choose P1"];
    is_imagined("1-gem x3; Wound x2", 2, &attacked("Pleasure & Pain"), &said);
    is_imagined("1-gem x2; Wound x3; 2-gem", 3, &attacked("Pleasure & Pain"), &said);
}

/// Both at once: a Wound came late, then one was discarded, which may be that one.
#[test]
fn a_late_chip_may_be_the_one_discarded() {
    let said = [
        "play Pleasure & Pain",
        "take Wound",
        "choose P1",
        "play Saving Grace",
        "pass",
        "play Pleasure & Pain",
        "discard Wound",
        "choose P1",
    ];
    let board = attacked("Pleasure & Pain x2; Saving Grace");
    is_imagined("1-gem x2; Axe Kick", 1, &board, &said);
}

/// PS-11.3: chips drawn face up are known; what was put into the bag is still there if they are
/// others.
#[test]
fn chips_drawn_face_up_are_not_dealt_again() {
    let begin = |hand: &str, bag: &str| {
        let m = duel().pile(B, "1").arrows(B, "black").hand(B, &format!("{hand}; Safe Keeping"));
        m.bag(B, bag).acts(B)
    };
    let said = ["play Safe Keeping", "Safe Keeping: 1-gem into the bag", "play Improvisation"];
    is_imagined("2-gem x2; Improvisation; Wound x3", 3, &begin, &said);
}

/// PS-4.24, PS-4.25: of a hand that was kept in part the discarded part is seen.
#[test]
fn kept_chips_are_what_was_not_discarded() {
    let begin = |hand: &str, bag: &str| duel().pigs(B, 1).hand(B, hand).bag(B, bag).buys(B);
    let said = ["buy Wound", "end buying", WHATEVER];
    is_imagined("Wound x2; Axe Kick x6", 3, &begin, &said);
}

/// PS-11.15: a chip of the hand that was shown stays there.
#[test]
fn a_shown_chip_is_in_the_hand() {
    let begin = |hand: &str, bag: &str| {
        duel().hand(B, &format!("{hand}; Wartime Tactics")).bag(B, bag).acts(B)
    };
    let said = ["play Wartime Tactics", "reveal Axe Kick from hand"];
    is_imagined("Axe Kick x2; Wound x2; 1-gem", 3, &begin, &said);
}

/// PS-2.8: after a hand was shown only what is drawn since is unknown.
#[test]
fn a_revealed_hand_is_known() {
    let said = ["play Surgical Strike", "discard 1-gem of P2", "play Saving Grace", "pass"];
    let board = attacked("Surgical Strike; Saving Grace");
    is_imagined("1-gem x2; Axe Kick; Wound x2", 2, &board, &said);
}
