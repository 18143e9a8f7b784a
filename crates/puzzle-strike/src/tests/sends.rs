//! Section 8: sends and purple shields.

use super::*;
use crate::Event;

/// A crashes this gem at B, who holds a Crash Gem.
fn crashed(gem: &str, piles: (&str, &str)) -> scenario::Scene<crate::Table> {
    let mut m = duel().pile(A, piles.0).pile(B, piles.1);
    m = m.hand(A, "Crash Gem x2").hand(B, "Crash Gem x2");
    let mut m = m.acts(A);
    m.does(A, "play Crash Gem").does(A, &format!("crash {gem} at P2"));
    m
}

/// PS-S23, PS-8.3, PS-8.6, PS-8.7, PS-7.7, PS-8.12: less negates as much; no money off-turn.
#[test]
fn a_smaller_counter_crash_negates_its_part() {
    let mut m = crashed("2", ("2", "1"));
    m.asks(B).may(B, &["react Crash Gem", "pass"]).does(B, "react Crash Gem").must(B, "break 1");
    m.piles(B, "1").has_money(B, 0).has_money(A, 1).discarded(B, "Crash Gem").asks(A);
    m.may(A, &["end actions"]);
}

/// PS-S24, PS-8.8, PS-8.11, PS-23.7: equal leaves nothing to land or to answer; the gems of both
/// are out of play.
#[test]
fn an_equal_counter_crash_leaves_nothing() {
    let mut m = crashed("2", ("2", "2"));
    m.does(B, "react Crash Gem").does(B, "break 2").piles(B, "").piles(A, "");
    m.may(A, &["end actions"]);
}

/// PS-S25, PS-8.9, PS-8.10, PS-7.7, PS-5.11: more comes back and may be answered, with
/// money.
#[test]
fn a_larger_counter_crash_comes_back_and_is_countered() {
    let mut m = crashed("2", ("2 1", "3"));
    m.does(B, "react Crash Gem").does(B, "break 3");
    m.asks(A).has_arrows(A, "").does(A, "react Crash Gem").must(A, "break 1");
    m.piles(A, "").piles(B, "").has_money(A, 2).discarded(A, "Crash Gem");
}

/// PS-S26, PS-8.4: one reaction to one event, however many shields are held.
#[test]
fn one_reaction_to_one_event() {
    let mut m = crashed("3", ("3", "1 1"));
    m.does(B, "react Crash Gem").does(B, "break 1").asks(A).piles(B, "1 1 1");
    m.holds(B, "Crash Gem");
}

/// PS-S27, PS-8.2, PS-23.6: a 4-gem opens no window.
#[test]
fn a_broken_4_gem_cannot_be_answered() {
    let mut m = duel().pile(A, "4").pile(B, "1").hand(A, "Crash Gem");
    m = m.hand(B, "Crash Gem; Rocket Punch; Healing Touch");
    let mut m = m.acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 4 at P2").asks(A).piles(B, "1 1 1 1 1");
}

/// PS-S28, PS-8.2, PS-6.9: one 4-gem makes the whole event uncounterable.
#[test]
fn one_4_gem_makes_the_whole_event_uncounterable() {
    let m = duel().pile(A, "4 1").pile(B, "1").hand(A, "Double Crash Gem").hand(B, "Crash Gem");
    let mut m = m.acts(A);
    m.does(A, "play Double Crash Gem").must(A, "crash 4+1 at P2").asks(A);
    m.piles(B, "1 1 1 1 1 1");
}

/// PS-S29, PS-8.9, PS-8.2: what comes back from a 4-gem cannot be answered.
#[test]
fn a_counter_crash_with_a_4_gem_cannot_be_answered() {
    let mut m = crashed("3", ("3 1", "4"));
    m.does(B, "react Crash Gem").does(B, "break 4").piles(A, "1 1").piles(B, "");
    m.happened(1, |e| matches!(e, Event::Sent { from: B, n: 1, uncounterable: true, .. }));
    m.may(A, &["end actions"]);
}

/// PS-8.5: without a gem there is nothing to counter with, and nobody is asked.
#[test]
fn who_has_no_gem_is_not_asked() {
    crashed("2", ("2", "")).asks(A).piles(B, "1 1");
}

/// PS-21.1: whoever might hold a shield for all that is known is asked; who has none can only pass.
#[test]
fn whoever_might_hold_a_shield_is_asked() {
    let m = duel().pile(A, "2").pile(B, "1").hand(A, "Crash Gem");
    let mut m = m.hand(B, "1-gem").bag(B, "Crash Gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 2 at P2").asks(B);
    m.refuses(B, "react 1-gem", "PS-6.16").must(B, "pass").piles(B, "1 1 1");
    let m = duel().pile(A, "2").pile(B, "1").hand(A, "Crash Gem");
    let mut m = m.hand(B, "1-gem").bag(B, "1-gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 2 at P2").asks(A).piles(B, "1 1 1");
}

/// PS-8.1: what lands comes from the bank, or is a stand-in (PS-6.22); stand-ins vanish (PS-6.21).
#[test]
fn gems_that_the_bank_lacks_are_stood_in_for() {
    let m = duel().pile(A, "2").left("1-gem", 1).hand(A, "Crash Gem").hand(B, "Crash Gem");
    let mut m = m.acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 2 at P2").piles(B, "1 1").bank_has("1-gem", 0);
}

/// PS-R2, PS-6.21: of gems of one value a stand-in leaves first, and vanishes.
#[test]
fn a_stand_in_leaves_first() {
    let m = duel().pile(A, "2").pile(B, "1").left("1-gem", 0).hand(A, "Crash Gem");
    let mut m = m.hand(B, "Crash Gem").bag(B, "Wound").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "pass").piles(B, "1 1 1");
    m.does(A, "end actions").buys_a_wound(A);
    // The ante is a stand-in too: B has one real gem among four.
    m.piles(B, "1 1 1 1").does(B, "play Crash Gem").does(B, "crash 1 at P1").bank_has("1-gem", 0);
}

/// PS-S32, PS-8.12: a spent shield can be drawn again in the same turn.
#[test]
fn a_spent_shield_lies_in_the_discard_pile() {
    let mut m = crashed("2", ("2", "2"));
    m.does(B, "react Crash Gem").does(B, "break 2").lie_on_table(B, "").discarded(B, "Crash Gem");
    m.happened(1, |e| matches!(e, Event::Discarded { seat: B, .. }));
}
