//! Section 4: the turn and its four phases.

use super::*;
use crate::Event;

/// PS-4.1, PS-4.2, PS-4.4: the turn begins with the ante, which nobody can answer.
#[test]
fn the_turn_begins_with_an_ante() {
    let mut m = duel().pile(A, "2").hand(B, "Crash Gem").pile(B, "1").turn(A);
    m.piles(A, "1 2").bank_has("1-gem", 63).asks(A).has_arrows(A, "black");
}

/// PS-S100, PS-4.3, PS-6.21, PS-12.2: a gem the bank lacks is stood in for; the stand-in counts,
/// crashes uncounterably and does not come back to the bank.
#[test]
fn an_ante_the_bank_lacks_is_a_stand_in() {
    let m = duel().left("4-gem", 0).left("Axe Kick", 0).left("X-Copy", 0).left("Color Panic", 0);
    let m = m.hand(A, "Crash Gem").hand(B, "Crash Gem; 1-gem").pile(B, "1").left("1-gem", 1);
    let mut m = m.money(A, 1).buys(A);
    // The fourth empty stack begins Deadly Time; the 1-gem is the fifth.
    m.does(A, "buy 1-gem").panic_is(3).does(A, "end buying").turn_of(B).piles(B, "1 4");
    m.hears(kernel::Viewer::Public, Event::Anted { seat: B, value: 4, stand_in: true });
    m.does(B, "play Crash Gem").does(B, "crash 4 at P1").asks(B).bank_has("4-gem", 0);
}

/// PS-4.7, PS-4.8, PS-5.1: chips are played while actions last, and the phase may end at any time.
#[test]
fn a_player_has_one_action_and_may_end_the_phase() {
    let mut m = duel().hand(A, "Axe Kick; Color Panic").acts(A);
    m.may(A, &["play Axe Kick", "play Color Panic", "end actions"]).does(A, "play Axe Kick");
    m.refuses(A, "play Color Panic", "PS-5.1").does(A, "end actions").lacks(A, "play");
    m.refuses(A, "play Color Panic", "PS-4.7");
}

/// PS-4.9: unused arrows are lost when the phase ends.
#[test]
fn unused_arrows_are_lost() {
    let mut m = duel().arrows(A, "red blue").acts(A);
    m.has_arrows(A, "black red blue").does(A, "end actions").has_arrows(A, "");
}

/// PS-S09, PS-4.14, PS-4.15, PS-4.22: any number of chips for the money, gems played in between,
/// and what is left is gone.
#[test]
fn money_buys_any_number_of_chips() {
    let m = duel().money(A, 3).hand(A, "3-gem").stacks("Repeated Jabs; Color Panic");
    let mut m = m.buys(A);
    m.refuses(A, "buy Combine", "PS-4.14").does(A, "buy Color Panic").has_money(A, 0);
    m.does(A, "pay 3-gem").does(A, "buy 2-gem").discarded(A, "Color Panic; 2-gem");
    m.refuses(A, "buy 1-gem", "PS-4.14").does(A, "end buying").has_money(A, 0);
    // The rulebook's six money: one chip of up to 6, two of 3, or one of 1 and five unspent.
    let six = || duel().money(A, 6).stacks("Color Panic; X-Copy").buys(A);
    six().offers(A, "buy X-Copy").refuses(A, "buy 4-gem", "PS-4.14");
    six().does(A, "buy Color Panic").does(A, "buy 2-gem").has_money(A, 0);
    six().does(A, "buy 1-gem").has_money(A, 5).does(A, "end buying").has_money(A, 0);
}

/// PS-4.14: the effects of a bought chip do not happen.
#[test]
fn a_bought_chip_goes_to_the_discard_pile() {
    let mut m = duel().money(A, 5).stacks("Axe Kick").bag(A, "1-gem x3").buys(A);
    m.does(A, "buy Axe Kick").discarded(A, "Axe Kick").holds(A, "").bank_has("Axe Kick", 4);
}

/// PS-S10, PS-4.12, PS-4.17: with negative money only a Wound can be bought, and must be.
#[test]
fn without_money_a_wound_must_be_bought() {
    let mut m = duel().hand(A, "Combine x2").acts(A);
    m.does(A, "play Combine").does(A, "play Combine").has_money(A, -2).does(A, "end actions");
    m.may(A, &["buy Wound"]).refuses(A, "end buying", "PS-4.17").does(A, "buy Wound");
    m.may(A, &["end buying"]);
}

/// PS-S11, PS-4.16, PS-4.18: a Wound is enough, and one is all.
#[test]
fn one_wound_a_turn_and_it_is_enough() {
    let mut m = duel().money(A, 9).buys(A);
    m.refuses(A, "end buying", "PS-4.16").does(A, "buy Wound");
    m.refuses(A, "buy Wound", "PS-4.18").offers(A, "buy Combine").offers(A, "end buying");
}

/// PS-S12, PS-S13, PS-4.19, PS-4.20, PS-4.21: without Wounds who can afford nothing need not buy;
/// gems in hand count.
#[test]
fn without_wounds_who_can_afford_nothing_need_not_buy() {
    let mut m = duel().left("Wound", 0).buys(A);
    m.may(A, &["end buying"]).refuses(A, "buy Wound", "PS-4.21");
    let mut m = duel().left("Wound", 0).hand(A, "1-gem").buys(A);
    m.refuses(A, "end buying", "PS-4.16").may(A, &["pay 1-gem"]).does(A, "pay 1-gem");
    m.does(A, "buy 1-gem").offers(A, "end buying");
}

/// PS-S14, PS-4.26, PS-4.27: five chips and the height bonus.
#[test]
fn a_high_pile_draws_more() {
    let none = [("", 5), ("1", 5), ("2", 5)];
    let one = [("3", 6), ("4", 6), ("3 2", 6)];
    let more = [("3 3", 7), ("4 3", 7), ("4 4", 7), ("3 3 3", 8)];
    for (pile, drawn) in none.into_iter().chain(one).chain(more) {
        let m = duel().pile(A, pile).bag(A, "1-gem x12").money(A, 1);
        m.buys(A).buys_a_wound(A).holds_so_many(A, drawn).turn_of(B);
    }
}

/// PS-S15, PS-4.24, PS-4.26, PS-4.29: kept chips are drawn fewer, and pigs last for the turn.
#[test]
fn a_piggy_bank_keeps_a_chip() {
    let m = duel().pile(A, "3").pigs(A, 2).hand(A, "Axe Kick; Wound").bag(A, "1-gem x9");
    let mut m = m.buys(A);
    m.buys_a_wound(A).may(A, &["keep Axe Kick", "keep Wound", "keep nothing more"]);
    m.does(A, "keep Axe Kick").may(A, &["keep Wound", "keep nothing more"]);
    m.does(A, "keep nothing more").holds(A, "Axe Kick; 1-gem x5").discarded(A, "Wound x2");
    m.has_pigs(A, 0);
}

/// PS-4.24: kept chips are chosen in any order, and it makes no difference to the table.
#[test]
fn chips_are_kept_in_any_order() {
    let kept = |first: &str, second: &str| {
        let m = duel().pigs(A, 2).hand(A, "Axe Kick; Wound").bag(A, "1-gem x9");
        let mut m = m.buys(A);
        m.buys_a_wound(A).does(A, first).does(A, second);
        m.holds(A, "Axe Kick; Wound; 1-gem x3").turn_of(B);
        *m.table()
    };
    assert_eq!(kept("keep Wound", "keep Axe Kick"), kept("keep Axe Kick", "keep Wound"));
}

/// PS-4.24, PS-4.29, PS-R64: what was played and has come back to the hand is not kept; another
/// chip of its name is.
#[test]
fn a_chip_played_this_turn_is_not_kept() {
    let came_back = |hand: &str| {
        let m = duel().pigs(A, 2).hand(A, hand).bag(A, "1-gem x9").arrows(A, "brown");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").does(A, "Repeated Jabs: on top of the bag");
        m.does(A, "play Axe Kick").on_top(A, "").does(A, "end actions").buys_a_wound(A);
        m
    };
    let mut m = came_back("Repeated Jabs; Axe Kick");
    m.refuses(A, "keep Repeated Jabs", "PS-4.29").may(A, &["keep 1-gem", "keep nothing more"]);
    m.must_among(A, "keep 1-gem").turn_of(B);
    let mut m = came_back("Repeated Jabs x2; Axe Kick");
    m.does(A, "keep Repeated Jabs").refuses(A, "keep Repeated Jabs", "PS-4.29");
}

/// PS-R64: on top of the bag it is not in the hand, and played again it lies on the table: neither
/// says anything of another chip of its name.
#[test]
fn another_chip_of_that_name_is_kept() {
    let m = duel().pigs(A, 1).hand(A, "Repeated Jabs x2").bag(A, "1-gem x9");
    let mut m = m.acts(A);
    m.does(A, "play Repeated Jabs").does(A, "Repeated Jabs: on top of the bag");
    m.does(A, "end actions").buys_a_wound(A).does(A, "keep Repeated Jabs").turn_of(B);
    let m = duel().pigs(A, 1).hand(A, "Repeated Jabs x2; Axe Kick").bag(A, "1-gem x9");
    let mut m = m.arrows(A, "brown red").acts(A);
    m.does(A, "play Repeated Jabs").does(A, "Repeated Jabs: on top of the bag");
    m.does(A, "play Axe Kick").does(A, "play Repeated Jabs").does(A, "pass");
    m.does(A, "end actions").buys_a_wound(A).does(A, "keep Repeated Jabs").turn_of(B);
}

/// PS-4.25, PS-4.28: table and hand are discarded together; a small bag gives what it has.
#[test]
fn cleanup_discards_table_and_hand() {
    let m = duel().hand(A, "1-gem x2; Wound").on_table(A, "Axe Kick").bag(A, "2-gem x5");
    let mut m = m.buys(A);
    m.does(A, "pay 1-gem").does(A, "buy Wound").does(A, "end buying");
    m.lie_on_table(A, "").holds(A, "2-gem x5").discarded(A, "1-gem x2; Wound x2; Axe Kick");
}

/// PS-S01, PS-4.31, PS-13.1, PS-13.2: who ends his turn with ten has lost.
#[test]
fn ten_at_the_end_of_the_turn_loses() {
    let mut m = duel().pile(A, "1 1 1 1 2 4").buys(A);
    let outcome = m.buys_a_wound(A).over();
    assert_eq!(outcome.winners(), kernel::SeatSet::one(B));
}

/// PS-S02, PS-4.32, PS-4.27: more than nine is harmless before the end of the turn.
#[test]
fn ten_is_harmless_before_the_end_of_the_turn() {
    let m = duel().pile(A, "1 1 1 1 2 4 3").hand(A, "Crash Gem").bag(A, "1-gem x9");
    let mut m = m.acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 4 at P2").does(A, "end actions").buys_a_wound(A);
    m.holds_so_many(A, 8).turn_of(B);
}

/// PS-4.33: nothing after the action phase changes the pile.
#[test]
fn nothing_changes_a_pile_after_the_action_phase() {
    let mut m = duel().pile(A, "2 3").hand(A, "1-gem x2; Wound").pigs(A, 1).acts(A);
    m.does(A, "end actions").piles(A, "2 3").does(A, "pay all").does(A, "buy Wound");
    m.does(A, "end buying").piles(A, "2 3").does(A, "keep Wound").piles(A, "2 3");
}
