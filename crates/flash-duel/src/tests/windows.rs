//! FD-12: when abilities may be played, and who is asked first.

use super::*;
use crate::ability::AbilityId;
use crate::{Event, Mode, Table, why};
use kernel::{Offers, Viewer};
use scenario::Scene;

fn in_dragon_form(m: &Scene<Table>, seat: kernel::Seat) -> bool {
    let form = AbilityId::by_name("Dragon Form").expect("it is on the list");
    m.table().open().is_in_force(form, seat)
}

/// FD-12.1, FD-12.2: all that one event opens is one moment with one chance for each player.
#[test]
fn one_moment_is_one_chance_for_all_abilities_that_fit_it() {
    let abilities = "Dragon Form, Martial Mastery";
    let mut m = duel().at(5, 11).west("3 3 5", abilities).east("5 1", "").turn(WEST);
    m.may(WEST, &["Dragon Form", "Martial Mastery", "pass"]).does(WEST, "pass");
    m.offers(WEST, "move forward 3").lacks(WEST, "Martial Mastery").lacks(WEST, "Dragon Form");
}

/// FD-S163, FD-12.2: who has declined at a moment is not asked again after another's ability.
#[test]
fn who_has_passed_is_not_asked_again_at_the_same_moment() {
    let board = duel().at(9, 10).west("1 1", "Windmill Crusher").east("2 2 4", "Martial Mastery");
    let mut m = board.discard("1").turn(WEST);
    m.does(WEST, "attack 1x1").may(WEST, &["Windmill Crusher", "pass"]).does(WEST, "pass");
    m.does(EAST, "Martial Mastery").does(EAST, "discard 2 2").does(EAST, "take 1");
    m.may(EAST, &["block 1x1", "take the hit"]);
}

/// FD-11.1, FD-13.11: it is the start of the turn and nothing was asked, because the opponent is on
/// his Start. Whoever asks about the ability is told that, and not that its trigger is missing.
#[test]
fn a_turn_start_that_could_not_be_used_says_what_it_lacked() {
    use crate::game::Thing;
    use kernel::{Game, Reason};
    let shot = Thing::Ability(AbilityId::by_name("Charged Shot").expect("it is on the list"));
    let clause = |m: &Scene<Table>, seat| m.table().idle(seat, shot).expect("a reason").clause();
    let board = |east| duel().at(4, east).west("2 3", "Charged Shot").east("1 1", "");
    let mut m = board(18).turn(WEST);
    m.lacks(WEST, "Charged Shot").offers(WEST, "move forward 2");
    assert_eq!(clause(&m, WEST), why::EMPTY_DISPLACEMENT.clause());
    // Passed by, it is over; in the other player's turn it has not come.
    let mut m = board(13).turn(WEST);
    m.does(WEST, "pass");
    assert_eq!(clause(&m, WEST), why::NOT_ITS_MOMENT.clause());
    m.does(WEST, "move forward 2").turn_of(EAST);
    assert_eq!(clause(&m, WEST), why::NOT_ITS_MOMENT.clause());
}

fn two_who_could_undo_a_move() -> Fight {
    let board = team().fighter(A1, 3, "2 1", "").fighter(A2, 1, "1", "");
    let board = board.fighter(B1, 12, "1", "Temporal Distortion");
    board.fighter(B2, 14, "1", "Temporal Distortion").turn(A1)
}

/// FD-12.2: after the turn player the others are asked in turn order.
#[test]
fn the_others_are_asked_in_turn_order() {
    let mut m = two_who_could_undo_a_move();
    m.does(A1, "move forward 2").asks(B1).does(B1, "pass").asks(B2).does(B2, "pass").turn_of(B1);
    let board = team().fighter(A1, 3, "2 1", "").fighter(A2, 1, "1 2", "");
    let board = board.fighter(B1, 12, "1", "Temporal Distortion");
    let mut m = board.fighter(B2, 14, "1", "Temporal Distortion").turn(A2);
    m.does(A2, "move forward 2").asks(B2).does(B2, "pass").asks(B1);
}

/// FD-12.5: the move is undone already, so there is nothing left to undo.
#[test]
fn a_trigger_that_has_become_untrue_is_no_longer_offered() {
    let mut m = two_who_could_undo_a_move();
    m.does(A1, "move forward 2").does(B1, "Temporal Distortion").stands(A1, 3).turn_of(B1);
    m.face_up(B2, "Temporal Distortion", true);
}

/// FD-12.5: Shadowswarm closes in, and Pilebunker's four spaces are no longer four.
#[test]
fn an_ability_of_the_turn_player_can_take_the_others_trigger_away() {
    let board = duel().at(5, 10).west("2 3", "Shadowswarm").east("1 4 4", "Pilebunker");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1").does(WEST, "Shadowswarm");
    m.does(WEST, "go 1").stands(WEST, 8).face_up(EAST, "Pilebunker", true);
    // East has recovered already: he was not asked.
    m.turn_of(WEST).hand_size(EAST, 5);
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1").does(WEST, "pass");
    m.may(EAST, &["Pilebunker", "pass"]);
}

/// FD-12.3: an ability is resolved completely, with the moments it causes, before the next player
/// is asked at the moment it was played in.
#[test]
fn an_ability_is_resolved_before_the_next_player_is_asked() {
    let board = duel().at(5, 13).west("2 4 2 1", "Esper Dash");
    let board = board.east("2 2 4 5", "Temporal Distortion, Rock Armor");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "move forward 2").does(WEST, "Esper Dash").asks(WEST);
    m.does(WEST, "dash 4, strike 1x2").may(EAST, &["Rock Armor", "pass"]).does(EAST, "pass");
    m.does(EAST, "block 1x2").turn_of(EAST).face_up(EAST, "Temporal Distortion", true);
    // Had Esper Dash not led to a strike, the question about the move would come after it.
    let mut m = board.turn(WEST);
    m.does(WEST, "move forward 2").does(WEST, "Esper Dash").does(WEST, "pass");
    m.may(EAST, &["Temporal Distortion", "pass"]).does(EAST, "Temporal Distortion");
    m.stands(WEST, 5);
}

/// FD-12.3: an attack granted in a window opens its own windows at once.
#[test]
fn what_an_ability_causes_opens_its_own_moments_inside() {
    let board = duel().at(5, 10).west("2 3 1 1", "Martial Mastery").east("1 4", "Pilebunker");
    let mut m = board.discard("4").turn(WEST);
    m.does(WEST, "pass").does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1");
    m.does(EAST, "Pilebunker").does(EAST, "attack 1x4");
    m.may(WEST, &["Martial Mastery", "pass"]).does(WEST, "Martial Mastery");
    m.does(WEST, "discard 1 1").does(WEST, "take 4");
    m.may(WEST, &["block 1x4", "take the hit"]);
}

/// Everyone on a dark space, three of them with a counter.
fn counters_all_round() -> Fight {
    let board = team().fighter(A1, 5, "3", "Dragon Form").fighter(A2, 2, "1", "Reversal");
    let board = board.fighter(B1, 14, "1", "Reversal").fighter(B2, 17, "1", "Reversal");
    board.turn(A1)
}

/// FD-12.4: only enemies of the announcer may counter, in turn order.
#[test]
fn enemies_are_asked_to_counter_in_turn_order() {
    let mut m = counters_all_round();
    m.does(A1, "Dragon Form").asks(B1).may(B1, &["Reversal", "pass"]).does(B1, "pass");
    m.may(B2, &["Reversal", "pass"]).does(B2, "pass").asks(A1);
    assert!(in_dragon_form(&m, A1));
    m.face_up(A2, "Reversal", true);
}

/// FD-12.4: the turn player goes first if he is among them.
#[test]
fn the_turn_player_is_asked_to_counter_first() {
    let board = team().fighter(A1, 4, "1 2 4", "Reversal").fighter(A2, 1, "1", "Reversal");
    let board = board.fighter(B1, 9, "1 3 5", "Rock Armor").fighter(B2, 18, "1", "");
    let mut m = board.turn(A1);
    m.does(A1, "dash 4, strike 1x1").does(B1, "Rock Armor").asks(A1).does(A1, "pass").asks(A2);
}

/// FD-12.4: the counter is countered, so the ability takes effect after all.
#[test]
fn a_counter_can_be_countered() {
    let mut m = counters_all_round();
    m.does(A1, "Dragon Form").does(B1, "Reversal").asks(A2).does(A2, "Reversal");
    m.does(B2, "pass").does(B2, "pass").asks(A1);
    assert!(in_dragon_form(&m, A1));
    m.face_up(B1, "Reversal", false).face_up(A2, "Reversal", false);
}

/// FD-12.4: the last one announced resolves first, so the first counter stands.
#[test]
fn the_last_counter_announced_resolves_first() {
    let mut m = counters_all_round();
    m.does(A1, "Dragon Form").does(B1, "Reversal").does(A2, "Reversal").does(B2, "Reversal");
    m.asks(A1);
    assert!(!in_dragon_form(&m, A1));
    let heard = m.told(Viewer::Public);
    let countered = heard.iter().filter_map(|e| match e {
        Event::Countered { by, .. } => Some(*by),
        _ => None,
    });
    assert_eq!(countered.collect::<Vec<_>>(), [B2, B1]);
}

/// FD-R13, FD-12.4, FD-12.5: what has been countered cannot be countered again.
#[test]
fn a_countered_ability_needs_no_second_counter() {
    let mut m = counters_all_round();
    m.does(A1, "Dragon Form").does(B1, "Reversal").does(A2, "pass").asks(A1);
    m.face_up(B2, "Reversal", true);
    assert!(!in_dragon_form(&m, A1));
}

/// FD-S38, FD-12.2, FD-12.6: a retreat is one moment for striker and target.
#[test]
fn after_a_retreat_the_turn_player_goes_first() {
    let board = duel().at(5, 10).west("2 3 4", "Knowing the Opponent");
    let mut m = board.east("1 4 4", "Pilebunker").turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").stands(WEST, 7).does(EAST, "retreat 1").stands(EAST, 11);
    m.may(WEST, &["Knowing the Opponent", "pass"]).does(WEST, "Knowing the Opponent");
    m.may(EAST, &["Pilebunker", "pass"]).does(EAST, "Pilebunker");
    m.may(EAST, &["attack 1x4", "attack 2x4", "pass"]).does(EAST, "attack 1x4");
    m.may(WEST, &["block 1x4", "take the hit"]).does(WEST, "take the hit").tokens(0, 1);
}

/// FD-12.6: an attack is one moment for attacker and target.
#[test]
fn at_an_attack_the_turn_player_goes_first() {
    let board = duel().at(9, 10).west("1 1", "Windmill Crusher").east("2 2 4", "Martial Mastery");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x1").may(WEST, &["Windmill Crusher", "pass"]).does(WEST, "pass");
    m.may(EAST, &["Martial Mastery", "pass"]);
}

/// FD-12.6: and a dashing strike.
#[test]
fn at_a_dashing_strike_the_turn_player_goes_first() {
    let board = duel().at(6, 10).west("3 1", "Thunderclap").east("2 4", "Rock Armor");
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 3, strike 1x1").may(WEST, &["Thunderclap", "pass"]).does(WEST, "pass");
    m.may(EAST, &["Rock Armor", "pass"]);
}

/// FD-12.6: and a Move.
#[test]
fn after_a_move_the_turn_player_goes_first() {
    let board = duel().at(5, 13).west("2 4 2", "Esper Dash").east("2", "Temporal Distortion");
    let mut m = board.turn(WEST);
    m.does(WEST, "move forward 2").may(WEST, &["Esper Dash", "pass"]).does(WEST, "pass");
    m.may(EAST, &["Temporal Distortion", "pass"]);
}

/// FD-12.6: and a blocked attack.
#[test]
fn after_a_block_the_turn_player_goes_first() {
    let board = duel().at(7, 10).west("3 2", "Ninpo Flash").east("3 3", "Patriot Mirror");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
    m.may(WEST, &["Ninpo Flash", "pass"]).does(WEST, "pass");
    m.may(EAST, &["Patriot Mirror", "pass"]);
}

/// Two targets on one space, an attacker with something to say.
fn two_targets(attacker: &str, targets: &str) -> Fight {
    let board = team().fighter(A1, 9, "1 1 3", attacker).fighter(A2, 1, "1", "");
    let board = board.fighter(B1, 10, "1 2 2", targets).fighter(B2, 10, "1 3 3", targets);
    board.turn(A1)
}

/// FD-12.7: the attacker's window once, each target's when it is his turn to respond.
#[test]
fn the_declaration_is_one_moment_and_each_target_has_his_own() {
    let mut m = two_targets("Windmill Crusher", "Martial Mastery");
    m.does(A1, "attack 1x1").may(A1, &["Windmill Crusher", "pass"]).does(A1, "pass");
    m.may(B1, &["Martial Mastery", "pass"]).does(B1, "pass").does(B1, "block 1x1");
    m.may(B2, &["Martial Mastery", "pass"]).does(B2, "pass").does(B2, "block 1x1");
    m.turn_of(B1);
}

/// FD-12.7: what the attacker declared before the first target holds for the second.
#[test]
fn a_declaration_holds_for_every_target() {
    let mut m = two_targets("Windmill Crusher", "");
    m.does(A1, "attack 1x1").does(A1, "Windmill Crusher");
    m.must(B1, "take the hit").must(B2, "take the hit").tokens(1, 0);
}

/// FD-12.8: the attacker's result window opens after each target, but one ability is all.
#[test]
fn the_result_window_opens_after_each_target() {
    let mut m = two_targets("Ninpo Flash", "");
    m.does(A1, "attack 1x1").does(B1, "block 1x1").may(A1, &["Ninpo Flash", "pass"]);
    m.does(A1, "pass").does(B2, "block 1x1").may(A1, &["Ninpo Flash", "pass"]);
    let mut m = two_targets("Ninpo Flash", "");
    m.does(A1, "attack 1x1").does(B1, "block 1x1").does(A1, "Ninpo Flash");
    m.does(A1, "move back 3").does(B2, "block 1x1").turn_of(B1);
}

/// FD-12.9: the fight is over, so its result opens no window.
#[test]
fn when_the_game_ends_no_further_window_opens() {
    let board = board(Mode::Raid2).fighter(M1, 9, "1", "").defeated(M2);
    let mut m = board.fighter(DRAGON_OF_TWO, 10, "1 1", "Rampage").turn(DRAGON_OF_TWO);
    m.does(DRAGON_OF_TWO, "attack 1x1").does(M1, "take the hit");
    assert!(m.over().winners().has(DRAGON_OF_TWO));
    m.face_up(DRAGON_OF_TWO, "Rampage", true);
}

/// FD-12.9: nor does a round that is over ask what it would have asked.
#[test]
fn when_the_round_ends_no_further_window_opens() {
    let board = duel().at(6, 12).west("1", "Flame Arrow").east("1", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "Flame Arrow on P2")
        .tokens(1, 0)
        .may(EAST, &["West goes first", "East goes first"]);
    m.lacks(EAST, "move");
}

/// FD-12.9, FD-4.9: nor is anything asked or told any more after a concession, though an attack
/// waits for its answer.
#[test]
fn after_a_concession_no_window_is_left() {
    let board = duel().at(7, 10).west("3 1", "Ninpo Flash").east("3", "Sudden Inspiration");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").asks(EAST).interjects(WEST, "concede");
    assert!(m.over().winners().has(EAST));
    assert!(m.table().open().agenda.top().is_none(), "nothing waits for an answer");
    assert!(Offers::of(m.table(), EAST).0.is_empty());
    m.hears_nothing_like(Viewer::Public, |e| {
        matches!(e, Event::HitTaken { .. } | Event::PlayedCardsDiscarded { .. })
    });
}

const WEST_CARDS: &str = "Dragon Form, Windmill Crusher, Ninpo Flash, War Stomp, Esper Dash";
const EAST_CARDS: &str = "Martial Mastery, Patriot Mirror, Saving Grace";

fn everything_in_order() -> Fight {
    let board = duel().at(9, 10).west("1 2 2 3", WEST_CARDS).east("1 2 2", EAST_CARDS);
    board.turn(WEST)
}

/// FD-12.10: turn-start, declaration, attack, target, response, result, discard, refill.
#[test]
fn the_order_of_a_turn_with_a_blocked_attack() {
    let mut m = everything_in_order();
    m.may(WEST, &["Dragon Form", "pass"]).does(WEST, "pass").does(WEST, "attack 1x1");
    m.may(WEST, &["Windmill Crusher", "pass"]).does(WEST, "pass");
    m.may(EAST, &["Martial Mastery", "pass"]).does(EAST, "pass");
    m.may(EAST, &["block 1x1", "take the hit"]).does(EAST, "block 1x1");
    m.may(WEST, &["Ninpo Flash", "pass"]).does(WEST, "pass").discarded("").hand_size(WEST, 3);
    m.may(EAST, &["pass"]).does(EAST, "pass");
    m.turn_of(EAST).discarded("1 1").hand_size(WEST, 5).hand_size(EAST, 2);
}

/// FD-12.10: a hit opens its window after the response and before it takes effect.
#[test]
fn the_order_of_a_turn_with_a_hit() {
    let mut m = everything_in_order();
    m.does(WEST, "pass").does(WEST, "attack 1x1").does(WEST, "pass").does(EAST, "pass");
    m.does(EAST, "take the hit").may(EAST, &["Saving Grace", "pass"]).tokens(0, 0);
    m.does(EAST, "pass").tokens(1, 0);
}

/// FD-12.10: a push is declared, then displaces; a Move displaces, then opens its window.
#[test]
fn the_order_of_pushes_and_moves() {
    let mut m = everything_in_order();
    m.does(WEST, "pass").does(WEST, "push 2").may(WEST, &["War Stomp", "pass"]).stands(EAST, 10);
    m.does(WEST, "pass").stands(EAST, 12);
    let mut m = everything_in_order();
    m.does(WEST, "pass").does(WEST, "move back 3").stands(WEST, 6);
    m.may(WEST, &["Esper Dash", "pass"]);
}

/// FD-12.10: on a recover turn the recovering window comes before the refill.
#[test]
fn the_order_of_a_recover_turn() {
    let board = duel().at(5, 12).west("1 2", "Speed of the Fox, Dragon Form").east("1", "");
    let mut m = board.with(WEST, |f| f.retreat_due = true).turn(WEST);
    m.may(WEST, &["Speed of the Fox", "pass"]).hand_size(WEST, 2).does(WEST, "pass");
    m.turn_of(EAST).hand_size(WEST, 5);
}

/// FD-12.10: teammates are heard after the target's own windows and before his response.
#[test]
fn teammates_are_asked_between_the_targets_windows_and_his_response() {
    let board = team().fighter(A1, 8, "2 2", "").fighter(A2, 1, "1", "");
    let board = board.fighter(B1, 10, "3 3 4", "Martial Mastery");
    let mut m = board.fighter(B2, 12, "2 2 5", "Roll the Dice").turn(A1);
    m.does(A1, "attack 1x2").may(B1, &["Martial Mastery", "pass"]).does(B1, "pass");
    m.may(B2, &["Roll the Dice", "pass"]).does(B2, "pass");
    m.may(B2, &["dash 2, offer 1x2", "pass"]).does(B2, "pass").must(B1, "take the hit");
    m.is_defeated(B1);
}

/// FD-12.10: `action-resolved` comes last, after the result windows.
#[test]
fn the_resolved_action_opens_the_last_window() {
    let board = board(Mode::Raid2).fighter(M1, 9, "1 1", "Patriot Mirror").fighter(M2, 1, "2", "");
    let mut m = board.fighter(DRAGON_OF_TWO, 10, "1 1", "Rampage").turn(DRAGON_OF_TWO);
    m.does(DRAGON_OF_TWO, "attack 1x1").does(M1, "block 1x1");
    m.may(M1, &["Patriot Mirror", "pass"]).does(M1, "pass");
    m.may(DRAGON_OF_TWO, &["Rampage", "pass"]);
}
