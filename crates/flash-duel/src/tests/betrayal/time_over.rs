//! Time-over in Betrayal (FD-20.26 to FD-20.31).

use super::*;

/// M4 recovers, and the common refill then draws the last card: time is over with these hands. A
/// traitor who is unmasked by it names no hands, unless a test says otherwise.
fn last_card() -> Board {
    board(Mode::Betrayal)
        .seat(M1, "1 1 1 1 1", "")
        .seat(M2, "1 1 2 2 2", "")
        .seat(M3, "2 2 2 2 2", "")
        .seat(M4, "3 3 3 3", "")
        .with(M4, |f| f.retreat_due = true)
        .position(|p| (p.reshuffles, p.silent_unmasking) = (0, true))
}

/// FD-20.26, FD-20.27, FD-20.28, FD-20.29, FD-S147: an unrevealed traitor on 9, loyal mortals on 6,
/// 9 and 11: he is revealed on 9, compares at distances 3 and 2, none at 0, and cannot be last-hit;
/// then the Dragon compares with the loyal mortals who remain.
#[test]
fn the_traitor_compares_first_from_where_he_stands() {
    let mut m = last_card()
        .fighter(M1, 6, "1 1 1 1 5", "")
        .fighter(M2, 9, "2 2 4 4 5", "")
        .fighter(M3, 11, "2 2 2 3 3", "")
        .fighter(M4, 9, "3 3 2 5", "")
        .fighter(DRAGON, 13, "3 3 4 4 4 1 1 1", "")
        .traitor(M4)
        .pile("5")
        .turn(M4);
    m.hears(Viewer::Public, Event::TraitorRevealed { seat: M4 }).stands(M4, 9);
    assert_eq!(m.table().open().side(M4), Side::East);
    // Distance 3 to M1: two 3s against none. Distance 2 to M3: one 2 against three, and nothing
    // happens to the traitor. Distance 0 to M2: nothing.
    m.hears(Viewer::Public, Event::LastHit { by: M4, on: M1 }).is_defeated(M1);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LastHit { on, .. } if *on == M4));
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::HandNamed { .. }));
    m.is_undefeated(M4);
    // The Dragon: distance 4 to M2, three 4s against two; distance 2 to M3, none against three.
    m.hears(Viewer::Public, Event::LastHit { by: DRAGON, on: M2 }).is_defeated(M2);
    m.hears(Viewer::Public, Event::LastHit { by: M3, on: DRAGON }).is_undefeated(M3);
    // M3 has advanced 10, the Dragon 5.
    assert_eq!(m.over().winners(), seats(&[M1, M2, M3]));
}

/// FD-20.29: a mortal whom the traitor has defeated no longer compares with the Dragon.
#[test]
fn who_fell_to_the_traitor_does_not_hit_the_dragon() {
    let fight = |traitor: &str| {
        last_card()
            .fighter(M1, 8, "5 5 5 5 5", "")
            .fighter(M4, 6, traitor, "")
            .with(DRAGON, |f| f.hit_points = 1)
            .fighter(DRAGON, 13, "4 4 4 4 4 4 4 4", "")
            .traitor(M4)
            .pile("3")
            .turn(M4)
    };
    assert_eq!(fight("1 3 3 3").over().winners(), seats(&[M1, M2, M3]));
    let mut m = fight("2 3 3 3");
    m.is_defeated(M1);
    assert_eq!(hit_points(&m), 1);
    assert_eq!(m.over().winners(), seats(&[M4, DRAGON]));
}

/// FD-20.29, FD-19.19: counting loyal mortals only, all of them are defeated: the Dragon's team
/// wins though the traitor stands.
#[test]
fn the_traitor_does_not_count_for_the_mortals() {
    let mut m = last_card()
        .fighter(M1, 8, "5 5 5 5 5", "")
        .fighter(M4, 10, "2 3 3 3", "")
        .defeated(M2)
        .defeated(M3)
        .seat(M2, "", "")
        .seat(M3, "", "")
        .traitor(M4)
        .pile("3")
        .turn(M4);
    m.is_defeated(M1);
    assert_eq!(m.over().winners(), seats(&[M4, DRAGON]));
}

/// FD-20.29, FD-19.20: nor does his advance: the Dragon compares with the farthest loyal mortal.
#[test]
fn the_traitors_advance_counts_for_nobody() {
    let mut m = last_card()
        .fighter(M1, 3, "5 5 5 5 5", "")
        .fighter(M4, 12, "3 3 3 3", "")
        .fighter(DRAGON, 15, "4 4 4 4 4 4 4 4", "")
        .traitor(M4)
        .pile("3")
        .turn(M4);
    // Dragon 3, M1 2, the traitor 11.
    assert_eq!(m.over().winners(), seats(&[M4, DRAGON]));
}

/// FD-20.27: a traitor who revealed himself earlier compares too, and a defeated one does not.
#[test]
fn a_revealed_traitor_compares_and_a_defeated_one_does_not() {
    let fight = || {
        last_card()
            .fighter(M1, 13, "5 5 5 5 5", "")
            .fighter(M4, 15, "2 3 3 3", "")
            .with(M4, |f| f.side = Some(Side::East))
            .seat(DRAGON, "4 4 4 4 4 4 4 4", "")
            .traitor(M4)
            .position(|p| p.loyalty.as_mut().expect("it is a Betrayal").shown = true)
    };
    let mut m = fight().pile("3").turn(M4);
    m.hears(Viewer::Public, Event::LastHit { by: M4, on: M1 }).is_defeated(M1).over();
    let mut m = fight()
        .seat(M4, "", "")
        .defeated(M4)
        .seat(M3, "2 2 2 2", "")
        .with(M3, |f| f.retreat_due = true)
        .pile("3")
        .turn(M3);
    m.is_undefeated(M1).over();
}

/// The traitor M4 is unmasked on 9, and may name hands.
fn unmasked() -> Fight {
    last_card()
        .fighter(M1, 6, "1 1 1 1 5", "")
        .fighter(M4, 9, "3 3 2 5", "")
        .fighter(DRAGON, 13, "3 3 4 4 4 1 1 1", "")
        .position(|p| p.silent_unmasking = false)
        .traitor(M4)
        .pile("5")
        .turn(M4)
}

/// FD-20.26, FD-20.8: the moment of the reveal is the moment for naming hands, also at time-over;
/// the traitor stays where they are, and hands are shown and compared after it.
#[test]
fn an_unmasked_traitor_names_hands_before_they_are_shown() {
    let mut m = unmasked();
    m.hears(Viewer::Public, Event::TraitorRevealed { seat: M4 }).asks(M4).stands(M4, 9);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::HandShown { .. }));
    m.may(M4, &["name the hand of P1", "name the hand of P2", "name the hand of P3", "done"]);
    m.does(M4, "name the hand of P3").does(M4, "it is 2 2 2 2 2").is_defeated(M3);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::ExtraTurnEarned { .. }));
    // Nobody accuses any more, and a wrong name ends it.
    m.refuses(M1, "accuse P2", "FD-20.15");
    m.does(M4, "name the hand of P2").does(M4, "it is 1 1 1 1 1").stands(M4, 9);
    m.hears(Viewer::Public, Event::LastHit { by: M4, on: M1 });
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LastHit { by, .. } if *by == M3));
    m.over();
}

/// FD-20.26: naming nobody, the traitor decides nothing but what the hands decide.
#[test]
fn an_unmasked_traitor_need_not_name_anybody() {
    let mut m = unmasked();
    m.does(M4, "done").stands(M4, 9).is_defeated(M1);
    m.hears(Viewer::Public, Event::LastHit { by: M4, on: M1 });
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::HandNamed { .. }));
    assert_eq!(m.table().open().side(M4), Side::East);
}

/// FD-20.26, FD-20.5: the last loyal mortal falls by a named hand, and nothing is compared.
#[test]
fn an_unmasked_traitor_can_name_the_last_loyal_hand() {
    let mut m = last_card()
        .fighter(M1, 6, "1 1 1 1 5", "")
        .seat(M2, "", "")
        .seat(M3, "", "")
        .defeated(M2)
        .defeated(M3)
        .position(|p| p.silent_unmasking = false)
        .traitor(M4)
        .pile("5")
        .turn(M4);
    m.does(M4, "name the hand of P1").does(M4, "it is 1 1 1 1 5");
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LastHit { .. }));
    assert_eq!(m.over().winners(), seats(&[M4, DRAGON]));
}

/// FD-20.26: only a Betrayal has a traitor to unmask.
#[test]
fn a_silent_unmasking_is_agreed_in_a_betrayal_alone() {
    for mode in Mode::ALL {
        let setup = Setup { silent_unmasking: true, ..Setup::of(mode) };
        assert_eq!(setup.check().is_ok(), mode == Mode::Betrayal, "{mode}");
    }
}

/// FD-20.31: the Dragon holds the Traitor card: time is over, nobody may accuse, and he may still
/// show it before last-hits are compared.
#[test]
fn the_dragon_may_show_the_card_at_time_over() {
    let fight = || {
        last_card()
            .fighter(M1, 9, "4 4 4 4 5", "")
            .seat(DRAGON, "1 1 1 2 2", "")
            .space(DRAGON, 13)
            .with(DRAGON, |f| f.hit_points = 1)
            .traitor(DRAGON)
            .pile("5")
            .turn(M4)
    };
    let mut m = fight();
    m.hears(Viewer::Public, Event::TimeOver).asks(DRAGON).may(DRAGON, &[REVEAL, "pass"]);
    m.refuses(M1, "accuse P2", "FD-20.15").refuses(M4, REVEAL, "FD-20.7");
    m.does(DRAGON, REVEAL);
    // He loses one of his two hit points and stands; M1 has advanced 8, he 5.
    m.hears(Viewer::Public, Event::HitPointLost { seat: DRAGON, left: 1 });
    assert_eq!(m.over().winners(), seats(&[M1, M2, M3, M4]));
    let mut m = fight();
    m.does(DRAGON, "pass").hears(Viewer::Public, Event::HitPointLost { seat: DRAGON, left: 0 });
    m.over();
}

/// FD-R19.
/// FD-20.31, FD-20.26: a mortal who fell unknown may hold the card: the Dragon is asked as before,
/// and has nothing to show.
#[test]
fn a_dragon_without_the_card_has_nothing_to_show() {
    let mut m = last_card()
        .seat(M1, "", "")
        .defeated(M1)
        .seat(DRAGON, "1 1 1 2 2", "")
        .traitor(M1)
        .pile("5")
        .turn(M4);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::TraitorRevealed { .. }));
    m.asks(DRAGON).refuses(DRAGON, REVEAL, "FD-20.7").must(DRAGON, "pass").over();
}
