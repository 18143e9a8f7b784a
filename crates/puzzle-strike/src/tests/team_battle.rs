//! Section 15: Team Battle.

use super::*;
use kernel::SeatSet;

fn side(seats: [kernel::Seat; 2]) -> SeatSet {
    seats.into_iter().collect()
}

/// PS-15.1, PS-15.2, PS-15.3, PS-15.14: one pile and one ante for the team; teams alternate.
#[test]
fn a_team_has_one_pile_and_one_ante() {
    let mut m = team().turn(A);
    m.piles(A, "1").piles(D, "1").asks_all(&[A, D]).does(A, "end actions").asks(D);
    m.does(D, "end actions").asks_all(&[A, D]).buys_a_wound(D).buys_a_wound(A).asks_all(&[B, C]);
    m.piles(B, "1").piles(C, "1").piles(A, "1");
}

/// PS-S101, PS-15.4: teammates play in any order, each with his own arrows.
#[test]
fn teammates_act_interleaved() {
    let m = team().hand(A, "Axe Kick; X-Copy").hand(D, "Axe Kick").bag(A, "Wound x2");
    let mut m = m.bag(D, "Wound x2").acts(A);
    m.does(A, "play Axe Kick").has_arrows(A, "brown").has_arrows(D, "black");
    m.does(D, "play Axe Kick").has_arrows(D, "brown").does(A, "play X-Copy").asks_all(&[A, D]);
    m.does(A, "end actions").refuses(A, "play X-Copy", "PS-4.8").asks(D);
}

/// PS-15.4, PS-10.2: one chip resolves fully before the teammate plays another.
#[test]
fn a_chip_resolves_before_the_teammates() {
    let mut m = team().pile(A, "1").hand(A, "Crash Gem").hand(D, "Axe Kick").acts(A);
    m.does(A, "play Crash Gem").asks(A).refuses(D, "play Axe Kick", "PS-10.2");
    m.does(A, "crash 1 at P2").asks_all(&[A, D]);
}

/// PS-S105, PS-15.5: each teammate must buy, and each may buy one Wound.
#[test]
fn both_teammates_must_buy() {
    let mut m = team().money(A, 3).buys(A);
    m.does(A, "buy 2-gem").does(A, "end buying").asks(D).refuses(D, "end buying", "PS-4.17");
    m.must_among(D, "buy Wound").refuses(D, "buy Wound", "PS-4.18");
}

/// PS-15.6: both draw with the bonus of the shared total.
#[test]
fn both_draw_the_height_bonus() {
    let m = team().pile(A, "3 3").bag(A, "1-gem x9").bag(D, "1-gem x9").pigs(D, 1);
    let mut m = m.hand(D, "Wound").buys(A);
    m.buys_a_wound(A).buys_a_wound(D).does(D, "keep Wound");
    m.holds_so_many(A, 7).holds(D, "Wound; 1-gem x6");
}

/// PS-15.7: the team loses together.
#[test]
fn the_team_loses_with_ten() {
    let mut m = team().pile(B, "4 4 2").buys(B);
    assert_eq!(m.buys_a_wound(B).buys_a_wound(C).over().winners(), side([A, D]));
}

/// PS-S104, PS-15.9, PS-15.10, PS-15.16: one of the team may react, and the pile of the team takes
/// what lands.
#[test]
fn one_of_the_team_may_react() {
    let board = || {
        let m = team().pile(A, "3").pile(B, "1 1").hand(A, "Crash Gem");
        m.hand(B, "Crash Gem").hand(C, "Crash Gem")
    };
    let mut m = board().acts(A);
    m.does(A, "play Crash Gem").must(A, "crash 3 at P2").asks(B).does(B, "react Crash Gem");
    m.does(B, "break 1").asks_all(&[A, D]).piles(C, "1 1 1");
    let mut m = board().acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").does(B, "pass").asks(C);
    m.does(C, "react Crash Gem").does(C, "break 1").piles(B, "1 1 1");
}

/// PS-15.10, PS-15.9: what is sent back goes to the pile of the sender's team, and both may answer.
#[test]
fn what_is_sent_back_goes_to_the_senders_team() {
    let m = team().pile(A, "1 2").pile(B, "3").hand(A, "Crash Gem").hand(B, "Crash Gem");
    let mut m = m.hand(D, "Crash Gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Crash Gem");
    m.does(B, "break 3").asks(D).does(D, "react Crash Gem").does(D, "break 2").has_money(D, 1);
    m.piles(A, "").piles(B, "").asks_all(&[A, D]);
}

/// PS-15.15: one idle teammate is enough.
#[test]
fn one_idle_teammate_is_idle() {
    let mut m = team().ongoing(B, "Hundred-Fist Frenzy").hand(A, "Axe Kick").acts(A);
    m.does(A, "play Axe Kick").does(A, "end actions").does(D, "end actions").stay(B, "");
}

/// PS-15.11, PS-15.17: each opponent alone, in seating order.
#[test]
fn each_opponent_is_affected_alone() {
    let m = team().hand(D, "Surgical Strike").hand(B, "1-gem").hand(C, "2-gem");
    let mut m = m.acts(A);
    m.does(D, "play Surgical Strike").must(D, "discard 1-gem of P2").must(D, "discard 2-gem of P3");
}

/// PS-15.17, PS-9.5: whoever of a team attacks, the opponents are asked in seating order.
#[test]
fn opponents_may_react_in_seating_order() {
    let blues = |board: Board, two: [kernel::Seat; 2]| {
        two.into_iter().fold(board, |board, seat| board.hand(seat, "Blues Are Good"))
    };
    for (attacker, opponents) in [(A, [B, C]), (D, [B, C]), (B, [A, D]), (C, [A, D])] {
        let mut m = blues(team().hand(attacker, "Repeated Jabs"), opponents).acts(attacker);
        m.does(attacker, "play Repeated Jabs").asks(opponents[0]).does(opponents[0], "pass");
        m.asks(opponents[1]).does(opponents[1], "pass").asks(attacker);
    }
}

/// PS-15.17, PS-10.4: what several players suffer comes in the same order.
#[test]
fn opponents_are_affected_in_seating_order() {
    for attacker in [B, C] {
        let m = team().hand(attacker, "Surgical Strike").hand(A, "1-gem").hand(D, "2-gem");
        let mut m = m.acts(B);
        m.does(attacker, "play Surgical Strike").must(attacker, "discard 1-gem of P1");
        m.must(attacker, "discard 2-gem of P4");
    }
}

/// PS-R1, PS-2.13: teammates see each other's hands; opponents do not.
#[test]
fn teammates_see_each_others_hands() {
    let m = team().hand(A, "Axe Kick").bag(A, "Wound").hand(B, "X-Copy").bag(B, "Wound").acts(A);
    let seen = |seat| m.view(kernel::Viewer::Seat(seat)).hands.0.map(|hand| hand.is_some());
    assert_eq!(seen(D), [true, false, false, true]);
    assert_eq!(seen(C), [false, true, true, false]);
}
