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

/// PS-6.23: gems negated in the air never leave the bank, so no stack is empty for a moment.
#[test]
fn negated_gems_never_leave_the_bank() {
    let m = duel().left("Axe Kick", 0).left("1-gem", 1).pile(A, "2").pile(B, "2");
    let mut m = m.hand(A, "Crash Gem").hand(B, "Crash Gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "react Crash Gem");
    m.does(B, "break 2").panic_is(0).bank_has("1-gem", 1);
}
