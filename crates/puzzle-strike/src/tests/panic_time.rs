//! Section 12: Panic Time.

use super::*;

/// PS-S99, PS-12.1, PS-12.2: the levels begin with X, X + 1 and X + 2 empty stacks.
#[test]
fn the_levels_begin_with_as_many_empty_stacks_as_players() {
    let stacks = ["Axe Kick", "X-Copy", "Color Panic", "Repeated Jabs", "Improvisation"];
    for (board, players) in [(duel(), 2), (free_for_all(3), 3), (free_for_all(4), 4), (team(), 4)] {
        for (level, empty) in [(0, players - 1), (1, players), (2, players + 1), (3, players + 2)] {
            let mut m = board.clone().left("1-gem", 1).money(A, 1);
            for name in &stacks[..empty - 1] {
                m = m.left(name, 0);
            }
            let mut m = m.buys(A);
            m.does(A, "buy 1-gem").panic_is(level);
        }
    }
}

/// PS-12.1, PS-12.7: only the gem of the ante phase changes.
#[test]
fn panic_time_changes_the_ante() {
    let m = duel().left("Axe Kick", 0).left("1-gem", 1).money(A, 1).hand(B, "Repeated Jabs");
    let mut m = m.buys(A);
    m.does(A, "buy 1-gem").does(A, "end buying").piles(B, "2").does(B, "play Repeated Jabs");
    m.piles(A, "1");
}

/// PS-12.3, PS-12.6: the count is taken after each single change, in the middle of a chip too.
#[test]
fn stacks_are_counted_at_once() {
    let m = duel().left("Axe Kick", 0).left("X-Copy", 0).left("1-gem", 1);
    let mut m = m.hand(A, "Repeated Jabs").acts(A);
    m.panic_is(0).does(A, "play Repeated Jabs").panic_is(2);
}

/// PS-12.4: a stack that is filled again does not step back.
#[test]
fn panic_time_never_steps_back() {
    let m = duel().left("Axe Kick", 0).left("1-gem", 1).money(A, 1).hand(B, "Crash Gem");
    let mut m = m.pile(B, "1").buys(A);
    m.does(A, "buy 1-gem").panic_is(1).does(A, "end buying");
    m.does(B, "play Crash Gem").does(B, "crash 1 at P1").panic_is(1);
}

/// PS-6.23, PS-12.3: gems leave the bank as they are sent, so a stack may be empty while they are
/// in the air; negated they go back.
#[test]
fn gems_in_the_air_are_out_of_the_bank() {
    let board = |left| {
        let m = duel().left("Axe Kick", 0).left("1-gem", left).pile(A, "2").pile(B, "2");
        m.hand(A, "Crash Gem").hand(B, "Crash Gem").acts(A)
    };
    let mut m = board(2);
    m.does(A, "play Crash Gem").panic_is(0).does(A, "crash 2 at P2").panic_is(1);
    m.bank_has("1-gem", 0).does(B, "react Crash Gem").does(B, "break 2").bank_has("1-gem", 2);
    let mut m = board(5);
    m.does(A, "play Crash Gem").does(A, "crash 2 at P2").bank_has("1-gem", 3);
    m.does(B, "react Crash Gem").does(B, "break 2").panic_is(0).bank_has("1-gem", 5);
}

/// PS-6.22, PS-6.23, PS-R2: where the bank lacks 1-gems stand-ins fly; of those negated they vanish
/// first.
#[test]
fn stand_ins_fly_and_vanish_first() {
    let m = duel().left("1-gem", 1).pile(A, "3").pile(B, "2").hand(A, "Crash Gem");
    let mut m = m.hand(B, "Crash Gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").bank_has("1-gem", 0);
    m.does(B, "react Crash Gem").does(B, "break 2").piles(B, "1").bank_has("1-gem", 0);
    assert_eq!(m.table().open().pile(B).stand_ins, [0; 4], "the real one has landed");
    let m = duel().left("1-gem", 1).pile(A, "3").pile(B, "").hand(A, "Crash Gem");
    let mut m = m.acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").piles(B, "1 1 1");
    assert_eq!(m.table().open().pile(B).stand_ins, [2, 0, 0, 0]);
}

/// PS-6.23, PS-14.10, PS-14.14: gems that float are out of the bank until they are destroyed.
#[test]
fn floating_gems_are_out_of_the_bank() {
    let m = free_for_all(3).pile(A, "4 3 3 3").hand(A, "Crash Gem").left("1-gem", 9);
    let mut m = m.pile(C, "1").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").bank_has("1-gem", 6);
    m.does(A, "end actions").buys_a_wound(A).bank_has("1-gem", 9);
}
