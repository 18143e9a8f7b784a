//! Fine points that a judge asked about: boards on which the wrong reading would show.

use super::*;
use crate::{Event, Mode, Space};
use kernel::Viewer;

/// Esper Dash, FD-7.14: a dashing strike and nothing else, though an attack would reach.
#[test]
fn esper_dash_grants_no_attack() {
    let board = duel().at(5, 10).west("1 2 2 4", "Esper Dash").east("1", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "move forward 1").does(WEST, "Esper Dash");
    m.may(WEST, &["dash 2, strike 1x2", "pass"]).refuses(WEST, "attack 1x4", "FD-7.14");
}

/// Esper Dash, FD-11.12a, FD-13.9: the stashed card may be the dash or the strike.
#[test]
fn esper_dash_counts_a_stashed_card() {
    let board = duel().at(3, 12).west("2 3", "Esper Dash").east("4", "");
    let mut m = board.with(WEST, |f| f.stash = crate::Number::new(4)).turn(WEST);
    m.does(WEST, "move forward 2").may(WEST, &["Esper Dash", "pass"]).does(WEST, "Esper Dash");
    m.may(WEST, &["dash 3, strike stashed 4", "dash stashed 4, strike 1x3", "pass"]);
}

/// Speed of the Fox, FD-9.4: neither a push nor a dashing strike.
#[test]
fn fox_neither_pushes_nor_strikes() {
    let fox = |west, hand| {
        let board = duel().at(west, 10).west(hand, "Speed of the Fox").east("4", "");
        let mut m = board.with(WEST, |f| f.retreat_due = true).turn(WEST);
        m.does(WEST, "Speed of the Fox");
        m
    };
    let mut m = fox(9, "2");
    m.may(WEST, &["move forward 2", "move back 2", "pass"]).refuses(WEST, "push 2", "FD-7.14");
    let mut m = fox(5, "2 3");
    m.lacks(WEST, "dash").refuses(WEST, "dash 2, strike 1x3", "FD-7.14");
}

/// Speed of the Fox, FD-13.9: a stashed card is a card to move with.
#[test]
fn fox_moves_with_a_stashed_card() {
    let board = duel().at(5, 10).west("", "Speed of the Fox").east("4", "");
    let board = board.with(WEST, |f| (f.retreat_due, f.stash) = (true, crate::Number::new(2)));
    let mut m = board.turn(WEST);
    m.does(WEST, "Speed of the Fox").does(WEST, "move forward stashed 2").stands(WEST, 7);
}

/// Stun Lock, FD-9.11: nothing is added to a turn that will be skipped.
#[test]
fn stun_lock_adds_nothing_to_a_skipped_turn() {
    let board = duel().at(7, 10).west("3 2 2 2 2 2", "Stun Lock").east("3 1 1", "");
    let mut m = board.with(EAST, |f| f.skip_due = true).turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(WEST, "Stun Lock");
    m.turn_of(WEST).hand_size(EAST, 2).does(WEST, "move back 2");
    m.turn_of(EAST).asks(EAST).offers(EAST, "move back 1");
}

/// Landmine, FD-9.11: nor does a mine he is pushed onto.
#[test]
fn a_mine_adds_nothing_to_a_skipped_turn() {
    let board = duel().at(9, 10).west("2 1", "").east("3 1 1", "");
    let board = board.with(EAST, |f| f.skip_due = true).with(WEST, |f| f.mine = Some(Space(12)));
    let mut m = board.turn(WEST);
    m.does(WEST, "push 2").stands(EAST, 12).turn_of(WEST).does(WEST, "move back 1");
    m.turn_of(EAST).asks(EAST);
}

/// Bubble Shield: one card made stronger by Dragon Form needs two, so the shield helps.
#[test]
fn bubble_shield_helps_against_a_single_card_made_stronger() {
    let board = duel().at(8, 10).west("2 1", "").east("2 5", "Bubble Shield");
    let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
    m.does(WEST, "attack 1x2").may(EAST, &["Bubble Shield", "pass"]).does(EAST, "Bubble Shield");
    m.may(EAST, &["block 1x2", "take the hit"]);
}

/// Bubble Shield, FD-13.9: the single card may be a stashed one.
#[test]
fn bubble_shield_with_a_stashed_card() {
    let board = duel().at(8, 10).west("2 2", "").east("", "Bubble Shield");
    let mut m = board.with(EAST, |f| f.stash = crate::Number::new(2)).turn(WEST);
    m.does(WEST, "attack 2x2").may(EAST, &["Bubble Shield", "pass"]).does(EAST, "Bubble Shield");
    m.may(EAST, &["block stashed 2", "take the hit"]);
}

/// Rock Armor, FD-12.7: it eases the owner's block, not that of the next target.
#[test]
fn rock_armor_does_not_help_the_next_target() {
    let board = team().fighter(A1, 5, "2 3", "").fighter(A2, 1, "1", "");
    let board = board.fighter(B1, 10, "4", "Rock Armor").fighter(B2, 10, "4 5", "");
    let mut m = board.turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B1, "Rock Armor").does(B1, "block 1x4");
    m.may(B2, &["retreat 4", "retreat 5", "take the hit"]).refuses(B2, "block 1x4", "FD-8.3");
}

/// Crushed Dreams, FD-12.7, FD-21.3: declared once, it holds for every target.
#[test]
fn crushed_dreams_holds_for_every_target() {
    let d = DRAGON_OF_THREE;
    let board = board(Mode::Raid3).fighter(M1, 9, "3 2", "").fighter(M2, 9, "3 2", "");
    let board = board.fighter(M3, 7, "2 3", "").fighter(d, 12, "3 2", "Crushed Dreams");
    let mut m = board.turn(d);
    m.does(d, "attack 1x3").does(d, "Crushed Dreams").does(M1, "block 1x3");
    m.may(M2, &["block 1x3", "take the hit"]);
}

/// FD-9.8: an ability that is part of a play too.
#[test]
fn who_is_due_to_recover_may_play_a_lent_card_on_others_turns() {
    let board = duel().at(8, 10).west("2", "").east("4", "Master of Twos");
    let mut m = board.with(EAST, |f| f.retreat_due = true).turn(WEST);
    m.does(WEST, "attack 1x2").does(EAST, "block 2 (Master of Twos)").goes_on();
}

/// Healing Touch, FD-10.13: the last card cuts it off before anybody is healed.
#[test]
fn healing_touch_is_cut_off() {
    let board = team().fighter(A1, 4, "1 1", "Healing Touch").fighter(A2, 6, "2 2", "");
    let board = board.fighter(B1, 15, "1", "").fighter(B2, 18, "1", "");
    let mut m = board.with(A2, |f| f.retreat_due = true).pile("5").draws("5").turn(A1);
    m.does(A1, "Healing Touch on P3").hears(Viewer::Public, Event::TimeOver);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::RecoveryCancelled { .. }));
}

/// FD-R15: who falls by a false accusation while his card asks him is asked no more.
#[test]
fn a_fallen_owner_is_not_asked_by_his_card() {
    let d = DRAGON_OF_FOUR;
    let board = board(Mode::Betrayal).fighter(M1, 9, "2 2 4", "Martial Mastery").seat(M2, "1", "");
    let board = board.seat(M3, "1", "").seat(M4, "1", "").fighter(d, 12, "3 2", "").traitor(M4);
    let mut m = board.discard("3").turn(d);
    m.does(d, "attack 1x3").does(M1, "Martial Mastery").does(M1, "discard 2 2");
    m.may(M1, &["take 2", "take 3"]).interjects(M1, "accuse P2").is_defeated(M1);
    m.asks(d).turn_of(d).hand_size(M1, 0);
}

/// FD-12.9: nothing of the round that ended is left to happen.
#[test]
fn nothing_of_a_round_that_is_over_is_left() {
    let mut m = duel().at(7, 10).west("3", "").east("1", "").turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").asks(EAST);
    assert!(m.table().open().exchange().is_none());
    m.does(EAST, "West goes first").turn_of(WEST);
    assert!(m.table().open().exchange().is_none());
}

/// FD-3.6: what a verb does to the table everybody hears.
#[test]
fn what_healing_mines_and_rewinding_do_is_told() {
    let mut m = duel().at(3, 15).west("1 2", "Rewind Time").east("1", "").discard("4 5").turn(WEST);
    m.does(WEST, "Rewind Time").hears(Viewer::Public, Event::ShuffledIn { cards: cards("4 5") });
    let mut m = duel().at(7, 15).west("4", "Landmine").east("1", "").turn(WEST);
    m.does(WEST, "Landmine at 9");
    m.hears(Viewer::Public, Event::MinePlaced { seat: WEST, space: Space(9) });
    let board = team().fighter(A1, 4, "1 1", "Healing Touch").fighter(A2, 6, "2 2", "");
    let board = board.fighter(B1, 15, "1", "").fighter(B2, 18, "1", "");
    let mut m = board.with(A2, |f| f.retreat_due = true).turn(A1);
    m.does(A1, "Healing Touch on P3");
    m.hears(Viewer::Public, Event::RecoveryCancelled { seat: A2 });
}

/// FD-19.14, FD-20.5: the last loyal mortal ends the game, though a hidden traitor stands.
#[test]
fn the_last_loyal_mortal_earns_no_extra_turn() {
    let d = DRAGON_OF_FOUR;
    let board = board(Mode::Betrayal).fighter(M1, 9, "1", "").defeated(M2).defeated(M3);
    let mut m = board.seat(M4, "1", "").fighter(d, 12, "3 2", "").traitor(M4).turn(d);
    m.does(d, "attack 1x3").does(M1, "take the hit").over();
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::ExtraTurnEarned { .. }));
}

/// FD-7.11: the farthest dashing strike there is.
#[test]
fn a_dash_of_five_and_a_strike_of_five_reach_ten_spaces() {
    let mut m = duel().at(4, 14).west("5 5 4", "").east("5", "").turn(WEST);
    m.offers(WEST, "dash 5, strike 1x5").does(WEST, "dash 5, strike 1x5").stands(WEST, 9);
    m.may(EAST, &["block 1x5", "retreat 5", "take the hit"]);
    let mut m = duel().at(3, 14).west("5 5 4", "").east("5", "").turn(WEST);
    m.lacks(WEST, "dash").refuses(WEST, "dash 5, strike 1x5", "FD-7.13");
}

/// FD-18.4: nobody offers more cards than the block needs.
#[test]
fn a_supporter_cannot_offer_more_than_the_block_needs() {
    let board = team().fighter(A1, 8, "2", "").fighter(A2, 1, "1", "");
    let board = board.fighter(B1, 10, "3", "").fighter(B2, 13, "3 2 2 2", "");
    let mut m = board.turn(A1);
    m.does(A1, "attack 1x2").may(B2, &["dash 3, offer 1x2", "pass"]);
    m.refuses(B2, "dash 3, offer 2x2", "FD-8.10");
}

/// A Betrayal in which M1 has been dashing struck, has retreated to four spaces and drives his
/// Pilebunker at the Dragon, on the Dragon's turn.
fn pilebunker_on_the_dragons_turn() -> Fight {
    let d = DRAGON_OF_FOUR;
    let board = board(Mode::Betrayal).fighter(M1, 9, "1 4", "Pilebunker").seat(M2, "1", "");
    let board = board.seat(M3, "1", "").seat(M4, "1", "").fighter(d, 14, "2 3 4", "").traitor(M4);
    let mut m = board.turn(d);
    m.does(d, "dash 2, strike 1x3").does(M1, "retreat 1").does(M1, "Pilebunker");
    m.does(M1, "attack 1x4").may(d, &["block 1x4", "take the hit"]);
    m
}

/// FD-17.24: the attacker falls on another's turn; nobody need answer any more.
#[test]
fn an_attacker_who_falls_on_anothers_turn_is_answered_no_more() {
    let d = DRAGON_OF_FOUR;
    let mut m = pilebunker_on_the_dragons_turn();
    m.interjects(M1, "accuse P2")
        .is_defeated(M1)
        .asks(d)
        .lacks(d, "block")
        .lacks(d, "take the hit");
    assert_eq!(m.table().open().fighter(d).hit_points, 3);
}

/// FD-R15: who falls while his ability may still be countered does nothing with it.
#[test]
fn an_ability_of_one_who_has_fallen_has_no_effect() {
    let d = DRAGON_OF_FOUR;
    let board = board(Mode::Betrayal).fighter(M1, 3, "1", "Temporal Distortion").seat(M2, "1", "");
    let board = board.seat(M3, "1", "").seat(M4, "1", "");
    let mut m = board.fighter(d, 14, "2 3", "Perfect Counter").traitor(M4).turn(d);
    m.does(d, "move forward 2").does(M1, "Temporal Distortion").asks(d);
    m.interjects(M1, "accuse P2").is_defeated(M1).does(d, "pass").stands(d, 12);
}

/// FD-R15, FD-20.25: the teammate it was announced on is out, or a teammate no more.
#[test]
fn an_ability_on_a_teammate_who_is_gone_has_no_effect() {
    let d = DRAGON_OF_FOUR;
    let touched = || {
        let board = board(Mode::Betrayal).seat(M1, "1", "Healing Touch").seat(M2, "1", "");
        let board = board.seat(M3, "1", "").seat(M4, "1", "");
        let mut m = board.fighter(d, 14, "2", "Perfect Counter").traitor(M4).turn(M1);
        m.does(M1, "Healing Touch on P4").asks(d);
        m
    };
    let mut m = touched();
    m.interjects(M4, "accuse P2").is_defeated(M4).does(d, "pass").asks(M1).hand_size(M4, 0);
    let mut m = touched();
    m.interjects(M4, "reveal the Traitor card").does(M4, "done").does(d, "pass").asks(M1);
    m.holds(M4, "1");
}
