//! Sections 14 and 16: free-for-all and Last Man Standing.

use super::*;
use crate::Event;
use kernel::{Finish, SeatSet};

/// PS-14.1, PS-14.2, PS-23.8: the lowest of the others wins, and nobody else; the loser cannot.
#[test]
fn the_lowest_pile_wins() {
    let m = free_for_all(4).pile(A, "4 3 3").pile(B, "3").pile(C, "2").pile(D, "4");
    assert_eq!(m.buys(A).buys_a_wound(A).over().winners(), SeatSet::one(C));
    let m = free_for_all(3).pile(A, "4 3 3").pile(B, "4 4 4").pile(C, "4 4 3");
    assert_eq!(m.buys(A).buys_a_wound(A).over().winners(), SeatSet::one(C));
}

/// PS-S93, PS-14.7, PS-14.8, PS-14.9, PS-14.20, PS-4.27: the tied take one more turn each, from the
/// loser on; ten does not lose there, and the others take no further part.
#[test]
fn the_tied_take_extra_turns() {
    let m = free_for_all(4).pile(A, "4 3 3").pile(B, "4").pile(C, "4 2").pile(D, "4");
    let mut m = m.hand(B, "Crash Gem").hand(C, "Blues Are Good").buys(A);
    m.buys_a_wound(A).turn_of(B).piles(B, "1 4").does(B, "play Crash Gem");
    m.may(B, &["crash 4 at P4", "crash 1 at P4"]).does(B, "crash 1 at P4");
    m.does(B, "end actions").refuses(C, "buy Wound", "PS-14.9").buys_a_wound(B).turn_of(D);
    assert_eq!(m.idles(D).over().winners(), SeatSet::one(B));
    let m = free_for_all(3).pile(A, "4 3 3").pile(B, "4 4 1").pile(C, "4 4 1");
    let mut m = m.bag(B, "1-gem x9").hand(B, "Crash Gem").buys(A);
    m.buys_a_wound(A).does(B, "end actions").buys_a_wound(B).piles(B, "1 1 4 4").turn_of(C);
    m.holds_so_many(B, 8);
}

/// A has lost, B and C are tied and idle for so many rounds.
fn tied_for(rounds: usize, board: Board) -> scenario::Scene<crate::Table> {
    let mut m = board.pile(A, "4 3 3").pile(B, "2").pile(C, "2").buys(A);
    m.buys_a_wound(A);
    for _ in 0..rounds {
        m.turn_of(B).idles(B).turn_of(C).idles(C);
    }
    m
}

/// PS-14.7, PS-R3: players who are still tied play again until one of them wins.
#[test]
fn extra_rounds_repeat_until_one_wins() {
    let mut m = tied_for(11, free_for_all(3));
    m.turn_of(B);
    assert_eq!(m.table().open().extra_rounds, 12);
    let mut m = tied_for(0, free_for_all(3).hand(C, "Crash Gem"));
    m.idles(B).does(C, "play Crash Gem").does(C, "crash 1 at P2").does(C, "end actions");
    assert_eq!(m.buys_a_wound(C).over().winners(), SeatSet::one(C));
}

/// PS-R3: with the option the tied share the victory after ten extra rounds, and not before.
#[test]
fn ten_extra_rounds_may_be_enough() {
    tied_for(9, free_for_all(3).share_after_ten()).turn_of(B);
    let outcome = tied_for(10, free_for_all(3).share_after_ten()).over();
    let finish = [A, B, C].map(|s| outcome.finish(s));
    assert_eq!(finish, [Finish::Lost, Finish::Shared, Finish::Shared]);
}

/// PS-S94, PS-14.3, PS-14.4, PS-14.5, PS-23.8: the target is asked first, then the others in turn
/// order; the first who reacts closes the window, and the rest lands on the target.
#[test]
fn a_third_player_may_save_the_target() {
    let m = free_for_all(4).pile(A, "3").pile(B, "1").pile(C, "2").pile(D, "1");
    let m = m.hand(A, "Crash Gem").hand(B, "Crash Gem").hand(C, "Crash Gem").hand(D, "Crash Gem");
    let mut m = m.acts(A);
    m.does(A, "play Crash Gem").may(A, &["crash 3 at P2", "crash 3 at P3", "crash 3 at P4"]);
    m.does(A, "crash 3 at P2").asks(B).does(B, "pass").asks(C).does(C, "react Crash Gem");
    m.does(C, "break 2").asks(A).piles(B, "1 1").piles(C, "").has_money(C, 0);
}

/// PS-14.4: who is asked after the target, from the player after the sender on.
#[test]
fn the_others_are_asked_from_the_sender_on() {
    let m = free_for_all(4).pile(C, "1").pile(A, "1").pile(B, "1").pile(D, "1");
    let m = m.hand(A, "Crash Gem").hand(B, "Crash Gem").hand(C, "Crash Gem").hand(D, "Crash Gem");
    let mut m = m.acts(C);
    m.does(C, "play Crash Gem").does(C, "crash 1 at P1").asks(A).does(A, "pass").asks(D);
    m.does(D, "pass").asks(B).does(B, "pass").asks(C).piles(A, "1 1");
}

/// PS-S95, PS-14.5, PS-14.6: what a third player sends back is a send of his own, offered to its
/// target first and then to everybody but him.
#[test]
fn a_third_player_may_send_gems_back() {
    let m = free_for_all(4).pile(A, "3 1").pile(B, "1").pile(C, "3 2").pile(D, "1");
    let m = m.hand(A, "Crash Gem x2").hand(B, "Crash Gem").hand(D, "Crash Gem");
    let mut m = m.hand(C, "Double Crash Gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").does(B, "pass");
    m.does(C, "react Double Crash Gem").does(C, "break 3+2").asks(A).does(A, "pass").asks(D);
    m.does(D, "pass").asks(B).does(B, "pass").piles(A, "1 1 1").piles(B, "1").asks(A);
}

/// PS-S96, PS-14.10, PS-14.11, PS-14.12, PS-14.15: gems float at ten and are sent at nine, oldest
/// first, each with its reactions; the money comes at once.
#[test]
fn gems_float_until_the_sender_has_nine() {
    let m = free_for_all(3).pile(A, "4 3 3 3").hand(A, "Crash Gem x2").arrows(A, "black");
    let mut m = m.hand(B, "Crash Gem").hand(C, "1-gem").pile(B, "1").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").asks(A).has_money(A, 1).piles(B, "1");
    m.hears(kernel::Viewer::Public, Event::Floated { from: A, to: B, n: 3 });
    m.does(A, "play Crash Gem").does(A, "crash 3 at P3").asks(B).does(B, "pass");
    m.piles(B, "1 1 1 1").asks(B).does(B, "pass").piles(C, "1 1 1").piles(A, "3 4");
}

/// PS-14.13, PS-14.19: gems that come back keep the rest afloat, also those of the crash that has
/// brought the sender to nine: its event is announced after the older ones.
#[test]
fn what_comes_back_keeps_the_rest_afloat() {
    let m = free_for_all(3).pile(A, "3 3 3 3 3 3").pile(B, "3 2").hand(B, "Double Crash Gem");
    let mut m = m.hand(A, "Crash Gem x3").arrows(A, "black black").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2");
    m.does(A, "play Crash Gem").does(A, "crash 3 at P3").piles(A, "3 3 3 3");
    m.does(A, "play Crash Gem").does(A, "crash 3 at P3");
    // Nine: the oldest event is sent, and two gems come back.
    m.asks(B).does(B, "react Double Crash Gem").does(B, "break 3+2").piles(A, "1 1 3 3 3");
    m.asks(A).piles(C, "").does(A, "end actions").buys_a_wound(A);
    m.happened(1, |e| matches!(e, Event::Destroyed { from: A, n: 6 }));
}

/// PS-14.12, PS-14.13, PS-14.19: what was kept afloat so is sent as soon as there are nine again.
#[test]
fn a_crash_kept_afloat_is_sent_later() {
    let m = free_for_all(3).pile(A, "3 3 3 3 3").pile(B, "3 2").hand(B, "Double Crash Gem");
    let mut m = m.hand(A, "Crash Gem x3").arrows(A, "black black").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").piles(A, "3 3 3 3");
    m.does(A, "play Crash Gem").does(A, "crash 3 at P3").asks(B).piles(A, "3 3 3");
    m.does(B, "react Double Crash Gem").does(B, "break 3+2").does(A, "pass");
    m.piles(A, "1 1 3 3 3").piles(C, "");
    m.hears(kernel::Viewer::Public, Event::Floated { from: A, to: C, n: 3 });
    m.does(A, "play Crash Gem").does(A, "crash 3 at P3").piles(A, "1 1 3 3");
    m.piles(C, "1 1 1 1 1 1");
}

/// PS-S97, PS-14.14: floating gems are destroyed with the turn.
#[test]
fn floating_gems_are_destroyed_with_the_turn() {
    let m = free_for_all(3).pile(A, "4 3 3 3").pile(B, "2").pile(C, "4").hand(A, "Crash Gem");
    let mut m = m.acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").does(A, "end actions").buys_a_wound(A);
    assert_eq!(m.over().winners(), SeatSet::one(B));
    m.happened(1, |e| matches!(e, Event::Destroyed { from: A, n: 3 }));
}

/// PS-R65: twelve sends float at most; a thirteenth is destroyed.
#[test]
fn a_thirteenth_send_does_not_float() {
    let pile = "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3";
    let arrows = ["black"; 12].join(" ");
    let m = free_for_all(3).pile(A, pile).hand(A, "Crash Gem x13").arrows(A, &arrows);
    let mut m = m.left("1-gem", 60).acts(A);
    for _ in 0..12 {
        m.does(A, "play Crash Gem").does(A, "crash 3 at P2");
    }
    m.happened(12, |e| matches!(e, Event::Floated { n: 3, .. })).bank_has("1-gem", 24);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").bank_has("1-gem", 24);
    m.happened(12, |e| matches!(e, Event::Floated { .. }));
    m.happened(1, |e| matches!(e, Event::Destroyed { from: A, n: 3 })).piles(A, "3 3 3 3");
}

/// PS-S98, PS-14.16: off-turn at ten or more the surplus is destroyed; below ten it is sent.
#[test]
fn surplus_of_a_full_pile_is_destroyed() {
    for (pile, sent, left) in [("4 4 4", "1 1", "4 4"), ("4 4 4 3", "", "3 4 4")] {
        let m = free_for_all(3).pile(A, "2").pile(C, pile).hand(A, "Crash Gem");
        let mut m = m.hand(C, "Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P3").does(C, "react Crash Gem");
        m.does(C, "break 4").piles(A, sent).piles(C, left);
    }
}

/// PS-14.17: in a duel nothing floats.
#[test]
fn nothing_floats_in_a_duel() {
    let mut m = duel().pile(A, "4 3 3 3").hand(A, "Crash Gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").piles(B, "1 1 1");
}

/// PS-14.19: gems that were announced land whatever happens to their sender.
#[test]
fn announced_gems_land() {
    let m = free_for_all(3).pile(A, "4 4 1 1").pile(B, "1").hand(A, "Crash Gem");
    let mut m = m.hand(B, "Rocket Punch").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Rocket Punch");
    m.piles(A, "1 1 4 4").piles(B, "1");
}

/// PS-S107, PS-16.1, PS-16.2, PS-16.3, PS-16.6, PS-16.8: the loser is out, antes grow, and the last
/// one wins.
#[test]
fn the_last_player_standing_wins() {
    let m = free_for_all(3).last_standing().pile(A, "4 3 3").pile(C, "4 4 1").hand(A, "Axe Kick");
    let mut m = m.ongoing(A, "Giant Growth").hand(B, "Crash Gem; Repeated Jabs").buys(A);
    m.buys_a_wound(A).turn_of(B).piles(B, "2").stay(A, "").bank_has("Axe Kick", 5);
    m.happened(1, |e| matches!(e, Event::OngoingLeft { seat: A, .. }));
    m.does(B, "play Crash Gem").may(B, &["crash 2 at P3"]).does(B, "crash 2 at P3");
    m.does(B, "end actions").buys_a_wound(B).turn_of(C);
    assert_eq!(m.idles(C).over().winners(), SeatSet::one(B));
}

/// PS-S114, PS-16.4, PS-16.7: eliminations and empty stacks add up, to 4-gems at most.
#[test]
fn eliminations_and_empty_stacks_add_up() {
    let mut m = free_for_all(4).last_standing().pile(A, "4 3 3").left("1-gem", 1);
    for name in ["Axe Kick", "X-Copy", "Color Panic"] {
        m = m.left(name, 0);
    }
    let mut m = m.hand(B, "1-gem").buys(A);
    m.buys_a_wound(A).piles(B, "2").does(B, "end actions").does(B, "pay 1-gem");
    m.does(B, "buy 1-gem").panic_is(1).does(B, "end buying").piles(C, "3");
}

/// PS-16.5: what floats towards an eliminated player has no pile to land in.
#[test]
fn an_eliminated_player_is_no_target() {
    let m = free_for_all(4).last_standing().pile(A, "4 3 3").pile(B, "1").hand(B, "Crash Gem");
    let mut m = m.buys(A);
    m.buys_a_wound(A).does(B, "play Crash Gem");
    m.may(B, &["crash 1 at P3", "crash 1 at P4", "crash 2 at P3", "crash 2 at P4"]);
}

/// PS-R4: giving up is possible only where it decides the game.
#[test]
fn nobody_gives_up_among_three() {
    free_for_all(3).acts(A).refuses(A, "concede", "PS-R4").cannot_interject(B, "concede");
    let mut m = duel().acts(A);
    m.interjects(B, "concede");
    assert_eq!(m.over().winners(), SeatSet::one(A));
}
