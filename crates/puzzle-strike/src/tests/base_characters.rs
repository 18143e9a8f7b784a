//! Characters of the base set among chips of other sets (PS-19.3).

use super::*;

/// PS-11.16, PS-20.27: an opponent returns an ongoing chip of the base set, and it is played.
#[test]
fn two_truths_returns_and_plays_a_base_chip() {
    let mut m = duel().hand(A, "Two Truths").discard(A, "Dragon Form; Wound").acts(A);
    m.does(A, "play Two Truths").does(A, "reveal Wound").does(A, "reveal Dragon Form");
    m.does(B, "return Dragon Form").does(A, "play Dragon Form freely").stay(A, "Dragon Form");
}

/// PS-R48, PS-20.25, PS-4.34, PS-4.19: what two ongoing chips forbid together need not be bought.
#[test]
fn a_tax_and_a_dragon_forbid_together() {
    let board = |pile: &str| {
        let m = duel().ongoing(A, "Dragon Form").ongoing(B, "Flagstone Tax").pile(A, pile);
        m.money(A, 5).left("Wound", 0)
    };
    let mut m = board("4").buys(A);
    m.refuses(A, "buy Combine", "PS-R48").refuses(A, "buy 3-gem", "PS-20.25");
    m.offers(A, "buy 2-gem").refuses(A, "end buying", "PS-4.16");
    board("").buys(A).may(A, &["end buying"]);
}

/// PS-R51, PS-R23: what counts is the cost in the bank this turn; a purchase onto the bag is a
/// purchase.
#[test]
fn training_answers_the_cost_of_this_turn() {
    let m = duel().hand(A, "Sale Prices; 4-gem").hand(B, "Rigorous Training; Wound");
    let mut m = m.acts(A);
    m.does(A, "play Sale Prices").does(A, "end actions").does(A, "pay 4-gem");
    m.does(A, "buy Combine").asks(A);
    let m = duel().hand(A, "Sale Prices; 4-gem").hand(B, "Rigorous Training; Wound");
    let mut m = m.acts(A);
    m.does(A, "play Sale Prices").does(A, "end actions").does(A, "pay 4-gem");
    m.does(A, "buy Crash Gem").offers(B, "react Rigorous Training");
    let m = duel().hand(A, "Thinking Ahead; 4-gem").hand(B, "Rigorous Training; Wound");
    let mut m = m.acts(A);
    m.does(A, "play Thinking Ahead").does(A, "end actions").does(A, "pay 4-gem");
    m.does(A, "buy Combine on top").offers(B, "react Rigorous Training");
}

/// PS-R49, PS-R25: a Crash Gem in the pile is as sure as one in the hand; a crash of Hundred-Fist
/// Frenzy has no sphere.
#[test]
fn a_dragon_makes_spheres_sure_and_nothing_else() {
    let m = duel().pile(A, "1 2").ongoing(A, "Dragon Form").hand(A, "Iron Defense");
    let mut m = m.arrows(A, "black").pile(B, "2").hand(B, "Crash Gem").acts(A);
    m.does(A, "play Iron Defense").does(A, "play Crash Gem from pile").does(A, "crash 2 at P2");
    m.asks(A).piles(B, "1 1 2");
    let m = duel().pile(A, "1 2").ongoing(A, "Dragon Form; Hundred-Fist Frenzy");
    let mut m = m.hand(A, "Repeated Jabs").pile(B, "2").hand(B, "Crash Gem").acts(A);
    m.does(A, "play Repeated Jabs").does(A, "pass").does(A, "crash 2 at P2").asks(B);
}

/// PS-R49, PS-R52: Unstable Power is no crash-sphere chip for who looks for two of them.
#[test]
fn unstable_power_is_no_jackpot() {
    let mut m = duel().hand(A, "Jackpot").hand(B, "Unstable Power; Crash Gem").acts(A);
    m.does(A, "play Jackpot").may(A, &["end actions"]);
}

/// PS-R24: who is knocked down puts up no wall.
#[test]
fn the_knocked_down_put_up_no_wall() {
    let m = duel().pile(A, "2").hand(A, "Knockdown; Crash Gem").hand(B, "Stone Wall; Wound");
    let mut m = m.arrows(A, "black").acts(A);
    m.does(A, "play Knockdown").does(B, "discard Wound");
    m.does(A, "play Crash Gem").does(A, "crash 2 at P2").asks(A).piles(B, "1 1");
}

/// PS-14.12, PS-R45: gems that floated are walled when they are sent at last.
#[test]
fn a_wall_stops_gems_that_floated() {
    let m = free_for_all(3).pile(A, "3 3 3 2 1").hand(A, "Chromatic Orb; Crash Gem");
    let mut m = m.arrows(A, "black").hand(B, "Stone Wall").acts(A);
    m.does(A, "play Chromatic Orb").does(A, "crash 1 at P2").asks(A).piles(B, "");
    m.does(A, "play Crash Gem").does(A, "crash 3 at P3").asks(B);
    m.does(B, "react Stone Wall").piles(B, "").piles(C, "1 1 1");
}

/// PS-16.7, PS-R48: a dragon raises what eliminations have raised.
#[test]
fn a_dragon_raises_the_ante_of_the_last_standing() {
    let m = free_for_all(3).last_standing().pile(A, "4 4 2").ongoing(B, "Dragon Form");
    let mut m = m.acts(A);
    m.idles(A).turn_of(B).does(B, "Dragon Form: ante one higher").piles(B, "3");
}

/// PS-11.3, PS-6.17: a shield that Improvisation draws is played into the ongoing zone.
#[test]
fn improvisation_plays_a_shield_into_the_zone() {
    let mut m = duel().hand(A, "Improvisation").bag(A, "Bubble Shield; 1-gem").acts(A);
    m.does(A, "play Improvisation").stay(A, "Bubble Shield").discarded(A, "1-gem");
}

/// PS-20.49, PS-R57: a ward locks the combine of whoever answers or copies too.
#[test]
fn a_ward_locks_a_copied_combine() {
    let m = duel().pile(A, "1 1").ongoing(A, "Protective Ward").hand(A, "Option Select; Axe Kick");
    let mut m = m.acts(A);
    m.does(A, "play Option Select").does(A, "copy Combine");
    m.may(A, &["discard Axe Kick", "pass"]).does(A, "pass").piles(A, "1 1");
}

/// PS-15.9, PS-R40, PS-R56: of a team one reacts, and what is left meets the shield of either.
#[test]
fn a_reaction_and_a_shield_of_one_team() {
    let m = team().pile(A, "3").hand(A, "Crash Gem").pile(B, "1").hand(C, "Reversal");
    let mut m = m.ongoing(B, "Bubble Shield").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").does(C, "react Reversal");
    m.does(C, "break 1").piles(B, "1").stay(B, "").discarded(B, "Bubble Shield");
}

/// PS-11.17, PS-R58: a commanded search is decided by whoever commands; the victim's chips move.
#[test]
fn a_commanded_exchange_moves_the_victims_chips() {
    let m = duel().pile(B, "3 3").hand(A, "Mistress's Command");
    let mut m = m.hand(B, "Research & Development; 2-gem").bag(B, "Combine; 1-gem").acts(A);
    m.does(A, "play Mistress's Command").does(A, "give Wound");
    m.does(A, "play Research & Development of P2").does(A, "find Combine").does(A, "put 2-gem");
    m.holds(B, "Wound; Combine").bagged(B, "1-gem; 2-gem").does(A, "pass").has_arrows(B, "");
}
