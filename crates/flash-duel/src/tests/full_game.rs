//! FD-14: the Full Game, one against one with characters.

use super::*;
use crate::{Event, Mode, Setup, Side, Table, Who};
use kernel::{Game, Play, Recorded, Viewer};
use scenario::Scene;
use std::collections::BTreeSet;

fn who(name: &str) -> Who {
    name.parse().expect("it is one of the twenty")
}

/// Whether this setup can be played at all.
fn is_playable(setup: &Setup) -> bool {
    Table::start(setup, &mut Play::silent(&mut Recorded::new([], 1))).is_ok()
}

/// FD-14.1, FD-14.4: a character each, chosen before the game, with his three abilities face up.
#[test]
fn each_player_picks_a_character_and_his_three_abilities_lie_face_up() {
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Full), &[]);
    m.asks(WEST).does(WEST, "pick Jaina").asks(EAST);
    assert_eq!(m.table().open().round(), 0);
    let free = kernel::Offers::of(m.table(), EAST);
    assert_eq!(free.0.len(), 19);
    m.luck(&[0]).does(EAST, "pick Midori").round(1).hand_size(WEST, 5).hand_size(EAST, 5);
    for name in ["Flame Arrow", "Smoldering Embers", "Charged Shot"] {
        m.face_up(WEST, name, true);
    }
    for name in ["Rising Mountain", "Dragon Form", "Master of Twos"] {
        m.face_up(EAST, name, true);
    }
    assert_eq!(m.table().open().fighter(WEST).cards().count(), 3);
    m.pile_left(15);
}

/// FD-14.4: abilities lie face up from the pick on, while others still pick and before any deal; so
/// do those that a clockwork soldier drafts (FD-15.3).
#[test]
fn abilities_lie_face_up_before_the_first_round() {
    let is_up = |m: &mut Scene<Table>, seat, names: &[&str]| {
        assert_eq!(m.table().open().round(), 0);
        assert_eq!(m.table().open().fighter(seat).cards().count(), names.len());
        for name in names {
            m.face_up(seat, name, true);
        }
    };
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Full), &[]);
    m.does(WEST, "pick Jaina").asks(EAST);
    is_up(&mut m, WEST, &["Flame Arrow", "Smoldering Embers", "Charged Shot"]);
    let named = Setup { loser_first: true, lost_before: Some(Side::West), ..Setup::of(Mode::Full) };
    let mut m = Scene::<Table>::deal(&named.with(&[who("Jaina"), who("Midori")]), &[]);
    is_up(&mut m, EAST, &["Rising Mountain", "Dragon Form", "Master of Twos"]);
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Clockwork), &[0]);
    let first = m.table().asks().seats().lowest().expect("somebody drafts");
    let pool: Vec<_> = m.table().open().pool().collect();
    let drafted = pool[0].to_string();
    m.does(first, &format!("draft {drafted}"));
    is_up(&mut m, first, &[&drafted]);
}

/// FD-14.1: twenty to choose from, each with three abilities of his own.
#[test]
fn twenty_characters_have_three_abilities_each() {
    let names = crate::cards::CHARACTERS.map(|(name, _)| name);
    let picks = names.map(|name| format!("pick {name}"));
    Scene::<Table>::deal(&Setup::of(Mode::Full), &[]).may(WEST, &picks.each_ref().map(|p| &**p));
    let mut all = BTreeSet::new();
    for (i, name) in names.iter().enumerate() {
        let other = names[(i + 1) % names.len()];
        let m = Scene::<Table>::deal(&Setup::of(Mode::Full).with(&[who(name), who(other)]), &[]);
        let cards = m.table().open().fighter(WEST).cards();
        let own: BTreeSet<String> = cards.map(|(ability, _)| ability.to_string()).collect();
        assert_eq!(own.len(), 3, "{name} has three different abilities");
        all.extend(own);
    }
    assert_eq!(all.len(), 60, "no two have one in common");
}

/// FD-14.1: the character is kept for the whole game.
#[test]
fn characters_are_kept_from_round_to_round() {
    let is = |name: &'static str| {
        move |f: &mut crate::position::Place| {
            (f.who, f.face_up) = (who(name), None);
        }
    };
    let board = duel().at(6, 12).west("1", "").east("1", "");
    let mut m = board.with(WEST, is("Jaina")).with(EAST, is("Midori")).turn(WEST);
    m.does(WEST, "Flame Arrow on P2").tokens(1, 0).does(EAST, "East goes first").round(2);
    assert_eq!(m.table().open().fighter(WEST).who, who("Jaina"));
    assert_eq!(m.table().open().fighter(EAST).who, who("Midori"));
    m.face_up(WEST, "Flame Arrow", true).face_up(EAST, "Dragon Form", true);
}

/// FD-S35, FD-14.2: both picks stay hidden until both are in.
#[test]
fn double_blind_picks_are_revealed_together() {
    let setup = Setup { blind: true, ..Setup::of(Mode::Full) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.asks_all(&[WEST, EAST]).does(WEST, "pick Grave").asks(EAST);
    m.hears(Viewer::Seat(EAST), Event::PickSealed { seat: WEST });
    for viewer in [Viewer::Seat(EAST), Viewer::Public] {
        m.hears_nothing_like(viewer, |e| matches!(e, Event::CharacterPicked { .. }));
        assert_eq!(m.view(viewer).open.fighter(WEST).who, Who::Nobody);
        assert_eq!(m.view(viewer).draft, None);
    }
    m.refuses(WEST, "pick Jaina", "FD-14.2");
    m.luck(&[1]).does(EAST, "pick Jaina");
    m.hears(Viewer::Public, Event::CharacterPicked { seat: WEST, who: who("Grave") });
    m.hears(Viewer::Public, Event::CharacterPicked { seat: EAST, who: who("Jaina") });
    m.round(1).turn_of(EAST);
}

/// FD-14.2: a sealed pick may be taken back while the other is still choosing.
#[test]
fn a_sealed_pick_may_be_taken_back_until_both_are_in() {
    let setup = Setup { blind: true, ..Setup::of(Mode::Full) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.cannot_interject(WEST, "take back")
        .does(WEST, "pick Grave")
        .cannot_interject(EAST, "take back");
    m.interjects(WEST, "take back").asks_all(&[WEST, EAST]);
    m.does(WEST, "pick Rook").does(EAST, "pick Grave").round(1);
    assert_eq!(m.table().open().fighter(WEST).who, who("Rook"));
}

/// FD-14.2: a pick that is known beforehand is not blind, so the other's is not either.
#[test]
fn double_blind_picks_are_for_both() {
    let setup = Setup { blind: true, ..Setup::of(Mode::Full).with(&[who("Grave")]) };
    assert!(!is_playable(&setup));
    let both = Setup { blind: true, ..Setup::of(Mode::Full).with(&[who("Grave"), who("Lum")]) };
    assert!(is_playable(&both));
}

/// FD-14.2: without that wish picks are open, one after the other.
#[test]
fn picks_are_open_unless_somebody_asks() {
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Full), &[]);
    m.asks(WEST).does(WEST, "pick Grave");
    m.hears(Viewer::Seat(EAST), Event::CharacterPicked { seat: WEST, who: who("Grave") });
}

/// FD-14.3: one copy of each character, unless the players agree on the mirror option.
#[test]
fn a_mirror_match_is_an_option() {
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Full), &[]);
    m.does(WEST, "pick Grave").refuses(EAST, "pick Grave", "FD-14.3").offers(EAST, "pick Jaina");
    let twice = Setup::of(Mode::Full).with(&[who("Grave"), who("Grave")]);
    assert!(!is_playable(&twice));
    let mirror = Setup { mirror: true, ..twice };
    assert!(is_playable(&mirror));
    let mut m = Scene::<Table>::deal(&Setup { mirror: true, ..Setup::of(Mode::Full) }, &[]);
    m.does(WEST, "pick Grave").does(EAST, "pick Grave").round(1);
    assert_eq!(m.table().open().fighter(EAST).who, who("Grave"));
}

/// FD-R2.
/// FD-14.3: with double-blind picks and no mirror option, two equal picks are both made again.
#[test]
fn equal_blind_picks_are_made_again() {
    let setup = Setup { blind: true, ..Setup::of(Mode::Full) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.does(WEST, "pick Grave").does(EAST, "pick Grave").asks_all(&[WEST, EAST]).round(0);
    m.does(EAST, "pick Grave").does(WEST, "pick Lum").round(1);
    let mut m = Scene::<Table>::deal(&Setup { mirror: true, ..setup }, &[]);
    m.does(WEST, "pick Grave").does(EAST, "pick Grave").round(1);
}

/// FD-14.1, FD-4.4: the rest is as in the Simple game; the coin, then the loser decides.
#[test]
fn the_coin_decides_who_begins() {
    let setup = Setup::of(Mode::Full).with(&[who("Jaina"), who("Midori")]);
    for (pick, first) in [(0, Side::West), (1, Side::East)] {
        let mut m = Scene::<Table>::deal(&setup, &[pick]);
        m.hears(Viewer::Public, Event::CoinFlipped { first });
        m.turn_of(kernel::Seat(first as u8));
    }
}

/// FD-14.5: so many pairs of different characters can meet.
#[test]
fn there_are_190_match_ups_without_mirrors() {
    let names = crate::cards::CHARACTERS.map(|(name, _)| name);
    let pairs = names.iter().enumerate().flat_map(|(i, a)| names[i..].iter().map(move |b| (a, b)));
    let meets =
        |(a, b): &(&&str, &&str)| is_playable(&Setup::of(Mode::Full).with(&[who(a), who(b)]));
    assert_eq!(pairs.filter(meets).count(), 190);
}
