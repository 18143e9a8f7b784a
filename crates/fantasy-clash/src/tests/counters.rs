//! Counters that are full stay full: no game comes so far, but none may go on from zero again.

use super::*;
use crate::table::{How, Standing, Trophy};
use kernel::{Game, Play, Seeded};

/// FC-11.9: a game that has been idle for as many turns as can be counted is drawn, not begun anew.
#[test]
fn idle_turns_do_not_begin_at_zero_again() {
    let m = field().south("A1", "Pikemen").north("E9", "Orcs").idle(u8::MAX).ends_turn(S);
    assert_eq!(m.table().open().idle_turns, u8::MAX);
    assert_eq!(m.table().open().standing, Standing::Drawn(How::NoProgress));
}

/// FC-8.8, FC-10.4: a pile with as many cards as can be counted keeps them when another comes, and
/// so do the cards that were spent.
#[test]
fn full_piles_stay_full() {
    let m = duel("Templars", "Goblins").north("E9", "Trolls").combat(S);
    let mut t = *m.table();
    let player = &mut t.lay_open().players[S];
    *player.conquered.slot(Trophy::Unit(unit("Goblins"))) = u8::MAX;
    player.spent = u8::MAX;
    let mut luck = kernel::Recorded::new([5, 5, 0, 0, 0], 1);
    let play = &mut Play::silent(&mut luck);
    for answer in ["attack C6 with C5", "stay"] {
        t.apply(S, answer.parse().expect("a choice"), play);
    }
    let player = &t.open().players[S];
    assert_eq!(
        (player.conquered.units[unit("Goblins").place()], player.conquered.len()),
        (255, 255)
    );
    for answer in ["end phase", "end phase", "reinforce", "put A1"] {
        t.apply(S, answer.parse().expect("a choice"), &mut Play::silent(&mut Seeded::new(1)));
    }
    let player = &t.open().players[S];
    assert_eq!((player.conquered.len(), player.spent), (u8::MAX - 3, u8::MAX));
    assert_eq!(t.open().conquests(S), u8::MAX);
}

/// FC-16.5: neither do the games of a match.
#[test]
fn the_score_of_a_match_stays_full() {
    let series = crate::table::Series { wins: kernel::Seats([u8::MAX, 1]), draws: 3, first: None };
    assert_eq!(series.played(), u8::MAX);
    assert!(series.is_over());
}
