//! FD-8: answering an attack or a dashing strike.

use crate::tests::*;
use crate::{Event, Mode};
use kernel::Viewer;

fn simple() -> Board {
    board(Mode::Simple)
}

/// West attacks East, three spaces away, with this many 3s.
fn attacked(cards: u8, east: &str) -> Fight {
    let mut m = simple().at(7, 10).west("3 3 3 1", "").east(east, "").turn(WEST);
    m.does(WEST, &format!("attack {cards}x3"));
    m
}

/// West dashes 2 and strikes East with this many 3s; they are three apart then.
fn struck(cards: u8, east: &str) -> Fight {
    let mut m = simple().at(5, 10).west("2 3 3 1", "").east(east, "").turn(WEST);
    m.does(WEST, &format!("dash 2, strike {cards}x3"));
    m
}

/// FD-8.1, FD-S16: two 1s against one of each: no block, and West wins. With a pair he can.
#[test]
fn a_target_of_an_attack_blocks_or_is_hit() {
    let board = simple().at(9, 10).west("1 1", "");
    let mut m = board.clone().east("1 2 3 4 5", "").turn(WEST);
    m.does(WEST, "attack 2x1").must(EAST, "take the hit").tokens(1, 0);
    let mut m = board.east("1 1 3 4 5", "").turn(WEST);
    m.does(WEST, "attack 2x1").may(EAST, &["block 2x1", "take the hit"]);
    m.does(EAST, "block 2x1").tokens(0, 0).goes_on().turn_of(EAST);
}

/// FD-S21, FD-8.1, FD-8.4: an attacked player who could move back is offered no retreat.
#[test]
fn nobody_retreats_from_an_attack() {
    let mut m = attacked(1, "1 2 4 5");
    m.may(EAST, &["take the hit"]);
    for card in [1, 2, 4, 5] {
        m.refuses(EAST, &format!("retreat {card}"), "FD-8.4");
    }
}

/// FD-8.2: block or retreat, his choice, or he is hit.
#[test]
fn a_target_of_a_dashing_strike_chooses_between_block_and_retreat() {
    let all = ["block 1x3", "retreat 3", "retreat 5", "take the hit"];
    struck(1, "3 5").may(EAST, &all).does(EAST, "block 1x3").stands(EAST, 10).goes_on();
    struck(1, "3 5").does(EAST, "retreat 5").stands(EAST, 15).goes_on();
    struck(1, "3 5").does(EAST, "take the hit").tokens(1, 0);
    let mut m = struck(1, "");
    m.must(EAST, "take the hit").tokens(1, 0);
}

/// FD-S15, FD-8.3: a single 3 is blocked by one 3; the blocker starts his turn with four cards.
#[test]
fn a_block_is_as_many_cards_of_the_same_number() {
    let mut m = attacked(1, "3 4 4 5 5");
    m.does(EAST, "block 1x3").turn_of(EAST).holds(EAST, "4 4 5 5");
    attacked(2, "3 3 4").may(EAST, &["block 2x3", "take the hit"]);
    attacked(2, "3 4 4").may(EAST, &["take the hit"]).refuses(EAST, "block 1x3", "FD-8.10");
    let mut m = attacked(2, "3 4 4");
    m.refuses(EAST, "block 2x4", "FD-8.3").refuses(EAST, "block 2x3", "FD-7.15");
}

/// FD-S10, FD-8.3: a pair of 5s must be blocked by a pair of 5s.
#[test]
fn a_pair_must_be_blocked_by_a_pair() {
    let mut m = simple().at(4, 12).west("3 5 5", "").east("5 5 1", "").turn(WEST);
    m.does(WEST, "dash 3, strike 2x5").stands(WEST, 7);
    m.may(EAST, &["block 2x5", "retreat 1", "retreat 5", "take the hit"]);
    m.refuses(EAST, "block 1x5", "FD-8.10");
}

/// FD-S17, FD-8.3: W@4, E@10, dash 2, strike 4: a 4 blocks, a 2 does not.
#[test]
fn the_dash_card_is_ignored_by_the_block() {
    let mut m = simple().at(4, 10).west("2 4", "").east("2 4", "").turn(WEST);
    m.does(WEST, "dash 2, strike 1x4").refuses(EAST, "block 1x2", "FD-8.3");
    m.does(EAST, "block 1x4").goes_on().holds(EAST, "2");
}

/// FD-8.3: effects may change the count.
#[test]
fn effects_may_change_what_a_block_needs() {
    let board = duel().at(7, 10).west("3", "").east("3 3 1", "");
    let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
    m.does(WEST, "attack 1x3").may(EAST, &["block 2x3", "take the hit"]);
}

/// FD-8.3: or the number (Surgical Strike, Rock Armor).
#[test]
fn effects_may_change_the_number_a_block_needs() {
    let mut m = duel().at(7, 10).west("3", "Surgical Strike").east("3 2 1", "").turn(WEST);
    m.does(WEST, "attack 1x3").does(WEST, "Surgical Strike naming 2");
    m.may(EAST, &["block 1x2", "take the hit"]).refuses(EAST, "block 1x3", "FD-8.3");
}

/// FD-8.4, FD-S19: one card of any number, stopping at Start; E@16 with a 5 ends on 18.
#[test]
fn a_retreat_steps_back_and_stops_at_start() {
    let mut m = simple().at(11, 16).west("2 3", "").east("5 1", "").turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").may(EAST, &["retreat 1", "retreat 5", "take the hit"]);
    m.does(EAST, "retreat 5").stands(EAST, 18).stands(WEST, 13).tokens(0, 0);
    let mut m = struck(2, "1 4");
    m.does(EAST, "retreat 4").stands(EAST, 14).stands(WEST, 7);
    m.hears(Viewer::Public, Event::PlayedCardsDiscarded { cards: cards("2 3 3 4") });
}

/// FD-S20, FD-8.5, FD-8.8: W@12, E@18, dash 3, strike 3; without a 3 East is hit.
#[test]
fn a_target_on_his_start_cannot_retreat() {
    let mut m = simple().at(12, 18).west("3 3", "").east("1 2 4", "").turn(WEST);
    m.does(WEST, "dash 3, strike 1x3").refuses(EAST, "retreat 1", "FD-8.5");
    m.must(EAST, "take the hit").tokens(1, 0);
}

/// FD-S04, FD-8.5: he who moved back on his Start stands there all the same.
#[test]
fn moving_back_on_start_gives_no_room_to_retreat() {
    let mut m = simple().at(1, 7).west("2 4 4", "").east("2 4", "").turn(WEST);
    m.does(WEST, "move back 2").stands(WEST, 1);
    m.does(EAST, "dash 2, strike 1x4").lacks(WEST, "retreat").offers(WEST, "block 1x4");
    m.refuses(WEST, "retreat 4", "FD-8.5");
}

/// FD-8.6: forbidden blocks leave nothing against an attack.
#[test]
fn an_effect_may_forbid_blocking() {
    let mut m = duel().at(9, 10).west("1", "Windmill Crusher").east("1 1 1 1", "").turn(WEST);
    m.does(WEST, "attack 1x1").does(WEST, "Windmill Crusher");
    m.refuses(EAST, "block 1x1", "FD-8.6").must(EAST, "take the hit").tokens(1, 0);
}

/// FD-8.6: forbidden retreats leave the block.
#[test]
fn an_effect_may_forbid_retreating() {
    let board = duel().at(5, 10).west("2 3", "").east("3 1", "");
    let mut m = board.lasting("Deathmatch", EAST, EAST).turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").may(EAST, &["block 1x3", "take the hit"]);
    m.refuses(EAST, "retreat 1", "FD-8.6");
    let mut m = duel().at(5, 10).west("4 1", "Thunderclap").east("1 2", "").turn(WEST);
    m.does(WEST, "dash 4, strike 1x1").does(WEST, "Thunderclap");
    m.may(EAST, &["block 1x1", "take the hit"]).refuses(EAST, "retreat 2", "FD-8.6");
}

/// FD-8.7.
#[test]
fn a_player_may_decline_to_block_or_retreat() {
    attacked(1, "3").may(EAST, &["block 1x3", "take the hit"]).does(EAST, "take the hit");
    let mut m = struck(1, "3 5");
    m.offers(EAST, "retreat 5").does(EAST, "take the hit").tokens(1, 0).asks(EAST);
}

/// FD-8.8: in 1v1 the hit wins the round at once: nothing of the turn is left to do.
#[test]
fn a_hit_wins_the_round_at_once() {
    let mut m = attacked(1, "1");
    m.does(EAST, "take the hit").tokens(1, 0);
    let told = m.told(Viewer::Public);
    let hit = told.iter().position(|e| *e == Event::HitTaken { seat: EAST }).expect("it was told");
    let after: Vec<&Event> = told[hit..].iter().collect();
    let defeated = Event::Defeated { seat: EAST };
    let won = Event::RoundWon { side: crate::Side::West, tokens: 1 };
    assert_eq!(after, [&Event::HitTaken { seat: EAST }, &defeated, &won]);
    // The attacker's side wins, whoever's turn it is.
    let mut m = simple().at(7, 10).west("1", "").east("3", "").turn(EAST);
    m.does(EAST, "attack 1x3").does(WEST, "take the hit").tokens(0, 1);
}

/// FD-8.9: after he has chosen neither block nor retreat, just before the hit takes effect.
#[test]
fn the_target_may_be_saved_just_before_the_hit() {
    let board = duel().at(7, 10).west("3", "").east("1 2 5", "Saving Grace");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "attack 1x3").must(EAST, "take the hit");
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::HitTaken { .. }));
    m.may(EAST, &["Saving Grace", "pass"]).does(EAST, "Saving Grace").tokens(0, 0).goes_on();
    m.hears(Viewer::Public, Event::HitPrevented { seat: EAST });
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").does(EAST, "pass").tokens(1, 0);
}

/// FD-8.9: a hit that is no attack or strike opens no such window.
#[test]
fn a_hit_by_an_ability_cannot_be_averted() {
    let board = duel().at(8, 14).west("1 2 5", "Saving Grace").east("3", "Flame Arrow");
    let mut m = board.turn(EAST);
    m.does(EAST, "Flame Arrow on P1").tokens(0, 1);
}

/// FD-S22, FD-8.10: one 3 to block with two in hand: both are refused, one is accepted.
#[test]
fn a_block_needs_an_exact_count() {
    let mut m = attacked(1, "3 3");
    m.may(EAST, &["block 1x3", "take the hit"]).refuses(EAST, "block 2x3", "FD-8.10");
    m.does(EAST, "block 1x3").holds(EAST, "3");
    struck(1, "3 3").refuses(EAST, "block 2x3", "FD-8.10");
}

/// FD-8.11: both players' cards are discarded together and nobody moves.
#[test]
fn after_a_block_all_cards_are_discarded_and_nobody_moves() {
    let mut m = attacked(2, "3 3 5");
    m.does(EAST, "block 2x3").stands(WEST, 7).stands(EAST, 10).discarded("3 3 3 3");
    m.hears(Viewer::Public, Event::PlayedCardsDiscarded { cards: cards("3 3 3 3") });
    m.is_recovering(EAST, false).turn_of(EAST).offers(EAST, "move forward 5");
}
