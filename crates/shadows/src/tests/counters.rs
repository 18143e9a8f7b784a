//! Counters of a long game: one that is full stays full (SH-25.6, SH-7.11, SH-7.14, SH-24.4).

use super::*;

/// SH-25.6: a marker that was set up beyond its track comes to the end with the next space; it
/// does not begin anew at nothing.
#[test]
fn a_full_marker_stays_full() {
    let m = duel("Akintunde", "Eras").with(A, "Battle Momentum", |own| own.marker = u8::MAX);
    let mut m = m.hand(A, "The Fist; Search").hand(B, "Search").acts(A, 2);
    m.uses(A, "The Fist", &["at P2"]).does(B, "no response").does(B, "pass").earned(A, 1, 1);
    m.happened(1, |e| matches!(e, Event::MarkerMoved { spaces: u8::MAX, .. }));
}

/// SH-7.11: a card that was used 255 times has still been used.
#[test]
fn a_full_count_of_uses_stays_full() {
    let m = duel("Akintunde", "Eras").with(A, "The Fist", |own| own.game = u8::MAX);
    let mut m = m.hand(A, "The Fist; Search").hand(B, "Search").acts(A, 2);
    m.uses(A, "The Fist", &["at P2"]);
    assert_eq!(m.own(A, "The Fist").game, u8::MAX);
}

/// SH-7.14, SH-21.1: 255 Experience and one more are 255.
#[test]
fn a_full_purse_stays_full() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").hand(B, "Search").xp(A, u8::MAX);
    let mut m = m.acts(A, 2);
    m.uses(A, "The Fist", &["at P2"]).does(B, "no response").does(B, "pass").earned(A, 1, 0);
    m.passes().owns(A, u8::MAX, 0, 0);
}

/// SH-24.4: the KnockDowns that were caused and suffered stay counted.
#[test]
fn a_full_count_of_knockdowns_stays_full() {
    let mut board = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").damage(B, 6);
    board.t.lay_open().players[A].ko_by_me = u8::MAX;
    board.t.lay_open().players[B].ko_me = u8::MAX;
    let mut m = board.hand(B, "Search").acts(A, 2);
    m.uses(A, "Sword Strike", &["at P2"]).does(B, "no response").does(B, "pass");
    let players = m.knocked_down(B, 1).table().open().players;
    assert_eq!((players[A].ko_by_me, players[B].ko_me), (u8::MAX, u8::MAX));
}

/// SH-18.9: Bounties of a position that would need hundreds of cards are too many, however they are
/// shared out.
#[test]
fn too_many_bounties_are_too_many() {
    let board = heroes(&["Akintunde", "Eras", "Rolan"]).bounties(A, 255).bounties(B, 255);
    assert!(board.bounties(C, 2).t.open().bounty_cards() > 5);
}
