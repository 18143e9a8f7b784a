//! Time-over and the end of a Raid (FD-19.17 to FD-19.22).

use super::*;

/// FD-19.17, FD-S133: a mortal two away from the Dragon at time-over: more 2s decide a last-hit
/// either way; equal 2s decide nothing.
#[test]
fn last_hits_go_either_way() {
    let fight = |mortal: &str, dragon: &str| {
        last_card_of_two()
            .fighter(M1, 8, mortal, "")
            .fighter(DRAGON_OF_TWO, 10, dragon, "")
            .pile("1")
            .turn(M2)
    };
    let mut m = fight("2 2 3 3 3", "2 3 3 3 3 4 4");
    m.hears(Viewer::Public, Event::LastHit { by: M1, on: DRAGON_OF_TWO });
    m.hears(Viewer::Public, Event::HitPointLost { seat: DRAGON_OF_TWO, left: 1 });
    m.is_undefeated(M1).over();
    let mut m = fight("2 3 3 3 3", "2 2 3 3 3 4 4");
    m.hears(Viewer::Public, Event::LastHit { by: DRAGON_OF_TWO, on: M1 });
    m.is_defeated(M1).is_undefeated(M2).over();
    let mut m = fight("2 2 3 3 3", "2 2 3 3 3 4 4");
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LastHit { .. })).over();
}

/// FD-19.17: the Dragon compares with each undefeated mortal; each last-hit costs him one point.
#[test]
fn every_mortal_compares_with_the_dragon() {
    let mut m = board(Mode::Raid4)
        .fighter(M1, 8, "2 2 3 3 3", "")
        .fighter(M2, 7, "3 3 3 3 5", "")
        .fighter(M3, 6, "1 1 1 1 1", "")
        .fighter(M4, 1, "1 1 1 1", "")
        .with(M4, |f| f.retreat_due = true)
        .fighter(DRAGON, 10, "2 3 4 5 5 5 5", "")
        .position(|p| p.reshuffles = 0)
        .pile("1")
        .turn(M4);
    m.hears(Viewer::Public, Event::HitPointLost { seat: DRAGON, left: 3 });
    m.hears(Viewer::Public, Event::HitPointLost { seat: DRAGON, left: 2 });
    m.is_undefeated(M1).is_undefeated(M2).is_defeated(M3).is_undefeated(M4).over();
}

/// FD-19.18, FD-S134: the Dragon has one hit point; M1 has more, M2 has fewer: the Dragon is
/// defeated and the mortals win although M2 falls.
#[test]
fn a_dragon_at_zero_loses_before_anything_else_is_asked() {
    let mut m = last_card_of_two()
        .fighter(M1, 8, "2 2 5 5 5", "")
        .fighter(M2, 7, "1 1 1 1", "")
        .fighter(DRAGON_OF_TWO, 10, "2 3 3 3 4 4 4", "")
        .with(DRAGON_OF_TWO, |f| f.hit_points = 1)
        .pile("1")
        .turn(M2);
    m.is_defeated(M2);
    assert_eq!(m.over().winners(), seats(&[M1, M2]));
}

/// FD-19.18, FD-19.20: a last-hit that leaves the Dragon a hit point decides nothing; distance
/// does.
#[test]
fn a_dragon_who_is_left_one_hit_point_may_still_win() {
    let mut m = last_card_of_two()
        .fighter(M1, 8, "2 2 5 5 5", "")
        .fighter(DRAGON_OF_TWO, 10, "2 3 3 3 4 4 4", "")
        .with(DRAGON_OF_TWO, |f| f.hit_points = 2)
        .pile("1")
        .turn(M2);
    // He loses a point but stands; now distance decides: advance 7 against 8.
    m.hears(Viewer::Public, Event::HitPointLost { seat: DRAGON_OF_TWO, left: 1 });
    assert_eq!(m.over().winners(), seats(&[DRAGON_OF_TWO]));
}

/// FD-19.19: the last-hits defeat all mortals: the Dragon wins, however far they had come.
#[test]
fn all_mortals_last_hit_means_the_dragon_wins() {
    let mut m = last_card_of_two()
        .fighter(M1, 15, "1 1 1 1 1", "")
        .fighter(M2, 14, "1 1 1 1", "")
        .fighter(DRAGON_OF_TWO, 17, "2 3 4 4 4 4 4", "")
        .pile("1")
        .turn(M2);
    m.is_defeated(M1).is_defeated(M2);
    assert_eq!(m.over().winners(), seats(&[DRAGON_OF_TWO]));
}

/// FD-19.20, FD-S135: nobody is finished; the Dragon on 12 has advanced 6. With the best mortal on
/// 7 it is a draw, on 8 the mortals win, on 6 the Dragon does.
#[test]
fn the_farther_side_wins_and_equal_is_a_draw() {
    let fight = |space| {
        last_card_of_two()
            .fighter(M1, space, "1 1 1 1 1", "")
            .fighter(DRAGON_OF_TWO, 12, "2 2 2 2 3 3 3", "")
            .pile("1")
            .turn(M2)
    };
    let outcome = fight(7).over();
    assert!([M1, M2, DRAGON_OF_TWO].iter().all(|s| outcome.finish(*s) == Finish::Drew));
    assert_eq!(fight(8).over().winners(), seats(&[M1, M2]));
    assert_eq!(fight(6).over().winners(), seats(&[DRAGON_OF_TWO]));
}

/// FD-19.20: a mortal who is defeated, earlier or by a last-hit, has advanced nowhere.
#[test]
fn only_undefeated_mortals_count_for_distance() {
    let mut m = last_card_of_two()
        .fighter(M1, 9, "1 1 1 1 1", "")
        .fighter(M2, 3, "1 1 1 1", "")
        .fighter(DRAGON_OF_TWO, 12, "3 2 2 2 2 4 4", "")
        .pile("1")
        .turn(M2);
    m.is_defeated(M1).is_undefeated(M2);
    assert_eq!(m.over().winners(), seats(&[DRAGON_OF_TWO]));
}

/// FD-19.21: every mortal is defeated: the Dragon wins at once.
#[test]
fn the_dragon_wins_at_once_when_no_mortal_stands() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 15, "1", "")
        .fighter(M2, 15, "1", "")
        .seat(DRAGON_OF_TWO, "3 3 3 3 3 3 3", "")
        .turn(DRAGON_OF_TWO);
    m.does(DRAGON_OF_TWO, "attack 1x3").does(M1, "take the hit").goes_on();
    m.does(M2, "take the hit");
    assert_eq!(m.over().winners(), seats(&[DRAGON_OF_TWO]));
}

/// FD-19.22: a mortal who was defeated earlier wins with his team.
#[test]
fn defeated_mortals_win_with_their_team() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 15, "3", "")
        .defeated(M2)
        .with(DRAGON_OF_TWO, |f| f.hit_points = 1)
        .turn(M1);
    m.does(M1, "attack 1x3").does(DRAGON_OF_TWO, "take the hit");
    let outcome = m.over();
    assert_eq!(outcome.finish(M2), Finish::Won);
    assert_eq!(outcome.finish(DRAGON_OF_TWO), Finish::Lost);
}

/// FD-19.21, FD-R12: a mortal has conceded, his teammate has not and is defeated: all who are left
/// agree, and the Dragon wins.
#[test]
fn the_last_one_who_fights_on_falls() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 15, "1", "")
        .seat(M2, "1", "")
        .seat(DRAGON_OF_TWO, "3 3 3", "")
        .turn(DRAGON_OF_TWO);
    m.interjects(M2, "concede").does(DRAGON_OF_TWO, "attack 1x3").does(M1, "take the hit");
    assert_eq!(m.over().winners(), seats(&[DRAGON_OF_TWO]));
}

/// FD-19.21, FD-19.7: from the deal on, the first win is the whole game; no tokens are counted.
#[test]
fn a_raid_from_the_deal_ends_with_the_first_win() {
    let names = ["Lum", "Rook"].map(|n| n.parse().expect("a character"));
    // P1 is dealt a straight, P2 five 1s, the Dragon seven 5s.
    let hands = [0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4];
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Raid2).with(&names), &hands);
    m.does(M1, "go next");
    for ability in ["Wing Buffet", "Tail Sweep", "Bellowing Roar", "Rampage"] {
        m.does(DRAGON_OF_TWO, &format!("draft {ability}"));
    }
    m.holds(M1, "1 2 3 4 5").holds(DRAGON_OF_TWO, "5 5 5 5 5 5 5").luck_is_used_up();
    m.does(M1, "Poker Flourish on P3").does(M1, "show hand 1 2 3 4 5").goes_on();
    m.does(M1, "move forward 5").does(M2, "move forward 1").does(DRAGON_OF_TWO, "pass");
    m.does(DRAGON_OF_TWO, "move forward 5").stands(M1, 6).stands(DRAGON_OF_TWO, 13);
    m.does(M1, "pass").does(M1, "dash 4, strike 1x3").does(DRAGON_OF_TWO, "take the hit");
    assert_eq!(m.over().winners(), seats(&[M1, M2]));
}

/// FD-19.21, FD-19.7: no Raid waits for a second win, however many tokens the setup speaks of.
#[test]
fn one_win_is_needed_in_every_raid() {
    for mode in [Mode::Raid2, Mode::Raid3, Mode::Raid4, Mode::Betrayal] {
        assert_eq!(dealt(mode).table().open().tokens_needed(), 1, "{mode}");
    }
}

/// FD-19.21, FD-13.1: the last hit point may be lost to an ability; the mortals win at once, in the
/// middle of the turn.
#[test]
fn an_abilitys_hit_ends_the_raid_at_once() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 12, "1", "Flame Arrow")
        .seat(M2, "1", "")
        .with(DRAGON_OF_TWO, |f| f.hit_points = 1)
        .turn(M1);
    m.does(M1, "Flame Arrow on P3").is_defeated(DRAGON_OF_TWO);
    assert_eq!(m.over().winners(), seats(&[M1, M2]));
}
