//! FD-0: the words of the rules.

use crate::tests::*;
use crate::{Event, Mode, Side, Space};
use kernel::{SeatSet, Viewer};

/// FD-0.1: every player has one pawn, and its Start is the edge space of his own side.
#[test]
fn every_pawn_starts_on_the_edge_of_its_own_side() {
    let m = team().turn(A1);
    let open = m.table().open();
    let start = |seat| (open.space(seat), open.is_on_start(seat));
    assert_eq!([start(A1), start(A2)], [(Space(1), true); 2]);
    assert_eq!([start(B1), start(B2)], [(Space(18), true); 2]);
    let m = duel().at(18 - 1, 18).turn(WEST);
    assert!(!m.table().open().is_on_start(WEST), "the enemy's edge is no Start of his");
}

/// FD-0.2: forward is toward the enemy Start and back toward one's own, for both sides.
#[test]
fn forward_is_toward_the_enemy_and_back_is_toward_home() {
    let mut m = duel().at(5, 14).west("2", "").east("2", "").turn(WEST);
    m.does(WEST, "move forward 2").stands(WEST, 7);
    m.does(EAST, "move forward 2").stands(EAST, 12);
    let mut m = duel().at(5, 14).west("2", "").east("2", "").turn(WEST);
    m.does(WEST, "move back 2").stands(WEST, 3);
    m.does(EAST, "move back 2").stands(EAST, 16);
}

/// FD-0.3: a push of 4 from an adjacent space ends at distance 5.
#[test]
fn distance_is_the_difference_of_the_space_numbers() {
    let mut m = duel().at(6, 7).west("4", "").east("1", "").turn(WEST);
    assert_eq!(m.table().open().distance(WEST, EAST), 1);
    assert!(m.table().open().is_adjacent_to_enemy(WEST));
    m.does(WEST, "push 4").stands(EAST, 11);
    assert_eq!(m.table().open().distance(EAST, WEST), 5);
    assert!(!m.table().open().is_adjacent_to_enemy(EAST));
}

/// FD-0.4.
#[test]
fn advance_is_counted_from_ones_own_start() {
    let m = duel().at(4, 16).turn(WEST);
    let open = m.table().open();
    assert_eq!((open.fighter(WEST).advance(), open.fighter(EAST).advance()), (3, 2));
    let m = duel().at(1, 18).turn(WEST);
    let open = m.table().open();
    assert_eq!((open.fighter(WEST).advance(), open.fighter(EAST).advance()), (0, 0));
}

/// FD-0.5: the undefeated pawn with the greatest advance; two on one space share the title.
#[test]
fn the_front_most_pawn_is_the_undefeated_one_that_advanced_most() {
    let board = team().fighter(A1, 4, "5", "").fighter(A2, 1, "5", "");
    let board = board.fighter(B1, 8, "1", "").fighter(B2, 12, "1", "");
    let mut m = board.clone().turn(A1);
    assert_eq!(m.table().open().front(Side::East), Some(10));
    m.does(A1, "move forward 5").stands(A1, 7);
    // With B1 gone B2 is the front-most, and the way is free up to him.
    let mut m = board.clone().defeated(B1).turn(A1);
    assert_eq!(m.table().open().front(Side::East), Some(6));
    m.does(A1, "move forward 5").stands(A1, 9);
    // A tie: either of them alone would stop the pawn, so both do.
    let mut m = board.space(B2, 8).turn(A1);
    assert_eq!(m.table().open().front(Side::East), Some(10));
    m.does(A1, "move forward 5").stands(A1, 7);
}

/// FD-0.6: what strengthens attacks leaves dashing strikes alone; retreats are from strikes only.
#[test]
fn attacks_and_dashing_strikes_are_different_things() {
    let board = duel().at(5, 10).west("2 3 5", "").east("3 3 1", "");
    let board = board.lasting("Dragon Form", WEST, WEST);
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").offers(EAST, "block 1x3").offers(EAST, "retreat 1");
    m.refuses(EAST, "block 2x3", "FD-8.10");
    let mut m = board.space(WEST, 7).turn(WEST);
    m.does(WEST, "attack 1x3").offers(EAST, "block 2x3").refuses(EAST, "block 1x3", "FD-8.10");
    m.refuses(EAST, "retreat 1", "FD-8.4");
}

/// FD-0.6: a trigger that names attacks does not open for a strike, and the reverse.
#[test]
fn windows_of_attacks_do_not_open_for_dashing_strikes() {
    let board = duel().at(5, 8).west("2 1 3", "").east("4 4 5", "Martial Mastery").discard("1 3");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "attack 1x3").may(EAST, &["Martial Mastery", "pass"]);
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 1x1").refuses(EAST, "Martial Mastery", "FD-11.1");
    m.may(EAST, &["retreat 4", "retreat 5", "take the hit"]);
}

/// FD-S14, FD-0.6: Rook's two abilities for 1s, one for strikes and one for attacks.
#[test]
fn a_strike_with_a_one_is_no_attack_with_a_one() {
    let rook = "Windmill Crusher, Thunderclap";
    let mut m = duel().at(5, 8).west("2 1", rook).east("1 4", "").turn(WEST);
    m.does(WEST, "dash 2, strike 1x1").may(WEST, &["Thunderclap", "pass"]);
    let mut m = duel().at(7, 8).west("2 1", rook).east("1 4", "").turn(WEST);
    m.does(WEST, "attack 1x1").may(WEST, &["Windmill Crusher", "pass"]);
}

/// FD-0.7: who neither blocks nor retreats is hit; who does either is not.
#[test]
fn a_hit_is_what_happens_to_who_does_neither_block_nor_retreat() {
    let hit = |e: &Event| matches!(e, Event::HitTaken { .. });
    let struck = || {
        let mut m = duel().at(5, 10).west("2 3", "").east("3 1", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3");
        m
    };
    let mut m = struck();
    m.does(EAST, "take the hit").hears(Viewer::Public, Event::HitTaken { seat: EAST });
    m.tokens(1, 0);
    let mut m = struck();
    m.does(EAST, "block 1x3").hears_nothing_like(Viewer::Public, hit).tokens(0, 0).goes_on();
    let mut m = struck();
    m.does(EAST, "retreat 1").hears_nothing_like(Viewer::Public, hit).tokens(0, 0).goes_on();
}

/// FD-0.8: the number of cards, plus modifiers. The dash is not one of them.
#[test]
fn strength_is_the_number_of_cards_plus_modifiers() {
    let board = duel().at(5, 8).west("2 1 3 3", "").east("4", "");
    let strength = |m: &Fight| m.table().exchange().strength;
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "attack 2x3");
    assert_eq!(strength(&m), 2);
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "dash 2, strike 1x1");
    assert_eq!(strength(&m), 1);
    let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
    m.does(WEST, "attack 2x3");
    assert_eq!(strength(&m), 3);
}

/// FD-0.9: whose turn it is, extra turns included, also while others answer.
#[test]
fn the_turn_player_is_he_whose_turn_it_is() {
    let mut m = duel().at(5, 10).west("2 3", "").east("3 1", "").turn(WEST);
    m.turn_of(WEST).does(WEST, "dash 2, strike 1x3").asks(EAST).turn_of(WEST);
    m.does(EAST, "block 1x3").turn_of(EAST);

    let board = board(Mode::Raid2).fighter(M1, 8, "2", "").fighter(M2, 2, "5", "");
    let board = board.fighter(DRAGON_OF_TWO, 12, "4 1 1 1 1 1", "");
    let mut m = board.turn(DRAGON_OF_TWO);
    m.does(DRAGON_OF_TWO, "attack 1x4").does(M1, "take the hit").is_defeated(M1);
    // The defeat earns the Dragon an extra turn: he is the turn player again.
    m.turn_of(DRAGON_OF_TWO).asks(DRAGON_OF_TWO);
    m.hears(Viewer::Public, Event::ExtraTurn { seat: DRAGON_OF_TWO });
    m.does(DRAGON_OF_TWO, "move back 1").turn_of(M2);
}

/// FD-0.10: a round ends with a result and the game goes on until the tokens are won.
#[test]
fn a_game_is_rounds_until_the_required_tokens_are_won() {
    let mut m = duel().at(7, 10).west("3", "").east("1", "").tokens(1, 0).turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").tokens(2, 0).goes_on();
    let mut m = duel().at(7, 10).west("3", "").east("1", "").tokens(2, 0).turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").tokens(3, 0);
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
}

/// FD-0.10: Raid and Betrayal games are a single round.
#[test]
fn a_raid_is_a_single_round() {
    for mode in [Mode::Raid2, Mode::Betrayal] {
        let dragon = mode.dragon_seat().expect("it has a Dragon");
        let board = board(mode).fighter(M1, 7, "3", "").with(dragon, |d| d.hit_points = 1);
        let mut m = board.fighter(dragon, 10, "1", "").turn(M1);
        m.does(M1, "attack 1x3").does(dragon, "take the hit");
        let mortals = m.table().open().seats().without(dragon);
        assert_eq!(m.over().winners(), mortals, "{mode}");
    }
}

/// FD-0.11: the undefeated players of the other team, and the undefeated others of one's own.
#[test]
fn enemies_and_allies_are_undefeated() {
    let m = team().seat(A1, "1", "").turn(A1);
    let open = m.table().open();
    assert_eq!(open.enemies(A1), [B1, B2].into_iter().collect::<SeatSet>());
    assert_eq!(open.allies(A1), SeatSet::one(A2));
    let m = team().seat(A1, "1", "").defeated(A2).defeated(B1).turn(A1);
    let open = m.table().open();
    assert_eq!(open.enemies(A1), SeatSet::one(B2));
    assert_eq!(open.allies(A1), SeatSet::EMPTY);
    assert_eq!(open.allies(B2), SeatSet::EMPTY);
}

/// FD-0.11: an ability that names an opponent cannot be announced on one who is out.
#[test]
fn a_defeated_enemy_is_no_opponent() {
    let board = team().fighter(A1, 4, "3", "Charged Shot").fighter(A2, 2, "1", "");
    let board = board.fighter(B1, 12, "1", "").fighter(B2, 14, "1", "");
    let mut m = board.clone().turn(A1);
    m.may(A1, &["Charged Shot on P2", "Charged Shot on P4", "pass"]);
    let mut m = board.defeated(B1).turn(A1);
    m.may(A1, &["Charged Shot on P4", "pass"]);
}
