//! Rulings of this project that no other section has a place for; the others are cited where they
//! belong.

use super::*;
use crate::{Event, Mode, Setup, Space};
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
