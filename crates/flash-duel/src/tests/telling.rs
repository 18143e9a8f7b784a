//! What everybody sees at a real table is told: by the verb that does it, to everyone (FD-3.6).

use super::*;
use crate::{CountSet, Event, Mode, NumberSet, Space};
use kernel::{Seat, SeatSet, Viewer};

const DRAGON: Seat = DRAGON_OF_TWO;

fn duelists(spaces: (u8, u8), west: (&str, &str), east: (&str, &str)) -> Fight {
    duel().at(spaces.0, spaces.1).west(west.0, west.1).east(east.0, east.1).turn(WEST)
}

/// FD-8.6: what an ability forbids the target.
#[test]
fn what_an_attack_no_longer_allows_is_told() {
    let mut m = duelists((9, 10), ("1 5", "Windmill Crusher"), ("1 1", ""));
    m.does(WEST, "attack 1x1")
        .hears_nothing_like(Viewer::Public, |e| matches!(e, Event::BlockForbidden { .. }));
    m.does(WEST, "Windmill Crusher").hears(Viewer::Public, Event::BlockForbidden { by: WEST });
    let mut m = duelists((6, 10), ("5 1", "Thunderclap"), ("1 2", ""));
    m.does(WEST, "dash 5, strike 1x1").does(WEST, "Thunderclap");
    m.hears(Viewer::Public, Event::RetreatForbidden { by: WEST });
    let board = board(Mode::Raid2).fighter(M1, 9, "3 2", "").fighter(M2, 7, "2 3", "");
    let mut m = board.fighter(DRAGON, 12, "3 2", "Crushed Dreams").turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(DRAGON, "Crushed Dreams");
    m.hears(Viewer::Public, Event::DashingBlockForbidden { by: DRAGON });
}

/// FD-8.3, FD-8.4: and what it allows him.
#[test]
fn what_a_target_may_do_besides_is_told() {
    let mut m = duelists((7, 10), ("3 1", ""), ("2 3", "Acrobatics"));
    m.does(WEST, "attack 1x3").does(EAST, "Acrobatics");
    m.hears(Viewer::Public, Event::RetreatAllowed { seat: EAST });
    let eased = |numbers, counts| Event::BlockEased { seat: EAST, numbers, counts };
    let mut m = duelists((5, 10), ("2 3", ""), ("2 3 4 5", "Rock Armor"));
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "Rock Armor");
    let higher: NumberSet = [4, 5].map(number).into_iter().collect();
    m.hears(Viewer::Public, eased(higher, CountSet::NONE));
    let mut m = duelists((8, 10), ("2 2", ""), ("2 2 5", "Bubble Shield"));
    m.does(WEST, "attack 2x2").does(EAST, "Bubble Shield");
    m.hears(Viewer::Public, eased(NumberSet::NONE, [1].into_iter().collect()));
}

/// FD-8.3, FD-7.5, FD-17.10: what becomes of numbers, distances and targets.
#[test]
fn what_an_attack_or_push_becomes_is_told() {
    let mut m = duelists((7, 10), ("3 1", "Surgical Strike"), ("3 5", ""));
    m.does(WEST, "attack 1x3").does(WEST, "Surgical Strike naming 5");
    m.hears(Viewer::Public, Event::BlockNumberChanged { by: WEST, number: number(5) });
    let mut m = duelists((8, 9), ("3 1", "War Stomp"), ("1 1", ""));
    m.does(WEST, "push 3").does(WEST, "War Stomp");
    m.hears(Viewer::Public, Event::PushLengthened { by: WEST, spaces: 6 });
    let board = board(Mode::Raid2).fighter(M1, 9, "3", "").fighter(M2, 8, "1", "");
    let mut m = board.fighter(DRAGON, 12, "3 4", "Tail Sweep").turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(DRAGON, "Tail Sweep");
    let targets = SeatSet::one(M2);
    m.hears(Viewer::Public, Event::TargetsAdded { by: DRAGON, targets });
}

/// FD-9.7: in a duel the skipped turn has no refill, and that is all.
#[test]
fn a_turn_that_will_be_skipped_is_told() {
    let board = duel().at(6, 11).west("2 3 1", "").east("4 1", "");
    let mut m = board.with(WEST, |f| f.mine = Some(Space(13))).turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").turn_of(WEST);
    m.hears(Viewer::Public, Event::MustSkipTurn { seat: EAST });
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::RefillForfeited { .. }));
    assert!(m.table().open().misses_refill.is_empty());
}

/// FD-22.18: a mortal of a Raid misses the common refill; the Dragon has a refill of his own.
#[test]
fn a_refill_that_will_be_missed_is_told() {
    let skipping = |seat: Seat| {
        let board = board(Mode::Raid2).fighter(M1, 3, "1", "").seat(M2, "1", "");
        board.seat(DRAGON, "2 2", "").with(seat, |f| f.skip_due = true).turn(seat)
    };
    let mut m = skipping(M1);
    m.asks(M2).hears(Viewer::Public, Event::RefillForfeited { seat: M1 });
    assert_eq!(m.table().open().misses_refill, SeatSet::one(M1));
    let mut m = skipping(DRAGON);
    m.asks(M1).hears_nothing_like(Viewer::Public, |e| matches!(e, Event::RefillForfeited { .. }));
    assert!(m.table().open().misses_refill.is_empty());
}

/// FD-22.18: a position in which anybody else misses one is refused.
#[test]
fn only_mortals_have_a_common_refill_to_miss() {
    let missed = |board: Board, seat: Seat| board.position(|p| p.misses_refill = vec![seat]);
    let raid =
        || board(Mode::Raid2).fighter(M1, 3, "1", "").seat(M2, "1", "").seat(DRAGON, "2", "");
    assert_eq!(missed(raid(), M1).reasons(), [""; 0]);
    assert_eq!(missed(raid(), DRAGON).reasons(), ["P3 has no common refill to miss in raid-2"]);
    let duel = duel().at(3, 9).west("1", "").east("1", "");
    assert_eq!(missed(duel, EAST).reasons(), ["P2 has no common refill to miss in full"]);
}

/// FD-19.14: when it is earned and when it is taken; not with the last mortal, who ends the game.
#[test]
fn an_extra_turn_is_told_when_it_is_earned() {
    let board = board(Mode::Raid2).fighter(M1, 9, "1", "").fighter(M2, 3, "1", "");
    let mut m = board.fighter(DRAGON, 12, "3 2", "").turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(M1, "take the hit").asks(DRAGON);
    m.hears(Viewer::Public, Event::ExtraTurnEarned { seat: DRAGON });
    m.hears(Viewer::Public, Event::ExtraTurn { seat: DRAGON });
    let board = super::board(Mode::Raid2).fighter(M1, 9, "1", "").defeated(M2);
    let mut m = board.fighter(DRAGON, 12, "3 2", "").turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(M1, "take the hit").over();
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::ExtraTurnEarned { .. }));
}

/// FD-20.9, FD-20.11: the traitor's attack is void, and then he is on the other side.
#[test]
fn a_void_attack_and_a_change_of_sides_are_told() {
    let board = board(Mode::Betrayal).fighter(M1, 10, "3", "").seat(M2, "1", "").seat(M3, "1", "");
    let board = board.fighter(M4, 10, "3 5", "").fighter(DRAGON_OF_FOUR, 13, "3 3", "").traitor(M4);
    let mut m = board.turn(M4);
    m.does(M4, "attack 1x3").interjects(M4, "reveal the Traitor card");
    m.hears(Viewer::Public, Event::AttackCalledOff { by: M4 });
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::SidesChanged { .. }));
    m.does(M4, "done").hears(Viewer::Public, Event::SidesChanged { seat: M4 });
}
