//! Section 2: zones, and who knows what.

use super::*;
use crate::{Event, Pouch};
use kernel::{Seeded, Viewer};

const OTHERS: [Viewer; 2] = [Viewer::Seat(B), Viewer::Public];

/// PS-2.5, PS-2.6, PS-2.3, PS-2.7: the owner sees his hand and bag, the others the two together and
/// how many there are.
#[test]
fn a_hand_is_seen_by_its_owner() {
    let m = duel().hand(A, "Axe Kick; Wound").bag(A, "1-gem; 2-gem").acts(A);
    assert_eq!(m.view(Viewer::Seat(A)).hands[A], Some(*m.table().hand(A)));
    for viewer in OTHERS {
        let view = m.view(viewer);
        assert_eq!(view.hands[A], None);
        let player = view.open.player(A);
        assert_eq!((player.hand_size, player.bag_size(), player.unseen.len()), (2, 2, 4));
    }
}

/// PS-2.1, PS-15.1: each player has zones of his own; teammates share the gem pile alone.
#[test]
fn every_player_has_his_own_zones() {
    let m = team().pile(A, "2").hand(A, "Axe Kick").bag(A, "Wound").discard(D, "Combine");
    let mut m = m.ongoing(D, "Giant Growth").on_table(A, "X-Copy").top(D, "1-gem").acts(A);
    m.piles(D, "2").holds(D, "").bagged(D, "").discarded(A, "").stay(A, "").lie_on_table(D, "");
    m.on_top(A, "").holds(A, "Axe Kick").discarded(D, "Combine").stay(D, "Giant Growth");
}

/// PS-2.12, PS-2.11: a draw is told to its owner; the others hear how many.
#[test]
fn a_draw_is_hidden_from_the_others() {
    let mut m = duel().hand(A, "Axe Kick").bag(A, "1-gem; 2-gem; Wound").acts(A);
    m.draws("Wound; 2-gem").does(A, "play Axe Kick");
    m.hears(Viewer::Seat(A), Event::Drew { seat: A, chips: chips("2-gem; Wound") });
    for viewer in OTHERS {
        m.hears(viewer, Event::DrewUnseen { seat: A, count: 2 });
        assert!(!m.told(viewer).iter().any(|e| matches!(e, Event::Drew { .. })));
    }
}

/// PS-2.8, PS-2.4: a hand that was shown is remembered, less what has left it since.
#[test]
fn a_shown_hand_is_remembered() {
    let m = duel().hand(A, "Surgical Strike").hand(B, "Axe Kick; 1-gem").bag(B, "2-gem x4; Wound");
    let mut m = m.acts(A);
    m.draws("2-gem").does(A, "play Surgical Strike").does(A, "discard 1-gem of P2");
    let known = m.view(Viewer::Seat(A)).open.player(B).known;
    assert_eq!(known, *m.table().hand(B));
    assert_eq!(m.view(Viewer::Public).open.player(B).known, known);
}

/// PS-2.7: with an empty bag everybody can work the hand out; the reshuffle leaves that known.
#[test]
fn an_empty_bag_gives_the_hand_away() {
    let m = duel().hand(A, "Axe Kick; Wound").bag(A, "2-gem").discard(A, "1-gem x3");
    let mut m = m.acts(A);
    assert!(m.table().open().player(A).known.is_empty());
    m.does(A, "play Axe Kick");
    let known = m.table().open().player(A).known;
    assert_eq!(m.table().listed(&known), chips("2-gem; Wound"));
    m.holds(A, "1-gem; 2-gem; Wound");
}

/// PS-2.9, PS-2.10: what lies on top is public and not in the bag.
#[test]
fn the_top_of_the_bag_is_public() {
    let m = duel().bag(A, "1-gem").top(A, "Axe Kick; Wound").acts(A);
    let view = m.view(Viewer::Public);
    let top: Vec<_> = view.open.player(A).top.slots().iter().map(|s| view.open.chip(*s)).collect();
    assert_eq!(top, chips("Axe Kick; Wound"));
    assert_eq!(view.open.player(A).bag_size(), 1);
}

/// PS-4.24, PS-R60: which chip a piggy bank keeps is its owner's secret; that it keeps one is not.
#[test]
fn what_is_kept_is_hidden() {
    let m = duel().pigs(A, 2).hand(A, "Axe Kick; Wound; X-Copy").bag(A, "1-gem x9");
    let mut m = m.buys(A);
    m.buys_a_wound(A).does(A, "keep Axe Kick");
    assert_eq!(m.view(Viewer::Seat(A)).kept[A].len(), 1);
    for viewer in OTHERS {
        assert_eq!(m.view(viewer).kept[A], Pouch::EMPTY);
        assert_eq!(m.view(viewer).open.player(A).kept, 1);
    }
}

/// An imagined hand holds what is known to be in it, and nothing that is known to be in the bag.
#[test]
fn imagined_hands_agree_with_what_is_known() {
    let m = duel().hand(A, "Surgical Strike").hand(B, "Axe Kick; 1-gem").bag(B, "2-gem x4; Wound");
    let mut m = m.arrows(A, "black").acts(A);
    m.draws("2-gem").does(A, "play Surgical Strike").does(A, "discard 1-gem of P2");
    let view = m.view(Viewer::Seat(A));
    let mut chance = Seeded::new(3);
    for _ in 0..20 {
        let imagined = <crate::Table as kernel::Game>::redeal(&view, &mut chance);
        assert_eq!(imagined.table().hand(B), m.table().hand(B));
    }
}

/// An unknown hand is imagined as the bag would have dealt it.
#[test]
fn an_unknown_hand_is_imagined_from_hand_and_bag() {
    let m = duel().hand(B, "Axe Kick").bag(B, "Wound x3").acts(A);
    let view = m.view(Viewer::Seat(A));
    let hands = kernel::every_outcome(|chance| {
        *<crate::Table as kernel::Game>::redeal(&view, chance).table().hand(B)
    });
    let odds: Vec<_> =
        hands.iter().map(|(hand, odds)| (m.table().listed(hand), odds.ways, odds.of)).collect();
    assert_eq!(odds, [(chips("Wound"), 3, 4), (chips("Axe Kick"), 1, 4)]);
}

/// PS-2.9, PS-R50, PS-21.1: whatever happens, what everybody knows of a hand is true of it, and no
/// chip is held that it is known not to hold.
#[test]
fn what_is_known_of_a_hand_is_true() {
    use kernel::{Game, Play};
    let who = [crate::Who::Geiger, crate::Who::Geiger, crate::Who::Lum, crate::Who::DeGrey];
    let stacks = "Signature Move; Blues Are Good; Improvisation; Axe Kick; Color Panic; \
        Money for Nothing; Safe Keeping; X-Copy; Punch, Punch, Kick; Bang then Fizzle";
    let setup = crate::Setup {
        bank: crate::Bank::Stacks(chips(stacks)),
        sets: crate::Sets::BOTH,
        mirror: true,
        ..crate::Setup::of(crate::Mode::FreeForAll4)
    };
    let setup = setup.with(&who);
    let (mut list, mut covered) = (Vec::new(), 0);
    for seed in 0..12 {
        let (mut chance, mut whim) = (Seeded::new(seed), Seeded::new(!seed));
        let mut t = crate::Table::start(&setup, &mut Play::silent(&mut chance)).expect("a game");
        while let Some(seat) = t.asks().seats().lowest() {
            list.clear();
            t.weigh(seat, &mut list);
            t.apply(seat, list[whim.below(list.len())], &mut Play::silent(&mut chance));
            for seat in t.open().seats().iter() {
                let (player, hand) = (t.open().player(seat), t.hand(seat));
                let mut near = *hand;
                t.hidden().face_down[seat].slots().iter().for_each(|slot| near.add(*slot, 1));
                assert_eq!(player.known.minus(hand), Pouch::EMPTY, "known of {seat}");
                assert_eq!(player.known.plus(&player.either).minus(&near), Pouch::EMPTY);
                assert_eq!(near.len(), player.hand_size + player.top.face_down());
                assert_eq!(t.bag(seat).len(), player.bag_size());
                assert!(player.bagged.minus(&t.bag(seat)).is_empty(), "the bag of {seat}");
                for slot in hand.slots() {
                    assert!(player.may_hold(slot) && player.most_held(slot) >= hand.of(slot));
                }
                covered += usize::from(player.top.face_down());
            }
        }
    }
    assert!(covered > 0, "no chip ever lay face down");
}

/// PS-2.3, PS-2.7, PS-2.9: what a viewer knows is written for people, with the names of chips.
#[test]
fn a_view_is_written_with_names_and_counts() {
    let m = duel().hand(A, "Axe Kick; Wound x2").bag(A, "1-gem").top(A, "Combine");
    let m = m.pile(B, "3 1 1").ongoing(B, "Giant Growth").acts(A);
    let json = |viewer| serde_json::to_value(m.view(viewer)).expect("a view is plain data");
    let own = json(Viewer::Seat(A));
    assert_eq!(own["hands"][0], serde_json::json!({"Axe Kick": 1, "Wound": 2}));
    assert_eq!(own["hands"].as_array().map(Vec::len), Some(2), "one for each player");
    let (a, b) = (&own["open"]["players"][0], &own["open"]["players"][1]);
    assert_eq!(a["hand_and_bag"], serde_json::json!({"1-gem": 1, "Axe Kick": 1, "Wound": 2}));
    assert_eq!(a["top_of_bag"], serde_json::json!(["Combine"]));
    assert_eq!(a["arrows"], serde_json::json!({"black": 1}));
    assert_eq!(b["ongoing"], serde_json::json!({"Giant Growth": 1}));
    let gems = serde_json::json!({"gems": {"1-gem": 2, "3-gem": 1}, "stand_ins": {}});
    assert_eq!(own["open"]["piles"]["P2"], gems);
    assert_eq!(own["open"]["bank"]["Double Crash Gem"], 10);
    assert_eq!(json(Viewer::Public)["hands"][0], serde_json::Value::Null);
}
