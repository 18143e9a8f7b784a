//! Setup (SH-1, SH-2).

use super::*;
use crate::card::{Kind, List};
use crate::table::{FIRST_LIBRARY, Mode, SLOTS};
use crate::titles::Titles;
use crate::{CardId, HeroId, Setup, Table};
use kernel::{Game, Play, Seeded, Viewer};
use scenario::Scene;

/// The luck of a deal up to the roll for the Leader: Basic Items and a Market.
fn deal(setup: &Setup, dice: &[usize]) -> Scene<Table> {
    let slots = usize::from(setup.players) + 1;
    let mut picks: Vec<usize> = (0..slots).collect();
    picks.extend((0..slots).map(|i| 7 + i));
    picks.extend(dice.iter().map(|die| die - 1));
    Scene::deal(setup, &picks)
}

/// To the first draw of a Library.
fn to_libraries(m: &mut Scene<Table>) {
    while !matches!(m.table().open().agenda.top(), Some(crate::Step::DrawLibrary(_))) {
        let seat = m.table().asks().seats().lowest().expect("somebody is asked");
        let choice = kernel::Offers::of(m.table(), seat).0[0].to_string();
        m.does(seat, &choice);
    }
}

/// SH-S38, SH-2.2, SH-2.3, SH-2.4, SH-2.5, SH-2.14, SH-27.1: slots and Basic Items by the number of
/// players.
#[test]
fn three_players_have_four_slots() {
    let mut m = deal(&Setup::shared(3), &[6, 1, 1]);
    assert_eq!((m.table().open().market.len(), m.table().open().action_deck), (4, 19));
    for seat in [A, B, C] {
        m.does(seat, ["hero Eras", "hero Rolan", "hero Ahti"][seat.index()]);
    }
    for seat in [A, B, C] {
        let mission = kernel::Offers::of(m.table(), seat).0[0].to_string();
        m.does(seat, &mission);
    }
    m.may(
        A,
        &[
            "equip Strength Element",
            "equip Tech Element",
            "equip Magic Element",
            "equip Vital Element",
        ],
    );
    m.goes(A, &["equip Tech Element"])
        .does(B, "equip Vital Element")
        .does(C, "equip Magic Element");
    assert!(m.table().open().basics.iter().all(|item| item.is_none()));
    let deck: u8 = m.table().open().item_deck.iter().sum();
    assert_eq!(deck, 37 - 4);
    let two = deal(&Setup::shared(2), &[6, 1]);
    assert_eq!((two.table().open().market.len(), two.table().open().slots()), (3, 3));
}

/// SH-2.6, SH-2.14: round 1 begins with one Basic Item each and no tokens; what one player took no
/// other can take.
#[test]
fn players_begin_with_a_basic_item() {
    let mut m = deal(&Setup::with_heroes(&[HeroId(0), HeroId(3)]), &[6, 1]);
    for seat in [A, B] {
        let mission = kernel::Offers::of(m.table(), seat).0[0].to_string();
        m.does(seat, &mission);
    }
    m.does(A, "equip Tech Element").may(B, &["equip Strength Element", "equip Magic Element"]);
    m.does(B, "equip Magic Element").does(A, "keep").does(B, "keep").phase(Phase::TeamUp);
    m.wears(A, "Tech Element", 1).wears(B, "Magic Element", 1);
    m.owns(A, 0, 0, 0).owns(B, 0, 0, 0);
}

/// SH-R1: agreed Heroes are not asked for.
#[test]
fn heroes_may_be_agreed() {
    let mut m = deal(&Setup::with_heroes(&[HeroId(2), HeroId(1)]), &[1, 6]);
    m.asks_all(&[A, B]).lacks(A, "hero");
    assert_eq!(m.table().open().players[A].hero, HeroId(2));
}

/// SH-2.7, SH-28.3, SH-2.8: the highest leads, those tied roll again, and Heroes are taken in turn.
#[test]
fn the_highest_die_leads() {
    let mut m = deal(&Setup::shared(3), &[4, 6, 6, 2, 5]);
    m.happened(5, |e| matches!(e, Event::RolledForLeader { .. }));
    m.asks(C).does(C, "hero Rolan").asks(A).refuses(A, "hero Rolan", "SH-2.8").does(A, "hero Eras");
    m.asks(B).does(B, "hero Ahti");
    assert_eq!(m.table().open().leader, C);
}

/// SH-2.13, SH-28.1: each keeps one of two Missions; nobody learns which.
#[test]
fn a_mission_is_kept_secretly() {
    let mut m = deal(&Setup::with_heroes(&[HeroId(0), HeroId(3)]), &[6, 1]);
    m.asks_all(&[A, B]);
    let [first, second] = m.view(Viewer::Seat(A)).own.expect("a player").missions;
    m.does(A, &format!("mission {second}")).asks(B);
    assert_eq!(m.view(Viewer::Seat(A)).own.expect("a player").missions, [second, first]);
    assert!(m.view(Viewer::Public).own.is_none());
    m.refuses(A, &format!("mission {first}"), "SH-6.1");
}

/// SH-2.16, SH-2.17, SH-2.18, SH-1.5, SH-1.6, SH-2.20, SH-2.21: 10, 9, then 8 that must be kept,
/// one player after the other; then the Level I Monster and round 1.
#[test]
fn libraries_are_drawn_in_turn() {
    let mut m = deal(&Setup::with_heroes(&[HeroId(0), HeroId(3)]), &[1, 6]);
    to_libraries(&mut m);
    m.asks(B).may(B, &["keep", "mulligan"]);
    assert_eq!((m.table().hidden().pool.len(), m.table().open().players[B].library), (70, 10));
    m.does(B, "mulligan").does(B, "mulligan").may(B, &["keep"]).refuses(B, "mulligan", "SH-2.17");
    assert_eq!((m.table().hidden().pool.len(), m.table().open().players[B].library), (53, 8));
    m.does(B, "keep").asks(A).does(A, "keep");
    assert_eq!(m.table().open().round, 1);
    assert_eq!(m.table().open().monster.expect("a Monster").monster().level, 1);
    let own = m.view(Viewer::Seat(A)).own.expect("a player");
    assert_eq!(own.cards[FIRST_LIBRARY..].iter().filter(|(card, _)| !card.is_none()).count(), 10);
    let seen = m.view(Viewer::Seat(B)).open.players[A].cards;
    assert!(seen[FIRST_LIBRARY..SLOTS].iter().all(|own| own.face.is_none()));
}

/// SH-S39, SH-2.19: three double mulligans need more than 80 cards; the discarded ones come back.
#[test]
fn discarded_cards_come_back() {
    let mut m = deal(&Setup::with_heroes(&[HeroId(0), HeroId(1), HeroId(3)]), &[6, 1, 1]);
    to_libraries(&mut m);
    for seat in [A, B] {
        m.does(seat, "mulligan").does(seat, "mulligan").does(seat, "keep");
    }
    m.does(C, "mulligan").happened(0, |e| matches!(e, Event::PoolShuffled));
    assert_eq!(m.table().hidden().pool.len(), 7);
    m.does(C, "mulligan").happened(1, |e| matches!(e, Event::PoolShuffled));
    assert_eq!(m.table().open().players[C].library, 8);
    // All that three players have put back, and the rest of the Pool, but for these eight.
    assert_eq!(m.table().hidden().pool.len(), 7 + 3 * (10 + 9) - 8);
}

/// SH-1.6: a booster holds 24 different common and 6 different rare titles.
#[test]
fn boosters_hold_different_titles() {
    for seed in 0..20 {
        let mut pool = Titles::EMPTY;
        pool.add_boosters(&Titles::EMPTY, &mut Seeded::new(seed));
        let rare = |card: &CardId| matches!(card.card().kind, Kind::Neutral { rare: true, .. });
        assert_eq!((pool.len(), pool.iter().filter(rare).count()), (60, 12));
        assert!(CardId::neutrals().all(|card| pool.of(card) <= 2));
    }
}

/// SH-S124, SH-2.22: lists A and B, no Pool, no mulligan; the second picks from the other pair.
#[test]
fn a_first_game_has_lists() {
    let mut m = deal(&Setup::first_game(), &[6, 1]);
    m.does(A, "hero Ahti").may(B, &["hero Rolan", "hero Eras"]).refuses(
        B,
        "hero Akintunde",
        "SH-2.22",
    );
    m.does(B, "hero Eras");
    while m.table().open().round == 0 {
        let seat = m.table().asks().seats().lowest().expect("somebody is asked");
        let choice = kernel::Offers::of(m.table(), seat).0[0].to_string();
        m.lacks(seat, "mulligan").does(seat, &choice);
    }
    for (seat, list) in [(A, List::A), (B, List::B)] {
        let cards = m.table().open().players[seat].cards;
        let listed = |kind: Kind| matches!(kind, Kind::Neutral { list: l, .. } if l == list);
        let all = cards[FIRST_LIBRARY..].iter().all(|own| listed(own.card().kind));
        assert!(all, "the list of {seat}");
    }
}

/// SH-S40, SH-2.23, SH-2.24, SH-2.25, SH-R2: Pools of one's own are checked; the same Hero may
/// play twice.
#[test]
fn pools_are_checked() {
    let fifty: Vec<CardId> = CardId::neutrals().take(25).flat_map(|card| [card, card]).collect();
    let with = |pool: Vec<CardId>| Setup { pools: vec![pool, fifty.clone()], ..Setup::shared(2) };
    let bad = |setup: Setup| setup.check().expect_err("it cannot be played").to_string();
    assert!(bad(with(fifty[1..].to_vec())).contains("SH-2.25"));
    let parry = card("Parry");
    let three: Vec<CardId> = fifty.iter().copied().chain([parry]).collect();
    assert!(bad(with(three)).contains("3 of Parry"));
    assert!(bad(Setup::shared(4)).contains("SH-2.3"));
    let same = Setup { heroes: vec![HeroId(0), HeroId(0)], ..with(fifty.clone()) };
    assert_eq!(same.check(), Ok(()));
    assert!(Setup::with_heroes(&[HeroId(0), HeroId(0)]).check().is_err());
    let mut m = deal(&same, &[6, 1]);
    assert_eq!(m.table().open().mode, Mode::Own);
    to_libraries(&mut m);
    m.asks_all(&[A, B]).does(A, "mulligan").asks(B).does(B, "keep").asks(A);
    assert_eq!(m.view(Viewer::Public).open.pools[A].len(), 50);
    assert_eq!(m.table().open().players[A].library, 9);
}

/// SH-2.23, SH-2.17: what was put back into an own Pool is not drawn again.
#[test]
fn an_own_pool_gives_each_card_once() {
    let fifty: Vec<CardId> = CardId::neutrals().take(25).flat_map(|card| [card, card]).collect();
    let setup = Setup { pools: vec![fifty.clone(), fifty], ..Setup::shared(2) };
    let mut m = deal(&setup, &[6, 1]);
    to_libraries(&mut m);
    for _ in 0..2 {
        m.does(A, "mulligan").does(B, "mulligan");
    }
    let own = m.view(Viewer::Seat(A)).own.expect("a player");
    let drawn = |card: CardId| own.cards.iter().filter(|(c, _)| *c == card).count();
    assert_eq!(own.returned.len(), 10 + 9);
    assert!(CardId::neutrals().all(|card| own.returned.of(card) as usize + drawn(card) <= 2));
}

/// SH-28.1, SH-2.23: who keeps his Library is not told before all have decided.
#[test]
fn a_library_is_kept_secretly() {
    let fifty: Vec<CardId> = CardId::neutrals().take(25).flat_map(|card| [card, card]).collect();
    let mut m = deal(&Setup { pools: vec![fifty.clone(), fifty], ..Setup::shared(2) }, &[6, 1]);
    to_libraries(&mut m);
    let kept = |e: &Event| matches!(e, Event::LibraryKept { seat: A });
    m.does(A, "keep").asks(B).happened(0, kept).does(B, "mulligan").happened(1, kept);
}

/// SH-S91, SH-2.1, SH-3.4, SH-2.6: nobody knows the later Monsters: which they are is not even on
/// the table. Players start without tokens.
#[test]
fn later_monsters_are_nowhere() {
    let mut luck = Seeded::new(3);
    let t =
        Table::start(&Setup::shared(2), &mut Play::silent(&mut luck)).expect("it can be played");
    assert!(t.open().monster.is_none() && t.open().trophies == [None; 3]);
    let players = t.open().players.0.iter();
    assert!(players.clone().all(|p| (p.gold, p.xp, p.ss, p.bounties) == (0, 0, 0, 0)));
    let board = duel("Akintunde", "Eras").no_monster().defeated(A, "Cave Goblin");
    let mut m = board.cleans();
    assert_eq!(m.table().open().monster.expect("the next").monster().level, 2);
    m.phase(Phase::TeamUp);
}
