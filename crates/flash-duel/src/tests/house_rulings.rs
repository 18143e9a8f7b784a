//! Rulings of this project that no other section has a place for; the others are cited where they
//! belong.

use super::*;
use crate::position::Remembered;
use crate::{Cards, Choice, Event, Mode, NumberSet, Setup, Side, Space, Standing};
use kernel::Viewer;

/// FD-R3: there is one copy of each character, the bot's included.
#[test]
fn rook_meets_the_rook_bot_only_by_agreement() {
    let setup = Setup::of(Mode::SoloRook).with(&["Rook".parse().expect("one of the twenty")]);
    assert!(setup.check().is_err());
    assert!(Setup { mirror: true, ..setup }.check().is_ok());
}

/// FD-R5: the window at time-over is answered before anyone sees a hand.
#[test]
fn hands_are_shown_after_the_window_at_time_over() {
    let board = duel().at(8, 10).west("2 1 1 1 3", "").east("2 2", "Pacifism").pile("5");
    let mut m = board.draws("5").turn(WEST);
    m.does(WEST, "move back 3").asks(EAST);
    let shown = |e: &Event| matches!(e, Event::HandShown { .. });
    m.hears_nothing_like(Viewer::Public, shown).does(EAST, "pass");
    m.hears(Viewer::Public, Event::HandShown { seat: EAST, cards: cards("2 2") });
}

/// FD-R6: the ban of a recover turn holds at time-over too (FD-9.4 before FD-10.6).
#[test]
fn no_ability_at_the_time_over_of_ones_own_recover_turn() {
    let recovering = |abilities: &str| {
        let board = duel().at(8, 10).west("2 2 1 1", abilities).east("1 3 3 4 4", "").pile("5");
        board.with(WEST, |f| f.retreat_due = true).draws("5").turn(WEST)
    };
    recovering("Pacifism").tokens(1, 0).may(EAST, &["West goes first", "East goes first"]);
    // On another's turn he is asked as usual.
    let board = duel().at(8, 10).west("2 2 1 1", "Pacifism").east("1 3 3 4 4", "").pile("5");
    let mut m = board.with(WEST, |f| f.retreat_due = true).draws("5").turn(EAST);
    m.does(EAST, "move back 1").asks(WEST).offers(WEST, "Pacifism");
}

/// FD-R6, FD-9.7, FD-19.26: the last mortal skips his turn, the common refill belongs to it and
/// draws the last card: he may not play Pacifism, another mortal may.
#[test]
fn no_ability_at_the_time_over_of_ones_own_skipped_turn() {
    let skipped = |m1: &str, m2: &str| {
        let board = board(Mode::Raid2).fighter(M1, 3, "", m1).fighter(M2, 9, "1", m2);
        let board = board.fighter(DRAGON_OF_TWO, 16, "1", "").pile("2 2");
        board.with(M2, |f| f.skip_due = true).turn(M2)
    };
    let mut m = skipped("", "Pacifism");
    m.over();
    m.hears(Viewer::Public, Event::TimeOver).face_up(M2, "Pacifism", true);
    m.hears_nothing_like(Viewer::Public, |e| *e == Event::LastHitsSkipped);
    skipped("Pacifism", "").may(M1, &["Pacifism", "pass"]);
}

/// FD-6.10, FD-11.4, FD-19.26: a skipped turn is a turn, and the common refill belongs to it: who
/// played an ability on the turn before may play Pacifism.
#[test]
fn a_skipped_turn_is_a_new_turn_for_everyones_ability() {
    let board = board(Mode::Raid2).fighter(M1, 3, "1 1", "Dragon Form, Pacifism");
    let board = board.fighter(M2, 9, "1", "").with(M2, |f| f.skip_due = true);
    let mut m = board.fighter(DRAGON_OF_TWO, 16, "1", "").pile("2 2").turn(M1);
    m.does(M1, "Dragon Form").refuses(M1, "Pacifism", "FD-11.4").does(M1, "move back 1");
    m.turn_of(M2).may(M1, &["Pacifism", "pass"]);
}

/// FD-R21: whoever walks onto a mine while he recovers owes nothing more.
#[test]
fn a_mine_on_ones_own_recover_turn_costs_nothing_more() {
    let board = duel().at(4, 15).west("2 1 3 3 3", "Speed of the Fox").east("1 4 4", "");
    let board = board.with(EAST, |f| f.mine = Some(Space(6)));
    let mut m = board.with(WEST, |f| f.retreat_due = true).turn(WEST);
    m.does(WEST, "Speed of the Fox").does(WEST, "move forward 2");
    m.hears(Viewer::Public, Event::MineSetOff { seat: WEST, space: Space(6) });
    m.is_recovering(WEST, false).does(EAST, "move forward 1").offers(WEST, "move forward 1");
}

/// FD-R22: two Gwens in Team Battle by agreement; two of a kind never raid the Dragon.
#[test]
fn a_mirror_can_be_agreed_for_teams_and_not_for_mortals() {
    let who = |names: [&str; 4]| names.map(|n| n.parse().expect("one of the twenty"));
    let twice = Setup::of(Mode::Team).with(&who(["Gwen", "Gwen", "Rook", "Zane"]));
    assert!(twice.check().is_err());
    assert!(Setup { mirror: true, ..twice }.check().is_ok());
    let raid = Setup::of(Mode::Raid4).with(&who(["Gwen", "Gwen", "Rook", "Zane"]));
    assert!(Setup { mirror: true, ..raid }.check().is_err());
}

/// FD-15.13: a stash that is lost unseen tells nobody what it held.
#[test]
fn a_stash_that_is_swapped_away_stays_unseen() {
    let seen_by_east = |stash: u8, rest: &str| {
        let board = board(Mode::Clockwork).at(8, 10).west(rest, "Political Prowess");
        let board = board.east("2 2 4", "").with(WEST, |f| f.stash = Some(number(stash)));
        let board = board.position(|p| {
            p.pool = vec!["Flame Arrow".into()];
            p.remembered = vec![Remembered {
                viewer: Some(EAST),
                of: WEST,
                hand: Cards::EMPTY,
                hand_or_stash: cards("1 3"),
                stash: None,
            }];
        });
        let mut m = board.turn(EAST);
        m.does(EAST, "attack 1x2").does(WEST, "take the hit");
        m.does(WEST, "swap Political Prowess for Flame Arrow");
        m.view(Viewer::Seat(EAST)).known[WEST]
    };
    assert_eq!(seen_by_east(1, "3 5"), seen_by_east(3, "1 5"));
}

/// A label that plays one card twice is no choice, and no crash.
#[test]
fn one_card_is_not_played_twice() {
    for label in ["dash stashed 3, strike stashed 3", "dash drawn 3, offer drawn 3"] {
        assert!(label.parse::<Choice>().is_err(), "{label}");
    }
    let twice = "dash 2 (Master of Twos), strike 4 (Green Eye's Epiphany)";
    assert!(twice.parse::<Choice>().is_err());
}

/// A position with the same effect twice, or with more than can ever be in force, is refused.
#[test]
fn lasting_effects_of_a_position_are_counted() {
    let once = board(Mode::Full).west("3", "").east("4", "").lasting("Dragon Form", WEST, WEST);
    assert!(once.clone().reasons().is_empty());
    assert_eq!(once.lasting("Dragon Form", WEST, WEST).reasons().len(), 1);
}

/// FD-11.10, FD-3.9: a stashed card whose play was countered and taken back has been seen by all.
#[test]
fn a_stashed_card_that_was_taken_back_is_known() {
    let board = duel().at(9, 18).west("1", "Green Eye's Epiphany").east("1", "Reversal");
    let mut m = board.with(WEST, |f| f.stash = Some(number(3))).turn(WEST);
    m.does(WEST, "move forward stashed 4 (Green Eye's Epiphany)").does(EAST, "Reversal");
    assert_eq!(m.view(Viewer::Seat(EAST)).known[WEST].stash, NumberSet::one(number(3)));
    assert_eq!(m.view(Viewer::Public).known[WEST].stash, NumberSet::one(number(3)));
}

/// FD-13.9, FD-7.15: an attack in which an ability changes the stashed card uses it up, and the
/// hand stays as it is.
#[test]
fn an_attack_can_change_the_stashed_card() {
    let board = duel().at(6, 10).west("2 4", "Green Eye's Epiphany").east("1", "");
    let mut m = board.with(WEST, |f| f.stash = Some(number(3))).turn(WEST);
    m.does(WEST, "attack 1x4 + stashed 4 (Green Eye's Epiphany)");
    m.holds(WEST, "2");
    assert_eq!(m.table().stash(WEST), None);
}

/// FD-4.2: a position says how many win tokens are needed, and the game ends with them.
#[test]
fn a_position_says_how_many_tokens_win() {
    let board = duel().at(9, 12).west("3", "").east("1", "").position(|p| p.tokens_needed = 1);
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit");
    assert_eq!(m.table().open().standing(), Standing::Won(Side::West));
}
