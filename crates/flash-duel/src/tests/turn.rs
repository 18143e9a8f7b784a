//! FD-6: the turn.

use crate::tests::*;
use crate::{Event, Mode};
use kernel::{Seat, Viewer};
use scenario::Scene;

/// What everyone heard, one word for each kind of event that a turn is made of.
fn course(m: &Scene<crate::Table>) -> Vec<&'static str> {
    let words = m.told(Viewer::Public).into_iter().filter_map(|e| {
        Some(match e {
            Event::TurnBegan { .. } => "turn",
            Event::Announced { .. } => "ability",
            Event::Moved { .. } => "move",
            Event::Attacked { .. } => "attack",
            Event::Blocked { .. } => "block",
            Event::PlayedCardsDiscarded { .. } => "discard",
            Event::DrewUnseen { .. } => "draw",
            Event::NoActionTaken { .. } => "nothing",
            Event::Recovered { .. } => "recover",
            _ => return None,
        })
    });
    words.collect()
}

/// FD-6.1: turn-start, one main action, responses, discard, refill, end.
#[test]
fn a_turn_has_six_parts_in_this_order() {
    let board = duel().at(7, 10).west("3 1 1 1 1", "Dragon Form").east("3 3 2", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "Dragon Form").does(WEST, "attack 1x3").does(EAST, "block 2x3");
    assert_eq!(course(&m), ["turn", "ability", "attack", "block", "discard", "draw", "turn"]);
    m.turn_of(EAST).hand_size(WEST, 5).discarded("3 3 3");
}

/// FD-6.1, FD-S01: exactly one main action; its card is discarded at the end of the turn.
#[test]
fn one_main_action_and_the_turn_is_over() {
    let mut m = board(Mode::Simple).at(1, 18).west("5 5", "").east("4", "").turn(WEST);
    m.does(WEST, "move forward 5").stands(WEST, 6).discarded("5").turn_of(EAST).asks(EAST);
    m.refuses(WEST, "move forward 5", "FD-12.2");
    assert_eq!(course(&m), ["turn", "move", "discard", "draw", "draw", "draw", "draw", "turn"]);
}

/// FD-6.2: four kinds of action. A push needs an adjacent enemy, a dashing strike a distant one.
#[test]
fn the_main_action_is_a_move_a_push_an_attack_or_a_dashing_strike() {
    let mut m = board(Mode::Simple).at(6, 7).west("1 1 2", "").east("3", "").turn(WEST);
    m.may(
        WEST,
        &[
            "move forward 1",
            "move back 1",
            "push 1",
            "move forward 2",
            "move back 2",
            "push 2",
            "attack 1x1",
            "attack 2x1",
        ],
    );
    let mut m = board(Mode::Simple).at(4, 8).west("1 3 4", "").east("3", "").turn(WEST);
    m.may(
        WEST,
        &[
            "move forward 1",
            "move back 1",
            "move forward 3",
            "move back 3",
            "move forward 4",
            "move back 4",
            "attack 1x4",
            "dash 1, strike 1x3",
            "dash 3, strike 1x1",
            "dash 4, strike 1x1",
        ],
    );
}

/// FD-6.2, FD-7.2, FD-7.3: a move that is stopped at once was the main action all the same: there
/// is no other after it.
#[test]
fn a_move_that_goes_nowhere_is_the_main_action() {
    let board = duel().at(9, 10).west("2 3", "").east("4", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "move forward 2").stands(WEST, 9).discarded("2").turn_of(EAST).asks(EAST);
    let mut m = duel().at(1, 10).west("2 3", "").east("4", "").turn(WEST);
    m.does(WEST, "move back 2").stands(WEST, 1).discarded("2").turn_of(EAST).asks(EAST);
}

/// FD-6.3.
#[test]
fn the_main_action_is_compulsory() {
    let mut m = duel().at(1, 18).west("5", "").east("4", "").turn(WEST);
    m.may(WEST, &["move forward 5", "move back 5"]);
    m.refuses(WEST, "no action", "FD-6.3").refuses(WEST, "pass", "FD-6.3");
}

/// FD-6.4: neither in hand nor in the discard pile until everyone has answered.
#[test]
fn cards_played_lie_in_play_until_the_end_of_the_turn() {
    let board = duel().at(7, 10).west("3 3 1", "").east("3 3 4", "").discard("5");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 2x3").holds(WEST, "1").discarded("5");
    assert_eq!(m.table().open().in_play, cards("3 3"));
    m.does(EAST, "block 2x3").holds(EAST, "4").discarded("3 3 3 3 5");
    assert_eq!(m.table().open().in_play, cards(""));
}

/// FD-6.4: an ability that takes from the discard pile cannot take a card in play.
#[test]
fn cards_in_play_cannot_be_taken_from_the_discard_pile() {
    let mut m = duel().at(7, 10).west("3", "").east("2 2 4", "Martial Mastery").turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "Martial Mastery").does(EAST, "discard 2 2");
    m.may(EAST, &["take 2"]);
}

/// FD-6.4, FD-3.1: a stashed card that is played lies in play like the others.
#[test]
fn a_stashed_card_that_is_played_lies_in_play() {
    let board = duel().at(7, 10).west("1", "").east("2 2 3", "Martial Mastery");
    let mut m = board.with(WEST, |f| f.stash = crate::Number::new(3)).turn(WEST);
    m.does(WEST, "attack stashed 3").discarded("");
    assert_eq!(m.table().open().in_play, cards("3"));
    m.does(EAST, "Martial Mastery").does(EAST, "discard 2 2").may(EAST, &["take 2"]);
    m.does(EAST, "take 2").does(EAST, "block 1x3").discarded("2 3 3");
}

/// FD-6.5, FD-S15: the blocker starts his turn with four cards.
#[test]
fn only_the_turn_player_refills() {
    let board = board(Mode::Simple).at(7, 10).west("3 1 1 1 2", "").east("3 4 4 5 5", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
    m.turn_of(EAST).hand_size(WEST, 5).holds(EAST, "4 4 5 5");
    m.does(EAST, "move back 4").hand_size(EAST, 5).hand_size(WEST, 5);
}

/// FD-6.5: a retreat costs a card too, and only the recover turn brings it back.
#[test]
fn who_retreated_starts_his_turn_with_fewer_cards() {
    let board = board(Mode::Simple).at(5, 10).west("2 3 1 1 2", "").east("4 4 5 5 1", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1");
    let told = m.told(Viewer::Public);
    let drawn = |seat: Seat| told.iter().filter(|e| **e == Event::DrewUnseen { seat }).count();
    assert_eq!((drawn(WEST), drawn(EAST)), (2, 1), "each at the end of his own turn");
    assert_eq!(course(&m)[1..], ["discard", "draw", "draw", "turn", "recover", "draw", "turn"]);
}

/// FD-6.6: no card to play, no main action; the refill follows and the turn passes.
#[test]
fn a_player_without_cards_only_refills() {
    let mut m = duel().at(5, 10).west("", "").east("4 1", "").turn(WEST);
    m.turn_of(EAST).hand_size(WEST, 5).stands(WEST, 5);
    m.hears(Viewer::Public, Event::NoActionTaken { seat: WEST });
    assert_eq!(course(&m), ["turn", "nothing", "draw", "draw", "draw", "draw", "draw", "turn"]);
}

/// FD-6.6: he may still use what needs no card of his hand.
#[test]
fn a_player_without_cards_still_has_his_turn_start() {
    let mut m = duel().at(8, 14).west("", "Flame Arrow").east("2", "").turn(WEST);
    m.may(WEST, &["Flame Arrow on P2", "pass"]).does(WEST, "pass").turn_of(EAST);
    let mut m = duel().at(8, 10).west("", "Master of Twos").east("2", "").turn(WEST);
    m.offers(WEST, "attack 2 (Master of Twos)").offers(WEST, "no action");
}

/// FD-6.7.
#[test]
fn the_turn_passes_to_the_opponent() {
    let mut m = duel().at(3, 15).west("1", "").east("1", "").turn(WEST);
    m.does(WEST, "move forward 1").turn_of(EAST).does(EAST, "move forward 1").turn_of(WEST);
}

/// FD-6.8, FD-S77: the march comes before anything is decided, so Flame Arrow sees its result.
#[test]
fn upkeep_comes_before_turn_start_abilities() {
    let board = duel().at(4, 9).west("1", "Flame Arrow").east("1", "");
    let board = board.lasting("Clockwork Soldier", WEST, WEST);
    let mut m = board.with(WEST, |f| f.soldier = Some(crate::Space(8))).turn(WEST);
    m.stands(EAST, 10).may(WEST, &["Flame Arrow on P2", "pass"]);
    assert_eq!(m.table().open().fighter(WEST).soldier, Some(crate::Space(9)));
}

/// FD-6.8: what lasts until his next turn has ended when he decides about abilities.
#[test]
fn what_lasts_until_a_turn_ends_before_it() {
    let board = duel().at(4, 10).west("1 2 4", "Flame Arrow").east("1 1", "");
    let mut m = board.clone().lasting("Deathmatch", WEST, WEST).turn(WEST);
    m.may(WEST, &["Flame Arrow on P2", "pass"]);
    assert_eq!(m.table().open().lasting().count(), 0);
    m.does(WEST, "pass").does(WEST, "dash 2, strike 1x4").offers(EAST, "retreat 1");
    // On the other player's turn it still holds.
    let mut m = board.lasting("Deathmatch", EAST, EAST).turn(WEST);
    m.does(WEST, "pass").does(WEST, "dash 2, strike 1x4").refuses(EAST, "retreat 1", "FD-8.6");
}

/// FD-6.9, FD-S167: DeGrey and a teammate on one space are struck; DeGrey answers first, retreats
/// to distance 4 and defeats the striker, whose turn ends at once and without a refill.
#[test]
fn a_defeated_turn_player_loses_the_rest_of_his_turn() {
    let board = team().fighter(A1, 5, "2 3 1 1", "").fighter(A2, 1, "1 1", "");
    let board = board.fighter(B1, 10, "1 4 4", "Pilebunker").fighter(B2, 10, "2 2", "");
    let mut m = board.turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1");
    m.does(B1, "Pilebunker").does(B1, "attack 1x4").does(A1, "take the hit");
    m.is_defeated(A1).hand_size(A1, 0).discarded("1 1 1 2 3 4");
    // B2 need not answer any more; B1 recovers from his retreat, and the turn passes to A2.
    m.turn_of(A2).asks(A2).is_undefeated(B2).holds(B2, "2 2");
    m.hears_nothing_like(Viewer::Public, |e| *e == Event::DrewUnseen { seat: A1 });
}

/// FD-6.10: recover turns and skipped turns are turns, with their upkeep.
#[test]
fn upkeep_also_happens_on_recover_and_skipped_turns() {
    for skipped in [false, true] {
        let board = duel().at(4, 9).west("1", "").east("1 5", "");
        let board = board.lasting("Clockwork Soldier", WEST, WEST).with(WEST, move |f| {
            f.soldier = Some(crate::Space(8));
            (f.skip_due, f.retreat_due) = (skipped, !skipped);
        });
        let mut m = board.turn(WEST);
        m.turn_of(EAST).stands(EAST, 10).is_recovering(WEST, false);
        assert_eq!(m.table().open().fighter(WEST).soldier, Some(crate::Space(9)));
        m.does(EAST, "move back 5").turn_of(WEST);
        assert_eq!(m.table().open().fighter(WEST).soldier, Some(crate::Space(10)));
    }
}

/// FD-S77, second half: a Soldier before a victim who cannot give way stays where it is.
#[test]
fn a_soldier_does_not_march_into_a_pawn_on_its_start() {
    let board = duel().at(4, 18).west("1", "").east("1", "");
    let board = board.lasting("Clockwork Soldier", WEST, WEST);
    let mut m = board.with(WEST, |f| f.soldier = Some(crate::Space(17))).turn(WEST);
    m.stands(EAST, 18).asks(WEST);
    assert_eq!(m.table().open().fighter(WEST).soldier, Some(crate::Space(17)));
}
