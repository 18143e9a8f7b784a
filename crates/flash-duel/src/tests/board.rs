//! FD-2: the board and how pawns move on it.

use crate::tests::*;
use crate::{Colour, Event, Mode, Position, Side, Space};
use kernel::{Offers, Seat, Viewer};

/// FD-2.1: one row, 1 to 18; a position with a pawn elsewhere cannot be set up.
#[test]
fn the_board_is_one_row_of_eighteen_spaces() {
    assert_eq!(Space::ALL.count(), 18);
    assert_eq!(Side::West.ahead(Space(1), 17), Some(Space(18)));
    assert_eq!(Side::West.ahead(Space(1), 18), None);
    for nowhere in [0, 19] {
        let mut position = position_of_a_duel();
        position.fighters[0].space = Space(nowhere);
        assert!(position.set_up().is_err(), "there is no space {nowhere}");
    }
}

fn position_of_a_duel() -> Position {
    let text = r#"{"mode": "full", "turn": "P1", "fighters": [
        {"space": 1, "hand": [1], "face_up": []}, {"space": 18, "hand": [2], "face_up": []}]}"#;
    serde_json::from_str(text).expect("a position")
}

/// FD-2.2.
#[test]
fn the_starts_are_the_two_edges() {
    assert_eq!((Side::West.start(), Side::East.start()), (Space(1), Space(18)));
}

/// FD-2.3: pairs of one colour, starting dark: ten dark, eight light, symmetric.
#[test]
fn colours_come_in_pairs_starting_dark() {
    let dark: Vec<u8> = Space::ALL.filter(|s| Space(*s).is_dark()).collect();
    assert_eq!(dark, [1, 2, 5, 6, 9, 10, 13, 14, 17, 18]);
    let light = Space::ALL.filter(|s| Space(*s).colour() == Colour::Light).count();
    assert_eq!(light, 8);
    for s in Space::ALL {
        assert_eq!(Space(s).colour(), Space(19 - s).colour(), "{s} and its mirror image");
    }
}

/// FD-2.4: without abilities the same distance offers the same choices, whatever the colours.
#[test]
fn colours_mean_nothing_to_number_cards() {
    let offered = |west: u8| {
        let hands = board(Mode::Simple).west("1 2 3 4", "").east("3 5", "");
        let mut m = hands.at(west, west + 3).turn(WEST);
        let mut all = vec![Offers::of(m.table(), WEST).0];
        m.does(WEST, "dash 2, strike 1x1");
        all.push(Offers::of(m.table(), EAST).0);
        all
    };
    // dark-light, dark-dark, light-dark, light-light
    let (a, b, c, d) = (offered(5), offered(6), offered(7), offered(8));
    assert!(a == b && b == c && c == d);
}

/// FD-2.5.
#[test]
fn pawns_of_one_team_may_share_a_space() {
    let board = team().fighter(A1, 4, "2", "").fighter(A2, 6, "1", "");
    let mut m = board.fighter(B1, 14, "1", "").fighter(B2, 16, "1", "").turn(A1);
    m.does(A1, "move forward 2").stands(A1, 6).stands(A2, 6);
}

/// FD-2.6.
#[test]
fn enemy_pawns_never_share_a_space_nor_pass() {
    for card in 2..=5 {
        let hand = card.to_string();
        let mut m = duel().at(9, 11).west(&hand, "").east(&hand, "").turn(WEST);
        m.does(WEST, &format!("move forward {card}")).stands(WEST, 10);
        m.does(EAST, &format!("move forward {card}")).stands(EAST, 11);
    }
    let mut position = position_of_a_duel();
    position.fighters[0].space = Space(18);
    assert!(position.set_up().is_err(), "enemies on one space");
    position.fighters[0].space = Space(12);
    position.fighters[1].space = Space(9);
    assert!(position.set_up().is_err(), "enemies that have passed each other");
}

/// FD-2.6: an unrevealed traitor counts as a mortal, so mortals pass and join him.
#[test]
fn an_unrevealed_traitor_is_no_enemy_on_the_board() {
    let board = board(Mode::Betrayal).traitor(M2).fighter(M1, 3, "4 2", "").fighter(M2, 5, "1", "");
    let board = board.fighter(DRAGON_OF_FOUR, 16, "1", "");
    let mut m = board.clone().turn(M1);
    m.does(M1, "move forward 4").stands(M1, 7);
    let mut m = board.turn(M1);
    m.does(M1, "move forward 2").stands(M1, 5).stands(M2, 5);
}

/// FD-S02, FD-2.7.
#[test]
fn a_forward_step_stops_adjacent_to_the_enemy() {
    let mut m = duel().at(8, 10).west("5", "").east("1", "").turn(WEST);
    m.does(WEST, "move forward 5").stands(WEST, 9).stands(EAST, 10);
}

/// FD-2.7: the front-most enemy is the limit, teammates are none.
#[test]
fn teammates_do_not_block_a_forward_step() {
    let board = team().fighter(A1, 2, "5", "").fighter(A2, 5, "1", "");
    let mut m = board.fighter(B1, 7, "1", "").fighter(B2, 12, "1", "").turn(A1);
    m.does(A1, "move forward 5").stands(A1, 6);
}

/// FD-S03, FD-2.8: also for the other side.
#[test]
fn a_backward_step_stops_on_ones_own_start() {
    let mut m = duel().at(3, 16).west("5", "").east("4", "").turn(WEST);
    m.does(WEST, "move back 5").stands(WEST, 1);
    m.does(EAST, "move back 4").stands(EAST, 18);
}

/// FD-S05, FD-2.9: already adjacent, or already on Start: legal, and the card is spent.
#[test]
fn a_step_of_zero_spaces_is_a_legal_move() {
    let mut m = duel().at(9, 10).west("3", "").east("1", "").turn(WEST);
    m.does(WEST, "move forward 3").stands(WEST, 9).discarded("3").turn_of(EAST);
    let mut m = duel().at(1, 10).west("3", "").east("1", "").turn(WEST);
    m.does(WEST, "move back 3").stands(WEST, 1).discarded("3").turn_of(EAST);
}

fn soldier_on(space: u8) -> Board {
    duel().with(WEST, move |f| f.soldier = Some(Space(space)))
}

/// FD-S76, FD-2.10: also for a dash.
#[test]
fn an_enemy_soldier_stops_forward_steps_before_it() {
    let mut m = soldier_on(8).at(4, 12).west("1", "").east("5", "").turn(EAST);
    m.does(EAST, "move forward 5").stands(EAST, 9);
    let mut m = soldier_on(8).at(5, 12).west("1", "").east("5 4", "").turn(EAST);
    m.does(EAST, "dash 5, strike 1x4").stands(EAST, 9);
}

/// FD-2.10: it stops enemies only, and only those before it.
#[test]
fn a_soldier_lets_its_own_side_pass_and_those_it_is_behind() {
    let mut m = soldier_on(6).at(4, 12).west("4", "").east("1", "").turn(WEST);
    m.does(WEST, "move forward 4").stands(WEST, 8);
    let mut m = soldier_on(12).at(4, 10).west("4", "").east("3", "").turn(EAST);
    m.does(EAST, "move forward 3").stands(EAST, 7);
}

/// FD-2.10: distance, adjacency and targets are those of pawns.
#[test]
fn a_soldier_is_neither_adjacent_nor_a_target() {
    let mut m = soldier_on(9).at(6, 10).west("1", "").east("1 4 2", "").turn(EAST);
    m.refuses(EAST, "push 1", "FD-7.4").refuses(EAST, "attack 1x1", "FD-7.8");
    m.offers(EAST, "attack 1x4").does(EAST, "attack 1x4").asks(WEST);
}

fn mined(owner: Seat, space: u8) -> Board {
    duel().with(owner, move |f| f.mine = Some(Space(space)))
}

/// FD-2.11: moving onto it, moving across it, dashing, retreating, being pushed.
#[test]
fn a_landmine_goes_off_under_every_kind_of_displacement() {
    let gone = |m: &Fight| m.table().open().fighter(WEST).mine.is_none();
    for (space, goes_off) in [(11, false), (12, true), (13, true), (14, true), (16, false)] {
        let mut m = mined(WEST, space).at(3, 15).west("1", "").east("3", "").turn(EAST);
        m.does(EAST, "move forward 3").stands(EAST, 12);
        assert_eq!(gone(&m), goes_off, "a move from 15 to 12, the mine on {space}");
    }
    let mut m = mined(WEST, 12).at(5, 13).west("1", "").east("4 4", "").turn(EAST);
    m.does(EAST, "dash 4, strike 1x4").stands(EAST, 9);
    assert!(gone(&m), "a dash crosses it");
    let mut m = mined(WEST, 12).at(5, 10).west("2 3", "").east("5", "").turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 5").stands(EAST, 15);
    assert!(gone(&m), "a retreat crosses it");
    let mut m = mined(WEST, 12).at(9, 10).west("2", "").east("1", "").turn(WEST);
    m.does(WEST, "push 2").stands(EAST, 12);
    assert!(gone(&m), "a push ends on it");
}

/// FD-2.11: the mine on the space a pawn leaves is not entered.
#[test]
fn a_landmine_that_is_not_reached_stays() {
    let mut m = mined(WEST, 12).at(3, 16).west("1", "").east("3", "").turn(EAST);
    m.does(EAST, "move forward 3").stands(EAST, 13).is_recovering(EAST, false);
    assert_eq!(m.table().open().fighter(WEST).mine, Some(Space(12)));
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::MineSetOff { .. }));
}

/// FD-S155, FD-2.11: the strike goes on and the dasher recovers on his next turn.
#[test]
fn a_dash_through_a_landmine_does_not_stop_the_strike() {
    let mut m = mined(EAST, 5).at(4, 10).west("3 3", "").east("3 1", "").turn(WEST);
    m.does(WEST, "dash 3, strike 1x3").stands(WEST, 7).is_recovering(WEST, true);
    m.may(EAST, &["block 1x3", "retreat 1", "retreat 3", "take the hit"]).does(EAST, "block 1x3");
    m.turn_of(EAST).does(EAST, "move back 1").turn_of(EAST);
    m.hears(Viewer::Public, Event::Recovered { seat: WEST });
}

/// FD-2.12: the revealed traitor is put on the Dragon's Start; he crosses nothing.
#[test]
fn a_pawn_that_is_put_sets_off_only_the_mine_it_is_put_on() {
    let raid = |mine: u8| {
        let board = board(Mode::Betrayal).traitor(M1).fighter(M1, 4, "1", "");
        let board = board.with(M2, move |f| f.mine = Some(Space(mine)));
        let mut m = board.fighter(DRAGON_OF_FOUR, 15, "1", "").turn(M1);
        m.interjects(M1, "reveal the Traitor card").does(M1, "done").stands(M1, 18);
        m
    };
    let mut m = raid(9);
    assert_eq!(m.table().open().fighter(M2).mine, Some(Space(9)));
    m.is_recovering(M1, false);
    let mut m = raid(18);
    assert_eq!(m.table().open().fighter(M2).mine, None);
    m.is_recovering(M1, true);
}

/// FD-2.12: the first in turn order after the turn player, he alone.
#[test]
fn one_push_over_a_mine_has_one_victim() {
    let pushed = |order: [Seat; 4]| {
        let board = team().fighter(A1, 8, "3", "").fighter(A2, 2, "1", "");
        let board = board.fighter(B1, 9, "1", "").fighter(B2, 9, "1", "");
        let board = board.with(A2, |f| f.mine = Some(Space(11)));
        let mut m = board.position(move |p| p.order = order.to_vec()).turn(A1);
        m.does(A1, "push 3").stands(B1, 12).stands(B2, 12);
        m
    };
    for (order, first, second) in [([A1, B1, A2, B2], B1, B2), ([A1, B2, A2, B1], B2, B1)] {
        let mut m = pushed(order);
        m.hears(Viewer::Public, Event::MineSetOff { seat: first, space: Space(11) });
        m.hears(Viewer::Public, Event::MustRecover { seat: first }).is_recovering(second, false);
        m.hears_nothing_like(Viewer::Public, |e| *e == Event::MustRecover { seat: second });
    }
}
