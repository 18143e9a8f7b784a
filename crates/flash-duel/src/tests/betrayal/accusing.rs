//! Accusations (FD-20.15 to FD-20.19), also in the middle of an attack.

use super::*;

/// FD-R20.
/// FD-20.15, FD-20.19: an undefeated mortal may at any time accuse another undefeated mortal whose
/// card nobody has seen; the Dragon neither accuses nor is accused.
#[test]
fn mortals_accuse_mortals() {
    let mut m = far_away().defeated(M3).turn(DRAGON);
    for (by, of) in [(M1, "accuse P1"), (M1, "accuse P3"), (M1, "accuse P5"), (DRAGON, "accuse P1")]
    {
        m.cannot_interject(by, of).refuses(by, of, "FD-20.15");
    }
    m.cannot_interject(M3, "accuse P1").refuses(M3, "accuse P1", "FD-17.8");
    m.interjects(M2, "accuse P1").is_defeated(M2);
    // M1 has shown a Loyal card.
    m.cannot_interject(M4, "accuse P1").refuses(M4, "accuse P1", "FD-20.15");
    let mut m = revealed().turn(M1);
    m.refuses(M1, "accuse P4", "FD-20.15").refuses(M4, "accuse P1", "FD-20.15");
    m.asks(M1).interjects(M1, "accuse P2").is_defeated(M1);
}

/// FD-20.16, FD-20.18, FD-20.23: the accused is the traitor: he is defeated at once, names nobody's
/// hand and can no longer reveal; play goes on, and the Dragon will have an extra turn.
#[test]
fn an_accused_traitor_is_defeated() {
    let mut m = far_away().turn(M1);
    m.interjects(M2, "accuse P4").is_defeated(M4).goes_on().asks(M1);
    m.hears(Viewer::Public, Event::Accused { by: M2, of: M4, traitor: true });
    m.cannot_interject(M4, REVEAL).hand_size(M4, 0).discarded("1 2");
    let open = m.table().open();
    assert_eq!((open.extra_turns, open.shown_traitor()), (1, Some(M4)));
    m.interjects(M1, "accuse P2").is_defeated(M1);
}

/// FD-20.17, FD-S145: the accused is loyal: the accuser is defeated, and the accused's card is
/// known to all.
#[test]
fn a_false_accuser_is_defeated() {
    let mut m = far_away().turn(M1);
    m.interjects(M2, "accuse P3").is_defeated(M2).is_undefeated(M3).goes_on().asks(M1);
    m.hears(Viewer::Public, Event::Accused { by: M2, of: M3, traitor: false });
    assert!(m.view(Viewer::Seat(M1)).open.shown_loyal.has(M3));
}

/// FD-20.17, FD-20.23, FD-S145: the hidden traitor accuses a loyal mortal: he is defeated too, his
/// own card stays unknown, and the Dragon gets his extra turn.
#[test]
fn a_traitor_who_accuses_falsely_is_defeated_too() {
    let mut m = far_away().turn(M1);
    m.interjects(M4, "accuse P3").is_defeated(M4).goes_on().asks(M1).cannot_interject(M4, REVEAL);
    assert_eq!(m.table().open().extra_turns, 1);
    assert_eq!(m.view(Viewer::Public).open.shown_traitor, None);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::TraitorRevealed { .. }));
}

/// FD-20.17, FD-6.9: the turn player accuses falsely: his turn ends at once, without a main action.
#[test]
fn a_turn_player_who_accuses_falsely_loses_his_turn() {
    let mut m = far_away().turn(M1);
    m.interjects(M1, "accuse P2").is_defeated(M1).asks(M2).turn_of(M2);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::NoActionTaken { .. }));
}

/// FD-20.17, FD-17.24, FD-6.9: a mortal accuses falsely while his attack on the Dragon is being
/// answered: the Dragon need not answer, and the turn ends.
#[test]
fn an_attacker_who_accuses_falsely_attacks_no_more() {
    let mut m = in_reach().turn(M1);
    m.does(M1, "attack 1x3").asks(DRAGON).interjects(M1, "accuse P2").is_defeated(M1);
    m.asks(M2).turn_of(M2).discarded("1 3").holds(DRAGON, "3 3 4 4 4 5 5 5");
    assert_eq!(hit_points(&m), 3);
}

/// FD-20.16, FD-17.24: an accused attacker is out as well: the attack of a traitor ends with him.
#[test]
fn an_accused_attacker_attacks_no_more() {
    let mut m = in_reach().turn(M4);
    m.does(M4, "attack 1x3").asks(DRAGON).interjects(M1, "accuse P4").is_defeated(M4);
    m.asks(DRAGON).turn_of(DRAGON);
    assert_eq!(hit_points(&m), 3);
}

/// FD-20.17, FD-17.24: help that was offered against such an attack is offered no more.
#[test]
fn help_against_an_attack_that_ended_is_forgotten() {
    let mut m = revealed().space(M1, 13).space(M2, 13).seat(M4, "3 2", "").turn(M1);
    m.does(M1, "attack 1x2").does(M4, "dash 3, offer 1x2").interjects(M1, "accuse P3");
    m.is_defeated(M1).holds(M4, "2 3");
    m.does(M2, "attack 1x2").asks(M4).does(M4, "pass").must(DRAGON, "take the hit");
}

/// FD-20.17, FD-17.24: a target who accuses falsely is defeated and needs no answer; the other
/// target still does.
#[test]
fn a_target_who_accuses_falsely_answers_no_more() {
    let mut m = in_reach().turn(DRAGON);
    m.does(DRAGON, "attack 1x3").asks(M1).interjects(M1, "accuse P2").is_defeated(M1);
    m.asks(M4).does(M4, "block 1x3").asks(DRAGON);
    m.hears(Viewer::Public, Event::ExtraTurn { seat: DRAGON });
}

/// FD-20.18: the accusation is answered first: a traitor cannot reveal between the two.
#[test]
fn an_accusation_leaves_no_time_to_reveal() {
    let mut m = in_reach().turn(DRAGON);
    m.does(DRAGON, "attack 1x3").interjects(M1, "accuse P4").is_defeated(M4);
    m.refuses(M4, REVEAL, "FD-17.8").stands(M4, 10).asks(M1);
}
