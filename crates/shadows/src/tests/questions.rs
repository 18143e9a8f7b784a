//! Whom a question is put to: what silence tells, and what a table of friends may agree instead
//! (SH-28.4, SH-28.5).

use super::*;
use crate::step::Against;
use crate::{Setup, Table};
use kernel::{Game, Seeded, Viewer};
use scenario::Scene;

/// Akintunde strikes at Eras, who holds this Hand. She has no Dodge ready, and might have the
/// Mystical Cloak in Hand for all that he knows.
fn struck(board: Board, hand: &str) -> Scene<Table> {
    let mut m = board.hand(A, "Sword Strike; Search").hand(B, hand).acts(A, 2);
    m.does(A, "play Sword Strike");
    if kernel::is_offered(m.table(), A, crate::Choice::Ready) {
        m.does(A, "ready");
    }
    m.does(A, "at P2");
    m
}

fn told_of_response(m: &mut Scene<Table>, any: Option<bool>) {
    let all = [Some(true), Some(false)];
    for so in all {
        let times = usize::from(any == so);
        m.happened(times, |e| match e {
            Event::ResponseTold { seat: B, to: Against::Attack, any } => Some(*any) == so,
            _ => false,
        });
    }
}

/// SH-28.4: a player is asked for a Response that the Hand could hold, whether it holds one or not;
/// nothing is told.
#[test]
fn an_empty_question_is_put() {
    let mut none = struck(duel("Akintunde", "Eras"), "Magic Missile");
    none.must(B, "no response");
    told_of_response(&mut none, None);
    let mut one = struck(duel("Akintunde", "Eras"), "Mystical Cloak");
    one.may(B, &["respond Mystical Cloak", "no response"]);
    told_of_response(&mut one, None);
}

/// SH-28.4: nobody is asked whose Hand could hold no Response, as everybody can see.
#[test]
fn a_question_that_everybody_knows_the_answer_to_is_not_put() {
    let mut m = struck(duel("Akintunde", "Eras").combat(B, "Mystical Cloak"), "Magic Missile");
    m.may(B, &["use Flat-Footed", "pass"]);
}

/// SH-28.5: where it was agreed, a player without a Response is not asked, and everybody is told.
#[test]
fn an_empty_question_can_be_left_out() {
    let mut none = struck(duel("Akintunde", "Eras").no_empty_questions(), "Magic Missile");
    told_of_response(&mut none, Some(false));
    none.may(B, &["use Flat-Footed", "pass"]);
    let mut one = struck(duel("Akintunde", "Eras").no_empty_questions(), "Mystical Cloak");
    told_of_response(&mut one, Some(true));
    one.may(B, &["respond Mystical Cloak", "no response"]);
}

/// SH-28.5: a Response that lies open is asked for as ever; there is nothing to be told.
#[test]
fn an_open_response_needs_no_telling() {
    let board = duel("Akintunde", "Eras").flipped(B, "Dodge").no_empty_questions();
    let mut m = struck(board, "Magic Missile");
    m.may(B, &["respond Dodge", "no response"]);
    told_of_response(&mut m, None);
}

/// SH-28.5, SH-10.6: a Response that protects the Hero alone is none for a Unit.
#[test]
fn a_response_for_the_hero_is_none_for_a_unit() {
    let board = duel("Akintunde", "Eras").station(B, "Ember Wisp").items(B, "Goblin Wand");
    let board = board.hand(A, "The Fist; Search").hand(B, "Phase Shift").no_empty_questions();
    let struck = |at: &str| {
        let mut m = board.clone().acts(A, 2);
        m.does(A, "play The Fist").does(A, at);
        m
    };
    told_of_response(&mut struck("at P2's Ember Wisp"), Some(false));
    told_of_response(struck("at P2").offers(B, "respond Phase Shift"), Some(true));
}

/// SH-28.5, SH-R12: the same holds for a turn of a Step and for the queue.
#[test]
fn an_empty_turn_can_be_left_out() {
    let told = |m: &mut Scene<Table>, at: u8, so: bool, times: usize| {
        m.happened(times, |e| match e {
            Event::StepCardTold { seat: A, step, any } => (*step, *any) == (at, so),
            _ => false,
        });
    };
    let board = || duel("Akintunde", "Eras").no_empty_questions();
    let mut m = board().hand(A, "Search").acts(A, 2);
    told(&mut m, 2, false, 1);
    m.in_step(4).may(A, &["play Search", "end turn"]);
    told(&mut m, 4, true, 1);
    let mut m = board().hand(A, "Sword Strike; Search").acts(A, 2);
    m.does(A, "play Sword Strike").may(A, &["at P2", "at Monster"]);
    told(&mut m, 2, true, 1);
    told(&mut m, 2, false, 1);
    let mut m = board().hand(A, "Sword Strike; The Fist").acts(A, 2);
    m.does(A, "play Sword Strike").may(A, &["queue The Fist", "ready"]);
}

/// SH-28.5, SH-7.7: the same holds for a card that is used when its Hero is KnockedDown.
#[test]
fn an_empty_question_after_a_knockdown_can_be_left_out() {
    let falls = |board: Board, hand: &str| {
        let board = board.hand(A, "The Fist; Search").hand(B, hand).damage(B, 7);
        let mut m = board.combat(B, "Smoke Pellet").acts(A, 2);
        m.uses(A, "The Fist", &["at P2"]).does(B, "pass");
        m
    };
    let plain = || duel("Akintunde", "Ahti");
    falls(plain(), "Crossbow Bolt").must(B, "pass").knocked_down(B, 1);
    let told = |m: &mut Scene<Table>, so: bool| {
        m.happened(1, |e| matches!(e, Event::KnockDownCardTold { seat: B, any } if *any == so));
    };
    let mut none = falls(plain().no_empty_questions(), "Crossbow Bolt");
    told(none.knocked_down(B, 1), false);
    let mut one = falls(plain().no_empty_questions(), "Stay Behind");
    one.may(B, &["use Stay Behind", "pass"]);
    told(&mut one, true);
}

/// SH-28.5, SH-R7: what was told is so at every table that a rival imagines.
#[test]
fn rivals_imagine_what_was_told() {
    let mut luck = Seeded::new(1);
    let mut hands = |m: &Scene<Table>| -> Vec<bool> {
        let view = m.view(Viewer::Seat(A));
        let answers = |t: Table| t.hand_with(B, crate::op::Win::RespondAttack).next().is_some();
        (0..40).map(|_| answers(*Table::redeal(&view, &mut luck).table())).collect()
    };
    let hand = "Mystical Cloak; Ember Wisp";
    let one = hands(&struck(duel("Akintunde", "Eras").no_empty_questions(), hand));
    assert!(one.iter().all(|answers| *answers), "who is asked has a Response");
    let hand = "Magic Missile; Ember Wisp";
    let none = hands(&struck(duel("Akintunde", "Eras").no_empty_questions(), hand));
    assert!(!none.iter().any(|answers| *answers), "who is not asked has none");
    let silent = hands(&struck(duel("Akintunde", "Eras"), hand));
    assert!(silent.contains(&true) && silent.contains(&false), "silence tells nothing");
}

/// SH-28.5, SH-20.1: a card that was no Response for want of Strength is one once it is there.
#[test]
fn what_was_told_ends_when_stats_change() {
    let board = duel("Akintunde", "Eras").no_empty_questions().hand(B, "Parry; Magic Missile");
    let board = board.monster("Ogre Warlord").wounds(B, 14).front(B, "spell");
    let mut m = board.hand(A, "Throwing Knives; Earthbreaker").acts(A, 1);
    let unanswerable = |m: &Scene<Table>| m.table().open().players[B].noted.unanswerable != 0;
    m.uses(A, "Throwing Knives", &["at P2"]).does(B, "pass");
    assert!(unanswerable(&m));
    m.does(A, "at P2").does(B, "pass").until(B, "play Magic Missile");
    m.draws("Iron Gauntlets; Spyglass").uses(B, "Magic Missile", &["at Monster"]);
    m.does(B, "equip Iron Gauntlets").until(A, "play Earthbreaker");
    assert!(!unanswerable(&m));
    m.uses(A, "Earthbreaker", &["at P2"]).offers(B, "respond Parry");
}

/// SH-9.3, SH-R14, SH-28.5: a table plays by the rules' words unless it agrees otherwise.
#[test]
fn nothing_is_agreed_unless_it_is_said() {
    let plain: Setup = serde_json::from_str(r#"{"players": 2}"#).expect("a setup");
    assert_eq!(plain, Setup::shared(2));
    let agreed = (plain.hard_missions, plain.optional_attacks, plain.skip_empty_questions);
    assert_eq!(agreed, (false, false, false));
    let written = serde_json::to_string(&Setup { hard_missions: true, ..plain }).expect("JSON");
    assert_eq!(written, r#"{"players":2,"hard_missions":true}"#);
}
