//! Chips of the base set among those of Shadows (PS-19.3).

use super::*;
use crate::Event;

/// PS-R32, PS-11.12: a copy moves nothing but itself; what it puts elsewhere comes from the bank.
#[test]
fn option_select_copies_base_chips() {
    let m = duel().pile(A, "2").hand(A, "Option Select").stacks("Iron Defense");
    let mut m = m.arrows(A, "black").acts(A);
    m.does(A, "play Option Select").does(A, "copy Iron Defense").bank_has("Crash Gem", 15);
    m.bank_has("Iron Defense", 5).bank_has("Option Select", 6);
    m.offers(A, "play Crash Gem from pile");
    let m = duel().hand(A, "Option Select").hand(B, "Combine").stacks("Stolen Purples");
    let mut m = m.acts(A);
    m.does(A, "play Option Select").does(A, "copy Stolen Purples");
    m.does(A, "take Combine of P2").discarded(A, "Combine").bank_has("Stolen Purples", 5);
    m.bank_has("Option Select", 6).lie_on_table(A, "");
}

/// PS-11.13, PS-8.12: it answers a send as Gems to Gemonade and a fist as Really Annoying.
#[test]
fn option_select_answers_as_base_chips() {
    let m = duel().pile(A, "2").hand(A, "Crash Gem").hand(B, "Option Select");
    let mut m = m.stacks("Gems to Gemonade").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 2 at P2");
    m.does(B, "react Option Select as Gems to Gemonade");
    m.does(B, "Gems to Gemonade: negate two gems").piles(B, "").bank_has("Option Select", 6);
    m.does(A, "end actions").buys_a_wound(A).does(B, "end actions").has_money(B, 2);
    let m = duel().hand(A, "Sneak Attack").hand(B, "Option Select").stacks("Really Annoying");
    let mut m = m.acts(A);
    m.does(A, "play Sneak Attack").does(B, "react Option Select as Really Annoying");
    m.discarded(A, "Wound").piles(B, "1");
}

/// PS-R32, PS-11.14: a chip that trashes itself is back in its stack; its token, its pig and its
/// Crash Gem stay where they are.
#[test]
fn wartime_tactics_plays_base_chips() {
    let board = |name: &str| {
        let m = duel().pile(A, "1").hand(A, "Wartime Tactics; X-Copy").arrows(A, "black");
        let mut m = m.stacks(name).acts(A);
        m.does(A, "play Wartime Tactics").does(A, "reveal X-Copy from hand");
        m.does(A, &format!("play {name} freely"));
        m
    };
    let mut m = board("It's a Trap");
    m.bank_has("It's a Trap", 4)
        .does(A, "trap Combine")
        .bank_has("It's a Trap", 5)
        .has_arrows(A, "black black");
    m.happened(1, |e| matches!(e, Event::TrapLaid { .. }));
    board("Secret Move")
        .bank_has("Secret Move", 5)
        .has_pigs(A, 1)
        .stay(A, "")
        .has_arrows(A, "black black");
    board("Iron Defense").bank_has("Iron Defense", 5).offers(A, "play Crash Gem from pile");
    // It is not the only action: Wartime Tactics was one.
    board("Combos Are Hard")
        .bank_has("Combos Are Hard", 5)
        .discarded(A, "")
        .offers(A, "play X-Copy");
}

/// PS-11.17, PS-11.18, PS-R33: what the victim of a command is made to play works for him, and
/// "this turn" is the running one.
#[test]
fn base_chips_played_on_command() {
    let board = |given: &str| {
        let m = duel().pile(A, "2").pile(B, "4 2").hand(A, "Mistress's Command; Crash Gem");
        let mut m = m.arrows(A, "black").stacks(given).hand(B, "Wound").acts(A);
        m.does(A, "play Mistress's Command").does(A, &format!("give {given}"));
        m.does(A, &format!("play {given} of P2"));
        m
    };
    let mut m = board("Iron Defense");
    m.bank_has("Crash Gem", 15).does(A, "play Crash Gem").does(A, "crash 2 at P2");
    m.offers(B, "react Crash Gem from pile");
    let mut m = board("Thinking Ahead");
    m.has_money(B, 0).does(A, "end actions").buys_a_wound(A);
    m.does(B, "end actions").lacks(B, "buy Wound on top");
    // The attacker himself is knocked down, in his own turn.
    let mut m = board("Knockdown");
    m.does(A, "discard Crash Gem").hears(kernel::Viewer::Public, Event::MayNotShield { seat: A });
    // The attacker chooses what the victim gains; no phase ends.
    let mut m = board("Combos Are Hard");
    m.does(A, "gain Wound").does(A, "gain 1-gem").discarded(B, "Wound; 1-gem").asks(A);
    m.bank_has("Combos Are Hard", 5);
}

/// PS-R24, PS-R25: a Crash Gem in the pile is a purple shield as well.
#[test]
fn knockdown_covers_the_gem_pile() {
    let m =
        duel().pile(A, "1").pile(B, "2").hand(B, "Iron Defense").hand(A, "Knockdown; Crash Gem");
    let mut m = m.acts(B);
    m.does(B, "play Iron Defense").does(B, "end actions").buys_a_wound(B);
    m.does(A, "play Knockdown").does(B, "discard Wound").does(A, "play Crash Gem");
    m.does(A, "crash 1 at P2").asks(A).piles(B, "1 2");
}

/// PS-R25, PS-11.17, PS-11.6: neither a command nor Improvisation plays a chip out of a gem pile.
#[test]
fn a_chip_in_the_pile_is_played_by_its_owner_alone() {
    let m = duel().pile(B, "4 2").hand(B, "Iron Defense").hand(A, "Mistress's Command");
    let mut m = m.acts(B);
    m.does(B, "play Iron Defense").does(B, "end actions").buys_a_wound(B);
    m.does(A, "play Mistress's Command").does(A, "give 1-gem");
    m.may(A, &["play Iron Defense of P2", "pass"]);
}

/// PS-4.23: purchases onto the bag are purchases: Cog Engine and traps notice them.
#[test]
fn purchases_onto_the_bag_are_noticed() {
    let m = duel().hand(A, "Thinking Ahead; It's a Trap; 4-gem").ongoing(A, "Cog Engine");
    let mut m = m.arrows(A, "black").acts(A);
    m.does(A, "play It's a Trap").does(A, "trap Combine").does(A, "play Thinking Ahead");
    m.does(A, "end actions").does(A, "pay 4-gem").does(A, "buy Combine on top");
    m.stay(A, "").discarded(A, "Cog Engine; Wound").on_top(A, "Combine");
}

/// PS-9.13, PS-R24: fists of both sets are fists for Hundred-Fist Frenzy.
#[test]
fn base_fists_are_fists() {
    let m = duel().pile(A, "1").hand(A, "Knockdown").ongoing(A, "Hundred-Fist Frenzy");
    let mut m = m.acts(A);
    m.does(A, "play Knockdown").does(A, "crash 1 at P2").piles(B, "1").asks(A);
}
