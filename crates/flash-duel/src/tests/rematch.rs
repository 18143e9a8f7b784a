//! FD-23.4, FD-R23: what a match leaves to the next one at the same table.

use super::*;
use crate::{Event, Mode, Setup, Side, Table, Who};
use kernel::{Offers, Seat, Viewer};
use scenario::Scene;

fn who(name: &str) -> Who {
    name.parse().expect("it is one of the twenty")
}

/// A match of Grave against Jaina that one side has just given up.
fn lost_by(setup: &Setup, seat: Seat) -> (Setup, Scene<Table>) {
    let setup = setup.clone().with(&[who("Grave"), who("Jaina")]);
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.interjects(seat, "concede").over();
    (setup, m)
}

/// The first moment of the rematch.
fn rematch((setup, before): &(Setup, Scene<Table>)) -> Scene<Table> {
    Scene::<Table>::deal(&setup.rematch(before.table()), &[])
}

/// FD-23.4: the loser picks among all but the winner's character, the own one included; nobody asks
/// the winner.
#[test]
fn the_loser_may_change_character_and_the_winner_keeps_theirs() {
    for blind in [false, true] {
        let setup = Setup { blind, ..Setup::of(Mode::Full) };
        let mut m = rematch(&lost_by(&setup, EAST));
        m.asks(EAST).refuses(EAST, "pick Grave", "FD-14.3");
        m.offers(EAST, "pick Jaina").offers(EAST, "pick Lum");
        assert_eq!(Offers::of(m.table(), EAST).0.len(), 19);
        m.refuses(WEST, "pick Lum", "FD-12.2").does(EAST, "pick Lum").round(1);
        assert_eq!(m.table().open().fighter(WEST).who, who("Grave"));
        assert_eq!(m.table().open().fighter(EAST).who, who("Lum"));
        let mut m = rematch(&lost_by(&setup, WEST));
        m.asks(WEST).does(WEST, "pick Grave").round(1);
        assert_eq!(m.table().open().fighter(EAST).who, who("Jaina"));
    }
}

/// FD-23.4, FD-14.3: where a mirror match was agreed the loser may pick the winner's character.
#[test]
fn the_loser_may_take_the_winners_character_in_a_mirror_match() {
    let setup = Setup { mirror: true, ..Setup::of(Mode::Full) };
    rematch(&lost_by(&setup, EAST)).does(EAST, "pick Grave").round(1);
}

/// FD-23.4, FD-14.2: if everybody may change, both pick, secretly where that was agreed.
#[test]
fn everybody_picks_again_if_that_was_agreed() {
    let setup = Setup { all_change: true, ..Setup::of(Mode::Full) };
    let mut m = rematch(&lost_by(&setup, EAST));
    m.asks(WEST).does(WEST, "pick Lum").does(EAST, "pick Grave").round(1);
    let secretly = Setup { blind: true, ..setup };
    let mut m = rematch(&lost_by(&secretly, EAST));
    m.asks_all(&[WEST, EAST]).does(WEST, "pick Lum");
    m.hears_nothing_like(Viewer::Seat(EAST), |e| matches!(e, Event::CharacterPicked { .. }));
    m.does(EAST, "pick Grave").round(1);
    assert_eq!(m.table().open().fighter(WEST).who, who("Lum"));
}

/// FD-23.4, FD-14.1: a match that nobody has lost is followed by a game like any other: both pick.
#[test]
fn after_a_draw_both_pick() {
    let setup = Setup::of(Mode::Full).with(&[who("Grave"), who("Jaina")]);
    let drawn = Scene::<Table>::deal(&setup, &[]);
    let next = setup.rematch(drawn.table());
    assert_eq!((next.lost_before, next.characters.len()), (None, 0));
    let mut m = Scene::<Table>::deal(&next, &[]);
    m.does(WEST, "pick Lum").does(EAST, "pick Grave").round(1);
    let secretly = Setup { blind: true, ..setup };
    let next = secretly.rematch(drawn.table());
    Scene::<Table>::deal(&next, &[]).asks_all(&[WEST, EAST]);
}

/// FD-23.4: what the loser changed to counts in the rematch after that, and what was agreed stays.
#[test]
fn one_rematch_follows_another() {
    let agreed = Setup { blind: true, loser_first: true, tokens: 2, ..Setup::of(Mode::Full) };
    let (setup, before) = lost_by(&agreed, EAST);
    let second = setup.rematch(before.table());
    assert_eq!(second.lost_before, Some(Side::East));
    let mut m = Scene::<Table>::deal(&second, &[]);
    m.does(EAST, "pick Lum").asks(EAST).does(EAST, "East goes first");
    m.interjects(WEST, "concede").over();
    let third = second.rematch(m.table());
    let kept = vec![None, Some(who("Lum"))];
    let expected = Setup { lost_before: Some(Side::West), characters: kept, ..agreed };
    assert_eq!(third, expected);
}

/// FD-23.4, FD-17.1: in Team Battle the members of the losing team pick again, in their order.
#[test]
fn the_losing_team_may_change_characters() {
    let cast = ["Grave", "Jaina", "Midori", "Setsuki"].map(who);
    let setup = Setup::of(Mode::Team).with(&cast);
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.interjects(A1, "concede").interjects(A2, "concede").over();
    let mut m = Scene::<Table>::deal(&setup.rematch(m.table()), &[]);
    m.asks(A1).refuses(A1, "pick Jaina", "FD-14.3").does(A1, "pick Midori");
    m.asks(A2).refuses(A2, "pick Midori", "FD-14.3").does(A2, "pick Grave");
    let seated = [A1, B1, A2, B2].map(|seat| m.table().open().fighter(seat).who);
    assert_eq!(seated, ["Midori", "Jaina", "Grave", "Setsuki"].map(who));
}

/// FD-23.4, FD-16.1: where no two sides of people meet with characters, nothing of it is asked: in
/// Solo the character is the player's choice in every game.
#[test]
fn other_modes_begin_a_rematch_as_they_began() {
    for mode in Mode::ALL.into_iter().filter(|m| !m.has_rival_characters()) {
        assert!(Setup { all_change: true, ..Setup::of(mode) }.check().is_err(), "{mode}");
    }
    let named = Setup::of(Mode::SoloDummy).with(&[who("Grave")]);
    for setup in [named, Setup::of(Mode::SoloDummy), Setup::of(Mode::Simple)] {
        let mut m = Scene::<Table>::deal(&setup, &[]);
        m.interjects(WEST, "concede").over();
        let next = setup.rematch(m.table());
        assert_eq!(next, Setup { lost_before: Some(Side::West), ..setup });
    }
    let raid = Setup::of(Mode::Raid2).with(&[who("Grave"), who("Jaina")]);
    let mut m = Scene::<Table>::deal(&raid, &[]);
    m.interjects(M1, "concede").interjects(M2, "concede").over();
    assert_eq!(raid.rematch(m.table()), raid);
}
