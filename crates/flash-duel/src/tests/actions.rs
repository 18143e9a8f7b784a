//! FD-7: the four main actions.

use crate::tests::*;
use crate::{Event, Mode, Space};
use kernel::{Offers, Viewer};

/// A board without abilities.
fn simple() -> Board {
    board(Mode::Simple)
}

/// FD-7.1, FD-S01: one card of any number, forward or backward.
#[test]
fn a_move_plays_one_card_forward_or_backward() {
    let mut m = simple().at(9, 18).west("1 3 3", "").east("1", "").turn(WEST);
    m.may(WEST, &["move forward 1", "move back 1", "move forward 3", "move back 3"]);
    m.does(WEST, "move forward 3").stands(WEST, 12).stands(EAST, 18).discarded("3");
    let mut m = simple().at(1, 18).west("5 2", "").east("1", "").turn(WEST);
    m.does(WEST, "move forward 5").stands(WEST, 6).discarded("5");
    let mut m = simple().at(9, 18).west("1 3 3", "").east("1", "").turn(WEST);
    m.does(WEST, "move back 3").stands(WEST, 6).discarded("3");
}

/// FD-7.1, FD-7.15: only with a card that one holds.
#[test]
fn a_move_needs_the_card() {
    let mut m = simple().at(9, 18).west("1 3", "").east("1", "").turn(WEST);
    m.refuses(WEST, "move forward 2", "FD-7.15").refuses(WEST, "move back 5", "FD-7.15");
}

/// FD-S02, FD-7.2: onto or past an enemy stops adjacent to him.
#[test]
fn a_move_onto_or_past_an_enemy_stops_adjacent() {
    for card in ["2", "5"] {
        let mut m = simple().at(8, 10).west(card, "").east("1", "").turn(WEST);
        m.does(WEST, &format!("move forward {card}")).stands(WEST, 9).stands(EAST, 10);
    }
    let mut m = simple().at(8, 10).west("1", "").east("1", "").turn(WEST);
    m.does(WEST, "move forward 1").stands(WEST, 9);
}

/// FD-S03, FD-S04, FD-7.3: back past the edge stops there; from Start it is legal and spent.
#[test]
fn a_move_back_stops_on_the_edge() {
    let mut m = simple().at(3, 18).west("5", "").east("1", "").turn(WEST);
    m.does(WEST, "move back 5").stands(WEST, 1);
    let mut m = simple().at(1, 18).west("2", "").east("2", "").turn(WEST);
    m.does(WEST, "move back 2").stands(WEST, 1).discarded("2").turn_of(EAST);
}

/// FD-S08, FD-7.4.
#[test]
fn a_push_needs_an_adjacent_opponent() {
    let mut m = simple().at(8, 10).west("1 2 5", "").east("1", "").turn(WEST);
    m.lacks(WEST, "push").refuses(WEST, "push 2", "FD-7.4").refuses(WEST, "push 1", "FD-7.4");
    let mut m = simple().at(9, 10).west("1 2 5", "").east("1", "").turn(WEST);
    m.offers(WEST, "push 1").offers(WEST, "push 2").offers(WEST, "push 5");
    m.refuses(WEST, "push 3", "FD-7.15");
}

/// FD-7.5: the opponent goes back by the number on the card, the pusher stays.
#[test]
fn a_push_moves_the_opponent_and_not_the_pusher() {
    let mut m = simple().at(9, 10).west("4", "").east("2", "").turn(WEST);
    m.does(WEST, "push 4").stands(WEST, 9).stands(EAST, 14).discarded("4");
    let mut m = simple().at(9, 10).west("4", "").east("2", "").turn(EAST);
    m.does(EAST, "push 2").stands(EAST, 10).stands(WEST, 7);
}

/// FD-S07, FD-7.6: W@15, E@16: a 5 pushes to 18; a further push is legal and moves nothing.
#[test]
fn a_push_stops_at_the_victims_start() {
    let mut m = simple().at(15, 16).west("5", "").east("2", "").turn(WEST);
    m.does(WEST, "push 5").stands(EAST, 18).stands(WEST, 15);
    let mut m = simple().at(17, 18).west("3", "").east("2", "").turn(WEST);
    m.does(WEST, "push 3").stands(EAST, 18).stands(WEST, 17).discarded("3").turn_of(EAST);
}

/// FD-7.7: no response, no recovery, and nothing that follows a Move or a retreat.
#[test]
fn a_push_is_neither_a_retreat_nor_a_move() {
    let board = duel().at(9, 10).west("4", "Knowing the Opponent").east("4 1", "Pilebunker");
    let mut m = board.lasting("Dragon Form", EAST, EAST).turn(WEST);
    m.does(WEST, "push 4").turn_of(EAST).asks(EAST).is_recovering(EAST, false);
    assert_eq!(m.table().open().lasting().count(), 1, "the form is lost by going back oneself");
    m.hears_nothing_like(Viewer::Public, |e| {
        matches!(e, Event::Moved { .. } | Event::Retreated { .. } | Event::Recovered { .. })
    });
}

/// FD-S09, FD-7.8, FD-7.9: W@6, E@11 with 5 5 4: one 5 or both, never the 4.
#[test]
fn an_attack_is_made_with_the_exact_distance() {
    let mut m = simple().at(6, 11).west("5 5 4", "").east("1", "").turn(WEST);
    m.offers(WEST, "attack 1x5").offers(WEST, "attack 2x5").lacks(WEST, "attack 1x4");
    m.refuses(WEST, "attack 1x4", "FD-7.8").refuses(WEST, "attack 3x5", "FD-7.15");
    m.does(WEST, "attack 2x5").holds(WEST, "4").stands(WEST, 6).asks(EAST);
}

/// FD-7.8: farther than 5 nobody can be attacked.
#[test]
fn six_spaces_are_too_far_for_an_attack() {
    let mut m = simple().at(6, 12).west("1 2 3 4 5", "").east("1", "").turn(WEST);
    m.lacks(WEST, "attack").refuses(WEST, "attack 1x5", "FD-7.8");
}

/// FD-7.8: a single number; there is no way to write two.
#[test]
fn an_attack_has_one_number() {
    let mut m = simple().at(6, 9).west("1 2 3 3", "").east("1", "").turn(WEST);
    let attacks: Vec<String> =
        Offers::of(m.table(), WEST).0.iter().map(|c| c.to_string()).collect();
    let attacks: Vec<&String> = attacks.iter().filter(|c| c.starts_with("attack")).collect();
    assert_eq!(attacks, ["attack 1x3", "attack 2x3"]);
    assert!("attack 1x3 + 1x2".parse::<crate::Choice>().is_err());
    m.does(WEST, "attack 2x3");
}

/// FD-7.9: more cards make it stronger; how many is free.
#[test]
fn more_cards_make_an_attack_stronger() {
    for cards in 1..=4 {
        let mut m = simple().at(8, 10).west("2 2 2 2", "").east("1", "").turn(WEST);
        m.does(WEST, &format!("attack {cards}x2")).hand_size(WEST, 4 - cards);
        assert_eq!(m.table().exchange().strength, cards);
    }
}

/// FD-S12, FD-7.10.
#[test]
fn no_dashing_strike_when_adjacent() {
    let mut m = simple().at(9, 10).west("1 1 5", "").east("1", "").turn(WEST);
    m.lacks(WEST, "dash").refuses(WEST, "dash 5, strike 1x1", "FD-7.10");
    m.refuses(WEST, "dash 1, strike 1x1", "FD-7.10");
}

/// FD-7.10: to any opponent, not only to the one he would strike.
#[test]
fn one_adjacent_opponent_is_enough_to_forbid_it() {
    let board = team().fighter(A1, 9, "1 3 4", "").fighter(A2, 1, "1", "");
    let mut m = board.fighter(B1, 10, "1", "").fighter(B2, 13, "1", "").turn(A1);
    m.lacks(A1, "dash").offers(A1, "attack 1x4");
}

/// FD-S10, FD-7.11: W@4, E@12: dash 3 to 7, then a pair of 5s.
#[test]
fn a_dashing_strike_is_a_dash_and_then_a_strike_at_the_new_distance() {
    let mut m = simple().at(4, 12).west("3 5 5", "").east("5 5 1", "").turn(WEST);
    m.offers(WEST, "dash 3, strike 1x5").does(WEST, "dash 3, strike 2x5");
    m.stands(WEST, 7).stands(EAST, 12).holds(WEST, "");
    m.may(EAST, &["block 2x5", "retreat 1", "retreat 5", "take the hit"]);
}

/// FD-7.11: the dash card is not one of the strike cards.
#[test]
fn the_dash_card_is_spent_on_the_dash() {
    let mut m = simple().at(4, 10).west("3 3", "").east("1", "").turn(WEST);
    m.offers(WEST, "dash 3, strike 1x3").refuses(WEST, "dash 3, strike 2x3", "FD-7.15");
    let mut m = simple().at(4, 10).west("3 1", "").east("1", "").turn(WEST);
    m.lacks(WEST, "dash").refuses(WEST, "dash 3, strike 1x3", "FD-7.15");
}

/// FD-7.11: the distance before the dash counts for nothing.
#[test]
fn the_strike_must_fit_the_distance_after_the_dash() {
    let mut m = simple().at(5, 10).west("2 5 3", "").east("1", "").turn(WEST);
    m.refuses(WEST, "dash 2, strike 1x5", "FD-7.13").offers(WEST, "dash 2, strike 1x3");
}

/// FD-S11, FD-7.12: W@7, E@10: a 5 dashes to 9 and the strike is a 1.
#[test]
fn a_long_dash_stops_adjacent_and_strikes_with_ones() {
    let mut m = simple().at(7, 10).west("5 1 1 2", "").east("1", "").turn(WEST);
    m.offers(WEST, "dash 5, strike 2x1").refuses(WEST, "dash 5, strike 1x2", "FD-7.13");
    m.does(WEST, "dash 5, strike 1x1").stands(WEST, 9).holds(WEST, "1 2");
}

/// FD-S13, FD-7.13: W@4, E@12, dash 3 would need a 5.
#[test]
fn a_dashing_strike_without_a_legal_strike_cannot_be_declared() {
    let mut m = simple().at(4, 12).west("3 4 1 1 2", "").east("1", "").turn(WEST);
    m.lacks(WEST, "dash 3").refuses(WEST, "dash 3, strike 1x5", "FD-7.15");
    m.refuses(WEST, "dash 3, strike 1x4", "FD-7.13").stands(WEST, 4);
    m.lacks(WEST, "dash 4");
}

/// FD-7.13: before an enemy Soldier the dash would move nobody.
#[test]
fn a_dash_must_move_at_least_one_space() {
    let board = duel().at(6, 10).west("1", "").east("3 4 4", "");
    let mut m = board.clone().with(WEST, |f| f.soldier = Some(Space(9))).turn(EAST);
    m.lacks(EAST, "dash").refuses(EAST, "dash 3, strike 1x4", "FD-7.13");
    m.offers(EAST, "attack 2x4").offers(EAST, "move forward 3");
    // One space farther back it is possible again.
    let mut m = board.with(WEST, |f| f.soldier = Some(Space(8))).turn(EAST);
    m.refuses(EAST, "dash 4, strike 1x4", "FD-7.13").lacks(EAST, "dash 4, strike 1x4");
}

/// FD-7.14: a granted attack needs cards from the hand, may be answered by abilities and blocks,
/// and happens here on another player's turn.
#[test]
fn a_granted_action_follows_the_rules_of_that_action() {
    let board = duel().at(5, 10).west("2 3 4 1 1", "Martial Mastery");
    let mut m = board.east("1 4 4 5", "Pilebunker").discard("5").turn(WEST);
    m.does(WEST, "pass").does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1");
    m.turn_of(WEST).does(EAST, "Pilebunker").may(EAST, &["attack 1x4", "attack 2x4", "pass"]);
    m.does(EAST, "attack 1x4").holds(EAST, "4 5");
    // Attacked, West has the windows of an attacked player and may block but not retreat.
    m.may(WEST, &["Martial Mastery", "pass"]).does(WEST, "pass");
    m.may(WEST, &["block 1x4", "take the hit"]).refuses(WEST, "retreat 1", "FD-8.4");
    m.does(WEST, "block 1x4").discarded("1 2 3 4 4 5");
}

/// FD-7.14: it comes in addition to the main action; after the Move a whole dashing strike.
#[test]
fn a_granted_action_does_not_use_up_the_main_action() {
    let mut m = duel().at(4, 13).west("2 3 4 4", "Esper Dash").east("4 1", "").turn(WEST);
    m.does(WEST, "move forward 2").does(WEST, "Esper Dash").lacks(WEST, "move");
    m.does(WEST, "dash 3, strike 1x4").stands(WEST, 9);
    m.may(EAST, &["block 1x4", "retreat 1", "retreat 4", "take the hit"]);
    m.does(EAST, "block 1x4").turn_of(EAST).discarded("2 3 4 4");
}

/// FD-7.15: cards, direction and ability are part of the declaration, and no two read alike.
#[test]
fn declarations_name_cards_direction_and_ability() {
    let mut m = duel().at(6, 10).west("2 2 4", "Master of Twos").east("1", "").turn(WEST);
    let labels: Vec<String> = Offers::of(m.table(), WEST).0.iter().map(|c| c.to_string()).collect();
    let mut unique = labels.clone();
    unique.sort();
    unique.dedup();
    assert_eq!(unique.len(), labels.len());
    for label in &labels {
        let read: crate::Choice = label.parse().expect("what is written can be read");
        assert_eq!(read.to_string(), *label);
    }
    m.offers(WEST, "move forward 2").offers(WEST, "move back 2");
    m.offers(WEST, "move forward 2 (Master of Twos)");
    m.offers(WEST, "dash 2 (Master of Twos), strike 2x2").offers(WEST, "attack 1x4");
}

/// FD-7.15: nobody can name cards he does not hold.
#[test]
fn cards_that_are_not_held_cannot_be_declared() {
    let mut m = simple().at(7, 10).west("3", "").east("3 3", "").turn(WEST);
    m.refuses(WEST, "attack 2x3", "FD-7.15").refuses(WEST, "move forward 4", "FD-7.15");
    m.refuses(WEST, "dash 2, strike 1x1", "FD-7.15");
    m.does(WEST, "attack 1x3").refuses(EAST, "retreat 3", "FD-8.4");
}

/// FD-13.9, FD-22.10, FD-11.4: nor a stashed or drawn card, or an ability, that he does not have.
#[test]
fn what_one_does_not_have_is_called_by_its_name() {
    let board = duel().at(7, 10).west("3 2", "Master of Twos, Dragon Form").east("3 3 1", "");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "pass").refuses(WEST, "attack 1x3 + stashed 3", "FD-13.9");
    m.refuses(WEST, "move forward stashed 4", "FD-13.9").refuses(
        WEST,
        "move back drawn 2",
        "FD-22.10",
    );
    m.refuses(WEST, "attack drawn 3", "FD-22.10").refuses(WEST, "block 1x3", "FD-8.1");
    m.refuses(WEST, "move forward 3 (Green Eye's Epiphany)", "FD-11.1");
    m.does(WEST, "attack 1x3").refuses(EAST, "attack 1x3", "FD-6.1");
    m.refuses(EAST, "retreat drawn 1", "FD-8.4").refuses(EAST, "block stashed 3", "FD-13.9");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "Dragon Form").refuses(WEST, "move forward 2 (Master of Twos)", "FD-11.4");
    // With a card set aside it is the rule that refuses, as it would the same from the hand.
    let mut m = board.with(WEST, |f| f.stash = crate::Number::new(4)).turn(WEST);
    m.does(WEST, "pass").refuses(WEST, "attack stashed 4", "FD-7.8");
    m.refuses(WEST, "push stashed 4", "FD-7.4").refuses(WEST, "move back stashed 3", "FD-13.9");
}
