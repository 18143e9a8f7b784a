//! What a table counts with stops at its end, however long the game.

use super::*;
use crate::table::Table;
use crate::{Event, Mode, Side};
use kernel::{Recorded, SeatSet, Viewer};
use scenario::Scene;

/// The same moment with something counted as far as it goes.
fn with(fight: Fight, fill: impl Fn(&mut Table)) -> Scene<Table> {
    let mut table = *fight.into_scene().table();
    fill(&mut table);
    Scene::go_on(table, Recorded::new([], 1), Vec::new())
}

/// FD-4.6: a side with as many win tokens as can be counted wins one more round, and the game.
#[test]
fn win_tokens_stay_at_their_most() {
    let fight = duel().at(7, 10).west("3 1", "").east("1 4", "").turn(WEST);
    let mut m = with(fight, |t| t.lay_open().tokens[Side::West as usize] = u8::MAX);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").tokens(u8::MAX, 0);
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
}

/// FD-9.11: Dominance adds a recovery to as many as can be counted; they are still due.
#[test]
fn forced_recoveries_stay_at_their_most() {
    let fight = duel().at(5, 10).west("1 1", "Dominance").east("5 5", "").turn(WEST);
    let mut m = with(fight, |t| t.lay_open().fighters[EAST].forced_due = u8::MAX);
    m.does(WEST, "Dominance on P2").is_recovering(EAST, true);
    assert_eq!(m.table().open().fighter(EAST).forced_due, u8::MAX);
}

/// FD-19.14: the fall of a mortal is worth an extra turn even if no more can be counted.
#[test]
fn extra_turns_stay_at_their_most() {
    const DRAGON: kernel::Seat = DRAGON_OF_TWO;
    let board = board(Mode::Raid2).fighter(M1, 9, "2", "").fighter(M2, 5, "2", "");
    let fight = board.fighter(DRAGON, 12, "3 1", "").turn(DRAGON);
    let mut m = with(fight, |t| t.lay_open().extra_turns = u8::MAX);
    m.does(DRAGON, "attack 1x3").does(M1, "take the hit").turn_of(DRAGON);
    m.hears(Viewer::Public, Event::ExtraTurnEarned { seat: DRAGON });
    assert_eq!(m.table().open().extra_turns, u8::MAX - 1, "one of them is being taken");
}

/// FD-20.20: a Dragon with as many hit points as can be counted keeps them all.
#[test]
fn hit_points_stay_at_their_most() {
    let fight = board(Mode::Betrayal).traitor(DRAGON_OF_FOUR).turn(M1);
    let mut m = with(fight, |t| t.lay_open().fighters[DRAGON_OF_FOUR].hit_points = u8::MAX);
    m.interjects(DRAGON_OF_FOUR, "reveal the Traitor card");
    assert_eq!(m.table().open().fighter(DRAGON_OF_FOUR).hit_points, u8::MAX);
}
