//! Section 9: attacks and blue shields.

use super::*;

/// PS-9.1, PS-9.2, PS-9.4: declared, answered, carried out; who reacted before may not do so after.
#[test]
fn one_reaction_before_or_after() {
    let m = duel().hand(A, "Color Panic").hand(B, "Option Select; Improvisation; 1-gem");
    let mut m = m.stacks("Blues Are Good").acts(A);
    m.does(A, "play Color Panic").asks(A).does(A, "name purple").asks(B);
    m.does(B, "react Option Select as Blues Are Good").asks(A).has_arrows(A, "red");
    let m = duel().hand(A, "Color Panic").hand(B, "Option Select; Improvisation; 1-gem");
    let mut m = m.stacks("Blues Are Good").acts(A);
    m.does(A, "play Color Panic").does(A, "name purple").does(B, "pass");
    m.offers(B, "react Improvisation").does(B, "react Improvisation");
}

/// PS-9.5, PS-10.4: in turn order, beginning with the player whose turn it is, also when somebody
/// else attacks.
#[test]
fn the_affected_are_asked_in_turn_order() {
    for players in [3, 4] {
        let m = free_for_all(players).hand(A, "Blues Are Good").hand(B, "Color Panic");
        let m = m.hand(C, "Blues Are Good");
        let m = if players == 4 { m.hand(D, "Blues Are Good") } else { m };
        let mut m = m.improvises("Color Panic");
        m.does(B, "name red").asks(A).does(A, "pass").asks(C).does(C, "pass");
        if players == 4 {
            m.asks(D).does(D, "pass");
        }
        m.asks(A);
    }

    let m = free_for_all(4).hand(B, "Repeated Jabs").hand(A, "Blues Are Good");
    let mut m = m.hand(C, "Blues Are Good").hand(D, "Blues Are Good").acts(B);
    m.does(B, "play Repeated Jabs").asks(C).does(C, "pass").asks(D).does(D, "pass").asks(A);
    m.does(A, "react Blues Are Good").does(B, "pass");
    m.piles(A, "").piles(C, "1").piles(D, "1");
}

/// PS-9.3: only opponents are affected, and an empty hand is asked nothing (PS-21.1).
#[test]
fn teammates_and_empty_hands_are_not_asked() {
    let m = team().hand(A, "Repeated Jabs").hand(D, "Blues Are Good").hand(B, "Blues Are Good");
    let mut m = m.acts(A);
    m.does(A, "play Repeated Jabs").asks(B).does(B, "pass").asks(A);
}

/// PS-21.1: a window opens for whoever might hold a shield; the hand decides only what is offered.
#[test]
fn a_fist_asks_whoever_might_hold_a_shield() {
    let board = || duel().hand(A, "Repeated Jabs").hand(B, "1-gem");
    let mut m = board().bag(B, "Blues Are Good").acts(A);
    m.does(A, "play Repeated Jabs").must(B, "pass").asks(A);
    let mut m = board().bag(B, "Axe Kick").acts(A);
    m.does(A, "play Repeated Jabs").asks(A);
}

/// PS-11.1, PS-11.2, PS-5.9: a chip that is played by another is really played, without an action.
#[test]
fn a_chip_played_by_a_chip_is_really_played() {
    let m = duel().pile(A, "1").hand(A, "X-Copy; Repeated Jabs").ongoing(A, "Hundred-Fist Frenzy");
    let mut m = m.acts(A);
    m.does(A, "play X-Copy").does(A, "copy Repeated Jabs").does(A, "pass");
    m.may(A, &["crash 1 at P2", "pass"]).does(A, "crash 1 at P2").does(A, "pass").asks(A);
    m.piles(B, "1 1 1").has_arrows(A, "");
}

/// PS-11.20: chains are resolved innermost first.
#[test]
fn chains_resolve_innermost_first() {
    let m = duel().pile(A, "2 1").pile(B, "3").hand(A, "X-Copy; Crash Gem x2; Wound");
    let mut m = m.hand(B, "Crash Gem").acts(A);
    m.does(A, "play X-Copy").does(A, "copy Crash Gem").does(A, "crash 2 at P2");
    m.does(B, "react Crash Gem").does(B, "break 3").does(A, "react Crash Gem").does(A, "break 1");
    // The second play of the copied Crash Gem comes after the whole chain, and finds no gem.
    m.asks(A).may(A, &["end actions"]).piles(A, "").piles(B, "").has_money(A, 2);
}
