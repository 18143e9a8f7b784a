//! PS-10.2: what a chip says is done if it can be. Every list of answers here is complete: nobody
//! may pass.

use super::*;

const FIXED: &str = "1-gem; 2-gem; 3-gem; 4-gem; Combine; Crash Gem; Double Crash Gem; Wound";
const PUZZLE: &str = "Axe Kick; Bang then Fizzle; Blues Are Good; Button Mashing; Color Panic; \
    Hundred-Fist Frenzy; Improvisation; Punch, Punch, Kick; Repeated Jabs; Safe Keeping; X-Copy";

/// A bank in which only these stacks hold chips.
fn bank_of(board: Board, filled: &str) -> Board {
    let mut stacks = chips(filled);
    stacks.retain(|chip| chip.is_puzzle());
    let others = chips(PUZZLE).into_iter().filter(|chip| !stacks.contains(chip));
    let others: Vec<_> = others.take(10 - stacks.len()).collect();
    let all = stacks.iter().chain(&others).map(ToString::to_string).collect::<Vec<_>>();
    let empty = chips(FIXED).into_iter().filter(|chip| !chips(filled).contains(chip));
    let board = board.stacks(&all.join("; "));
    empty.chain(others).fold(board, |board, chip| board.left(&chip.to_string(), 0))
}

/// PS-10.2, PS-20.5: Chips for Free.
#[test]
fn chips_for_free_gains() {
    let mut m = bank_of(duel(), "Wound; 1-gem; 2-gem").hand(A, "Chips for Free; Wound").acts(A);
    m.does(A, "play Chips for Free").must(A, "trash Wound from hand");
    m.may(A, &["gain Wound", "gain 1-gem"]);
}

/// PS-10.2: Combos Are Hard gains both chips.
#[test]
fn combos_are_hard_gains_twice() {
    let m = bank_of(duel(), "Wound; 1-gem; Combine").hand(A, "Combos Are Hard");
    let mut m = m.acts(A);
    m.does(A, "play Combos Are Hard").may(A, &["gain Wound", "gain 1-gem", "gain Combine"]);
    m.does(A, "gain Combine").may(A, &["gain Wound", "gain 1-gem"]);
}

/// PS-10.2: Martial Mastery.
#[test]
fn martial_mastery_gains() {
    let m = bank_of(duel(), "Wound; Crash Gem; 3-gem").hand(A, "Martial Mastery; 2-gem");
    let mut m = m.acts(A);
    m.does(A, "play Martial Mastery").must(A, "trash 2-gem from hand");
    m.may(A, &["gain 3-gem", "gain Crash Gem"]);
}

/// PS-10.2: Rigorous Training.
#[test]
fn rigorous_training_gains() {
    let m = bank_of(duel(), "Crash Gem; Wound; 1-gem").money(A, 5);
    let mut m = m.hand(B, "Rigorous Training; Wound").buys(A);
    m.does(A, "buy Crash Gem").does(B, "react Rigorous Training");
    m.must(B, "trash Wound from hand").may(B, &["gain Wound", "gain 1-gem"]);
}

/// PS-10.2, PS-20.31: Upgrade gains for each chip it trashed.
#[test]
fn upgrade_gains_for_each() {
    let m = bank_of(duel(), "Wound; 1-gem").hand(A, "Upgrade; Wound x2");
    let mut m = m.acts(A);
    m.does(A, "play Upgrade").must(A, "trash Wound from hand");
    m.may(A, &["trash Wound from hand", "pass"]).does(A, "trash Wound from hand");
    m.may(A, &["gain Wound", "gain 1-gem"]).does(A, "gain 1-gem");
    m.may(A, &["gain Wound", "gain 1-gem"]);
    let m = bank_of(duel(), "Wound; 1-gem").hand(A, "Upgrade; Wound x2");
    let mut m = m.acts(A);
    m.does(A, "play Upgrade").does(A, "trash Wound from hand").does(A, "pass");
    m.may(A, &["gain Wound", "gain 1-gem"]);
}

/// PS-10.2, PS-R26: It's a Trap lays its token.
#[test]
fn a_trap_is_laid() {
    let mut m = bank_of(duel(), "Wound; Axe Kick").hand(A, "It's a Trap").acts(A);
    m.does(A, "play It's a Trap").offers(A, "trap Wound").offers(A, "trap Axe Kick");
    m.lacks(A, "pass").does(A, "trap Wound");
}

/// PS-10.2, PS-R53: Jackpot plays a sphere of the bank.
#[test]
fn jackpot_plays_a_sphere() {
    let m = bank_of(duel(), "Wound; Combine; Crash Gem").hand(A, "Jackpot");
    let mut m = m.hand(B, "Crash Gem; Combine").acts(A);
    m.does(A, "play Jackpot").may(A, &["play Combine freely", "play Crash Gem freely"]);
}

/// PS-10.2, PS-R21: Master Puzzler plays all that was chosen.
#[test]
fn master_puzzler_plays_all_that_was_chosen() {
    let m = bank_of(duel(), "Combine; Axe Kick; Safe Keeping").hand(A, "Master Puzzler");
    let mut m = m.acts(A);
    m.does(A, "play Master Puzzler").does(A, "gain Combine").does(A, "gain Axe Kick");
    m.does(A, "gain Safe Keeping");
    let plays = ["play Axe Kick freely", "play Combine freely", "play Safe Keeping freely"];
    m.may(A, &plays).does(A, "play Axe Kick freely").may(A, &plays[1..]);
    m.does(A, "play Combine freely").may(A, &plays[2..]);
}

/// PS-10.2, PS-11.12: Option Select is played as something.
#[test]
fn option_select_copies() {
    let m = bank_of(duel(), "Wound; Combine; Axe Kick").hand(A, "Option Select");
    let mut m = m.acts(A);
    m.does(A, "play Option Select").may(A, &["copy Combine", "copy Axe Kick"]);
}

/// PS-10.2, PS-20.17: who chose to discard two chips discards two.
#[test]
fn pick_your_poison_discards_two() {
    let mut m = duel().hand(A, "Pick Your Poison").hand(B, "1-gem; 2-gem; 3-gem").acts(A);
    m.does(A, "play Pick Your Poison").does(B, "Pick Your Poison: discard two chips");
    m.may(B, &["discard 1-gem", "discard 2-gem", "discard 3-gem"]).does(B, "discard 2-gem");
    m.may(B, &["discard 1-gem", "discard 3-gem"]);
}

/// PS-10.2: Training Day takes a chip.
#[test]
fn training_day_takes() {
    let m = bank_of(duel(), "Wound; 1-gem; 2-gem").hand(A, "Training Day; Wound");
    let mut m = m.acts(A);
    m.does(A, "play Training Day").must(A, "trash Wound from hand");
    m.may(A, &["take Wound", "take 1-gem"]);
}

/// PS-10.2, PS-20.30: Wartime Tactics plays a chip of the bank.
#[test]
fn wartime_tactics_plays() {
    let m = bank_of(duel(), "Bang then Fizzle; Repeated Jabs; X-Copy");
    let mut m = m.hand(A, "Wartime Tactics").discard(A, "Axe Kick").acts(A);
    m.does(A, "play Wartime Tactics").must(A, "reveal Axe Kick from discard");
    m.may(A, &["play Bang then Fizzle freely", "play Repeated Jabs freely"]);
}

/// PS-20.42, PS-10.2: the gift of Mistress's Command is mandatory.
#[test]
fn the_mistress_must_give() {
    let m = bank_of(duel(), "Wound; Axe Kick").pile(B, "3 3");
    let mut m = m.hand(A, "Mistress's Command").hand(B, "1-gem").acts(A);
    m.does(A, "play Mistress's Command").may(A, &["give Wound", "give Axe Kick"]);
}

/// PS-20.58, PS-10.2: Into Oblivion removes a stack.
#[test]
fn oblivion_must_remove() {
    let mut m = bank_of(duel(), "Wound; Axe Kick; X-Copy").hand(A, "Into Oblivion").acts(A);
    m.does(A, "play Into Oblivion").offers(A, "remove Axe Kick").offers(A, "remove X-Copy");
    m.lacks(A, "pass").does(A, "remove X-Copy");
}
