//! Section 7: Combine, Crash Gem and Double Crash Gem.

use super::*;

/// PS-S03, PS-6.10, PS-7.1: two gems become one; an arrow and a money less.
#[test]
fn combine_makes_one_gem_of_two() {
    let mut m = duel().pile(A, "1 2").hand(A, "Combine").acts(A);
    m.does(A, "play Combine").may(A, &["combine 2+1", "pass"]).does(A, "combine 1+2");
    m.piles(A, "3").has_arrows(A, "black").has_money(A, -1);
    m.bank_has("1-gem", 65).bank_has("2-gem", 21).bank_has("3-gem", 15);
}

/// PS-S04, PS-6.10, PS-7.1: five is too much; the arrow comes all the same.
#[test]
fn gems_that_sum_to_five_are_not_combined() {
    let mut m = duel().pile(A, "2 3").hand(A, "Combine").acts(A);
    m.does(A, "play Combine").may(A, &["end actions"]);
    m.piles(A, "2 3").has_arrows(A, "black").has_money(A, -1);
}

/// PS-7.2: one may combine nothing although one could.
#[test]
fn combining_is_optional() {
    let mut m = duel().pile(A, "1 1 2").hand(A, "Combine").acts(A);
    m.does(A, "play Combine").may(A, &["combine 1+1", "combine 2+1", "pass"]).does(A, "pass");
    m.piles(A, "1 1 2").has_arrows(A, "black");
}

/// PS-S05, PS-6.6, PS-7.3: a 1-gem flies, and its breaking is worth 1 money.
#[test]
fn a_crashed_1_gem_lands_on_the_opponent() {
    let mut m = duel().pile(A, "1").hand(A, "Crash Gem").acts(A);
    m.does(A, "play Crash Gem").must(A, "crash 1 at P2");
    m.piles(A, "").piles(B, "1").has_money(A, 1).lie_on_table(A, "Crash Gem");
}

/// PS-S06, PS-6.6, PS-6.8, PS-6.23: a 3-gem becomes three 1-gems.
#[test]
fn a_crashed_3_gem_becomes_three_1_gems() {
    let mut m = duel().pile(A, "3").hand(A, "Crash Gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").piles(B, "1 1 1");
    m.bank_has("3-gem", 17).bank_has("1-gem", 61);
}

/// PS-S07, PS-7.4: with one gem a Double Crash Gem breaks that one.
#[test]
fn a_double_crash_with_one_gem_breaks_it() {
    let mut m = duel().pile(A, "2").hand(A, "Double Crash Gem").acts(A);
    m.does(A, "play Double Crash Gem").must(A, "crash 2 at P2");
    m.piles(B, "1 1").has_money(A, 1);
}

/// PS-S08, PS-6.9, PS-7.4, PS-7.5: two gems are one event, and both must be broken.
#[test]
fn a_double_crash_breaks_two_gems_as_one_event() {
    let mut m = duel().pile(A, "2 1 1").hand(A, "Double Crash Gem").acts(A);
    m.does(A, "play Double Crash Gem").may(A, &["crash 2+1 at P2", "crash 1+1 at P2"]);
    m.does(A, "crash 2+1 at P2").has_money(A, 2).piles(A, "1").piles(B, "1 1 1");
    m.happened(1, |e| matches!(e, crate::Event::Sent { n: 3, .. }));
}

/// PS-7.6: a Crash Gem may be played at an empty pile and does nothing.
#[test]
fn with_an_empty_pile_nothing_is_crashed() {
    for name in ["Crash Gem", "Double Crash Gem"] {
        let mut m = duel().hand(A, name).acts(A);
        m.does(A, &format!("play {name}")).may(A, &["end actions"]).has_money(A, 0);
        m.happened(0, |e| matches!(e, crate::Event::Sent { .. }));
    }
}
