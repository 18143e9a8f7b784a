//! Fine points of the rulebook that one chip alone does not show.

use super::*;
use crate::Event;
use kernel::{Seat, Viewer};
use scenario::Scene;

const EBB: &str = "Ebb or Flow: every player trashes a 1-gem";
const KEEP_SAFE: &str = "Safe Keeping: 1-gem into the bag";

/// What was sent so far: to whom, and how many gems.
fn sent(m: &Scene<crate::Table>) -> Vec<(Seat, u8)> {
    let told = m.told(Viewer::Public).into_iter();
    told.filter_map(|event| match event {
        Event::Sent { to, n, .. } => Some((to, n)),
        _ => None,
    })
    .collect()
}

#[track_caller]
fn limbo_is_empty(m: &Scene<crate::Table>) {
    assert_eq!(m.table().open().floating.iter().flatten().count(), 0, "floating events");
}

/// PS-14.12: the oldest event is sent first, whatever its size and target.
#[test]
fn the_oldest_floating_gems_are_sent_first() {
    let m = free_for_all(3).pile(A, "4 4 3 2 1").hand(A, "Crash Gem x3");
    let mut m = m.arrows(A, "black black").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 1 at P2");
    m.does(A, "play Crash Gem").does(A, "crash 2 at P3").piles(B, "").piles(C, "");
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2");
    assert_eq!(sent(&m), [(B, 1), (C, 2), (B, 3)]);
    m.piles(B, "1 1 1 1").piles(C, "1 1");
    limbo_is_empty(&m);
}

/// PS-14.12: whatever lowers the pile to nine releases them, not only a crash.
#[test]
fn any_gem_that_leaves_releases_what_floats() {
    for (chip, option, left) in
        [("Ebb or Flow", EBB, "1 4 4"), ("Safe Keeping", KEEP_SAFE, "1 4 4")]
    {
        let m = free_for_all(3).pile(A, "4 4 1 1 1").arrows(A, "black");
        let mut m = m.hand(A, &format!("Crash Gem; {chip}")).acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").piles(B, "").piles(A, "1 1 4 4");
        m.does(A, &format!("play {chip}")).does(A, option).piles(A, left).piles(B, "1");
        limbo_is_empty(&m);
    }
}

/// PS-14.14, PS-16.5: floating gems do not outlive the turn, also where the game goes on.
#[test]
fn nothing_floats_into_the_next_turn() {
    let m = free_for_all(4).last_standing().pile(A, "4 3 3 3").hand(A, "Crash Gem");
    let mut m = m.acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P3").does(A, "end actions").buys_a_wound(A);
    m.turn_of(B).piles(B, "2").piles(C, "");
    m.happened(1, |e| matches!(e, Event::Destroyed { from: A, n: 3 }));
    limbo_is_empty(&m);
}

/// PS-14.16: off-turn nothing floats: the surplus of a full pile is destroyed at once.
#[test]
fn surplus_is_destroyed_off_turn() {
    let m = free_for_all(3).pile(A, "2").pile(C, "4 4 4 3").hand(A, "Crash Gem");
    let mut m = m.hand(C, "Crash Gem").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 2 at P3").does(C, "react Crash Gem");
    m.does(C, "break 4").piles(A, "").piles(C, "3 4 4");
    m.happened(1, |e| matches!(e, Event::Destroyed { from: C, n: 2 }));
    m.happened(0, |e| matches!(e, Event::Floated { .. }));
    limbo_is_empty(&m);
}

/// PS-14.20, PS-14.9, PS-4.16: in the extra turns effects on every player skip those who are out,
/// and one must buy as before.
#[test]
fn extra_turns_skip_who_is_out_and_want_a_purchase() {
    let m = free_for_all(4).pile(A, "4 3 2 1").pile(B, "4").pile(C, "4 2 1").pile(D, "3 1");
    let board = m.hand(A, "").hand(C, "Axe Kick x2").bag(C, "1-gem x9").bag(B, "1-gem x9");
    let mut m = board.clone().hand(B, "Ebb or Flow").buys(A);
    m.buys_a_wound(A).turn_of(B).does(B, "play Ebb or Flow").does(B, EBB);
    m.piles(A, "1 2 3 4").piles(B, "4").piles(C, "1 2 4").piles(D, "3");
    m.does(B, "end actions").refuses(B, "end buying", "PS-4.17").buys_a_wound(B).turn_of(D);
    let mut m = board.clone().hand(B, "Maximum Anarchy").buys(A);
    m.buys_a_wound(A).does(B, "play Maximum Anarchy").holds(C, "Axe Kick x2");
    let mut m = board.hand(B, "Repeated Jabs").buys(A);
    m.buys_a_wound(A).does(B, "play Repeated Jabs").piles(A, "1 2 3 4").piles(C, "1 2 4");
    m.piles(D, "1 1 3");
}

/// PS-12.4: the level stays where it was when fewer stacks are empty and another one runs out.
#[test]
fn the_level_never_falls() {
    let m = duel().hand(A, "Upgrade x2; Wound; Axe Kick; X-Copy").arrows(A, "black");
    let m = m.left("Axe Kick", 0).left("X-Copy", 0).left("1-gem", 1);
    let mut m = m.acts(A);
    m.does(A, "play Upgrade").does(A, "trash Wound from hand").does(A, "pass");
    m.does(A, "gain 1-gem").panic_is(2);
    m.does(A, "play Upgrade").does(A, "trash Axe Kick from hand").does(A, "trash X-Copy from hand");
    m.bank_has("Axe Kick", 1).bank_has("X-Copy", 1).does(A, "gain Axe Kick");
    m.bank_has("Axe Kick", 0).bank_has("1-gem", 0).panic_is(2);
}

/// PS-5.12, PS-11.12: a copy has played the name.
#[test]
fn a_copy_counts_for_once_per_turn() {
    let mut m = duel().hand(A, "Option Select; Bang then Fizzle").acts(A);
    m.does(A, "play Option Select").does(A, "copy Bang then Fizzle").has_arrows(A, "black black");
    m.refuses(A, "play Bang then Fizzle", "PS-5.12").may(A, &["end actions"]);
}

/// PS-11.6, PS-11.17: off-turn the end of the action phase is nothing: what Improvisation has drawn
/// second is played.
#[test]
fn off_turn_no_phase_ends() {
    let m = duel().pile(B, "3 2 1").hand(A, "Mistress's Command").stacks("Axe Kick");
    let m = m.hand(B, "Improvisation").bag(B, "Double-take; Combine; Wound x9");
    let mut m = m.acts(A);
    m.does(A, "play Mistress's Command").does(A, "give Axe Kick");
    m.draws("Double-take; Combine").does(A, "play Improvisation of P2");
    m.may(A, &["copy Axe Kick from hand", "copy Combine from hand"]);
    m.does(A, "copy Axe Kick from hand").does(A, "combine 2+1").piles(B, "3 3");
    m.discarded(B, "Combine; Double-take; Improvisation");
    m.happened(0, |e| matches!(e, Event::ActionsEnded { .. }));
}

/// A commands this chip of B, whose pile totals six.
fn commanded(board: Board, pile: &str, hand: &str, chip: &str) -> Scene<crate::Table> {
    let m = board.pile(B, pile).hand(A, "Mistress's Command").hand(B, hand);
    let mut m = m.acts(A);
    m.does(A, "play Mistress's Command");
    if hand.contains("Option Select") {
        m.does(B, "pass");
    }
    m.does(A, "give Wound").does(A, &format!("play {chip} of P2"));
    m
}

/// PS-11.17: who commands decides everything that belongs to the forced chip: what it copies, what
/// those copies do, and whether the price of combining is paid.
#[test]
fn who_commands_decides_every_time() {
    let mut m = commanded(duel(), "2 3 1", "X-Copy; Crash Gem", "X-Copy");
    m.must(A, "copy Crash Gem").may(A, &["crash 1 at P1", "crash 2 at P1", "crash 3 at P1"]);
    m.does(A, "crash 1 at P1").may(A, &["crash 2 at P1", "crash 3 at P1"]);
    m.does(A, "crash 2 at P1").piles(A, "1 1 1").piles(B, "3");

    let mut m = commanded(duel(), "4 2", "Option Select", "Option Select");
    m.asks(A).does(A, "copy Crash Gem").may(A, &["crash 2 at P1", "crash 4 at P1"]);
    m.does(A, "crash 2 at P1").piles(A, "1 1").piles(B, "4");

    let board = duel().ongoing(A, "Stunlock");
    let mut m = commanded(board, "4 1 1", "Combine; Axe Kick", "Combine");
    m.may(A, &["discard Axe Kick", "pass"]).does(A, "discard Axe Kick");
    m.may(A, &["combine 1+1", "pass"]).does(A, "combine 1+1").piles(B, "2 4");
}

/// PS-10.4: an effect on several players begins with the turn player, whoever plays it.
#[test]
fn off_turn_effects_begin_with_the_turn_player() {
    let m = free_for_all(3).hand(A, "Repeated Jabs; 1-gem x2").hand(C, "1-gem x2");
    let mut m = m.hand(B, "Improvisation; Pick Your Poison").acts(A);
    m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Improvisation");
    m.does(B, "play Pick Your Poison freely").asks(A);
    m.does(A, "Pick Your Poison: ante a 1-gem").asks(C);
    m.does(C, "Pick Your Poison: ante a 1-gem").asks(A).piles(A, "1").piles(C, "1 1");
}

/// PS-15.17: of a team the one who plays comes first, then his mate, then the opponents.
#[test]
fn the_teammate_who_plays_comes_first() {
    for (player, mate) in [(A, D), (D, A)] {
        let m = team().hand(player, "Radiant Healing; X-Copy").hand(mate, "X-Copy");
        let mut m = m.hand(B, "X-Copy").hand(C, "X-Copy").acts(A);
        m.does(player, "play Radiant Healing");
        for seat in [player, mate, B, C] {
            m.asks(seat).may(seat, &["discard X-Copy", "pass"]).does(seat, "pass");
        }
        m.asks_all(&[A, D]);
    }
}

/// PS-R66: money and the gems of a pile stop at their ends.
#[test]
fn full_counters_stay_full() {
    let mut m = duel().money(A, 126).hand(A, "One of Each; 4-gem").acts(A);
    m.does(A, "play One of Each").has_money(A, 127).does(A, "end actions");
    m.does(A, "pay 4-gem").has_money(A, 127).does(A, "buy 1-gem").has_money(A, 126);
    let many = ["1"; 255].join(" ");
    let mut m = duel().pile(B, &many).hand(A, "Repeated Jabs").acts(A);
    m.does(A, "play Repeated Jabs").piles(B, &many);
}
