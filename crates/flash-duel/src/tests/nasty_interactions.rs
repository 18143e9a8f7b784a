//! The nasty interactions of the scenario list, where several rules meet.

use super::raid::turns;
use super::*;
use crate::{Event, Mode, Space};
use kernel::{Seat, Viewer};

const DRAGON: Seat = DRAGON_OF_FOUR;

/// FD-S139, FD-11.4: the Dragon used Deep Breath this turn and Grave plays Reversal: he cannot
/// answer with Perfect Counter.
#[test]
fn one_ability_per_turn_stops_the_dragons_answer() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 12, "1", "Reversal")
        .seat(M2, "1", "")
        .seat(DRAGON_OF_TWO, "5 5", "Deep Breath, Perfect Counter")
        .turn(DRAGON_OF_TWO);
    m.does(DRAGON_OF_TWO, "Deep Breath").does(M1, "Reversal").asks(DRAGON_OF_TWO);
    m.lacks(DRAGON_OF_TWO, "Perfect Counter").offers(DRAGON_OF_TWO, "move forward 5");
    m.is_undefeated(M1).face_up(DRAGON_OF_TWO, "Perfect Counter", true);
}

/// FD-S153, FD-17.8: Quince stashed a card and is defeated: hand and stash go to the discard pile.
#[test]
fn a_defeated_quince_loses_his_stash() {
    let mut m = team()
        .fighter(A1, 8, "3", "")
        .fighter(B1, 11, "2 5", "")
        .with(B1, |f| f.stash = Some(number(4)))
        .seat(A2, "1", "")
        .seat(B2, "1", "")
        .turn(A1);
    m.does(A1, "attack 1x3").does(B1, "take the hit").discarded("2 3 4 5");
    assert!(!m.table().open().fighter(B1).has_stash);
}

/// FD-S154, FD-10.1: Hex of Murkwood on Gwen: her next refill stops at 4, the one after at 6.
#[test]
fn a_hexed_gwen_refills_to_four_once() {
    let mut m =
        duel().at(1, 18).west("1 1 1", "Hex of Murkwood").east("1 1", "Shadow Plague").turn(WEST);
    m.does(WEST, "Hex of Murkwood on P2").does(WEST, "move back 1");
    m.does(EAST, "move back 1").hand_size(EAST, 4);
    m.does(WEST, "move back 1").does(EAST, "move back 1").hand_size(EAST, 6);
}

/// FD-S155, FD-2.11: a dash through a landmine as part of a dashing strike: the strike goes on, and
/// the dasher recovers on his next turn.
#[test]
fn a_strike_goes_on_through_a_landmine() {
    let mut m = duel()
        .at(5, 12)
        .west("4 3 1", "")
        .east("3 1", "")
        .with(EAST, |f| f.mine = Some(Space(7)))
        .turn(WEST);
    m.does(WEST, "dash 4, strike 1x3").stands(WEST, 9).is_recovering(WEST, true);
    m.may(EAST, &["block 1x3", "retreat 1", "retreat 3", "take the hit"]).does(EAST, "block 1x3");
    m.does(EAST, "move back 1").hears(Viewer::Public, Event::Recovered { seat: WEST });
    m.turn_of(EAST).is_recovering(WEST, false);
}

/// FD-S157, FD-19.8, FD-19.10, FD-10.3: Sudden Inspiration would draw the last card in a Raid of
/// four before the reshuffle: the reshuffle happens, the cards in play stay out of it, and she must
/// still block.
#[test]
fn the_reshuffle_saves_nobody_from_an_attack() {
    let mut m = board(Mode::Raid4)
        .fighter(M1, 10, "1 1", "Sudden Inspiration")
        .seat(M2, "1", "")
        .seat(M3, "1", "")
        .seat(M4, "1", "")
        .fighter(DRAGON, 13, "3 3 5 5 5 5 5 5", "")
        .pile("2")
        .turn(DRAGON);
    m.does(DRAGON, "attack 2x3").does(M1, "Sudden Inspiration").holds(M1, "1 1 2");
    // 50 cards: 3 + 3 in the mortals' hands, 2 in play.
    m.hears(Viewer::Public, Event::Reshuffled { dragon: DRAGON, cards: 50 - 6 - 2 });
    m.hand_size(DRAGON, 6).pile_left(50 - 6 - 2 - 6).must(M1, "take the hit").is_defeated(M1);
    m.discarded("1 1 2 3 3");
}

/// FD-S158, FD-9.7: Radiant Healing after retreating into a landmine: the skipped turn stays.
#[test]
fn radiant_healing_does_not_heal_a_landmine() {
    let mut m = duel()
        .at(5, 10)
        .west("2 3 1 1", "")
        .east("4 1", "Radiant Healing")
        .with(WEST, |f| f.mine = Some(Space(12)))
        .turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").does(EAST, "Radiant Healing");
    m.hears(Viewer::Public, Event::TurnSkipped { seat: EAST }).turn_of(WEST).hand_size(EAST, 1);
}

/// FD-S159, FD-9.6: Stun Lock on an opponent already due to recover: still one recover turn. With
/// Dominance: two.
#[test]
fn stun_lock_does_not_add_up_but_dominance_does() {
    let recovering = |ability: &str| {
        team()
            .fighter(A1, 7, "3 1 1", ability)
            .fighter(B1, 10, "3 3", "")
            .with(B1, |f| f.retreat_due = true)
            .fighter(A2, 1, "1 1", "")
            .fighter(B2, 18, "1 1", "")
    };
    let mut m = recovering("Stun Lock").turn(A1);
    m.does(A1, "attack 1x3").does(B1, "block 1x3").does(A1, "Stun Lock").turn_of(A2);
    m.is_recovering(B1, false);
    let mut m = recovering("Dominance").turn(A1);
    m.does(A1, "Dominance on P2").does(A1, "move back 1").turn_of(A2).is_recovering(B1, true);
    m.does(A2, "move back 1").does(B2, "move back 1").does(A1, "move back 1").turn_of(A2);
    m.is_recovering(B1, false);
}

/// FD-S160, FD-11.8: Windmill Crusher is countered by Perfect Counter: the attack stands as a
/// normal attack and may be blocked with 1s.
#[test]
fn an_attack_survives_the_counter_of_its_ability() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 17, "1 1", "Windmill Crusher")
        .seat(M2, "1", "")
        .seat(DRAGON_OF_TWO, "1 1", "Perfect Counter")
        .turn(M1);
    m.does(M1, "attack 2x1").does(M1, "Windmill Crusher").does(DRAGON_OF_TWO, "Perfect Counter");
    m.may(DRAGON_OF_TWO, &["block 2x1", "take the hit"]).face_up(M1, "Windmill Crusher", false);
}

/// FD-S163, FD-12.2: the turn player declined his ability at this moment; Martial Mastery is played
/// in reply; he is not asked again.
#[test]
fn who_declined_is_not_asked_again_at_this_moment() {
    let mut m = duel()
        .at(9, 10)
        .west("1", "Windmill Crusher")
        .east("2 2 4", "Martial Mastery")
        .discard("1")
        .turn(WEST);
    m.does(WEST, "attack 1x1").does(WEST, "pass").does(EAST, "Martial Mastery");
    m.does(EAST, "discard 2 2").does(EAST, "take 1").asks(EAST);
    m.may(EAST, &["block 1x1", "take the hit"]).does(EAST, "block 1x1").turn_of(EAST);
}

/// FD-S164, FD-17.10, FD-18.8: two teammates on the attacked space hold only one set of matching
/// cards between them: each answers from his own hand, and the first block does not help the
/// second.
#[test]
fn one_block_does_not_help_two_targets() {
    let mut m = team()
        .fighter(A1, 8, "3 3", "")
        .fighter(B1, 11, "3 3 1", "")
        .fighter(A2, 1, "1", "")
        .fighter(B2, 11, "1 5", "")
        .turn(A1);
    m.does(A1, "attack 2x3").asks(B1).does(B1, "block 2x3").must(B2, "take the hit");
    m.is_undefeated(B1).is_defeated(B2);
    // One of the two cards in each hand: neither has a block.
    let mut m = team()
        .fighter(A1, 8, "3 3", "")
        .fighter(B1, 11, "3", "")
        .fighter(A2, 1, "1", "")
        .fighter(B2, 11, "3", "")
        .turn(A1);
    m.does(A1, "attack 2x3").must(B1, "take the hit").must(B2, "take the hit").tokens(1, 0);
}

/// FD-S166, FD-18.16: Rook attacks B1 with a 1 and plays Windmill Crusher; B2 behind could dash to
/// him and holds a 1: no dashing block is offered.
#[test]
fn an_unblockable_attack_allows_no_dashing_block() {
    let rook = || {
        team()
            .fighter(A1, 9, "1", "Windmill Crusher")
            .fighter(B1, 10, "5", "")
            .fighter(A2, 1, "1", "")
            .fighter(B2, 12, "2 1", "")
    };
    let mut m = rook().turn(A1);
    m.does(A1, "attack 1x1").does(A1, "pass").asks(B2).offers(B2, "dash 2, offer 1x1");
    let mut m = rook().turn(A1);
    m.does(A1, "attack 1x1").does(A1, "Windmill Crusher").must(B1, "take the hit");
}

/// FD-S167, FD-17.24, FD-6.9: DeGrey and a teammate on one space are struck; DeGrey answers first,
/// retreats to distance 4 and defeats the striker with Pilebunker: the teammate need not answer,
/// and the striker's turn ends without refill.
#[test]
fn a_striker_who_falls_strikes_no_more() {
    let mut m = team()
        .fighter(A1, 5, "2 3 1", "")
        .fighter(B1, 10, "1 4", "Pilebunker")
        .fighter(A2, 1, "1", "")
        .fighter(B2, 10, "5", "")
        .turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1").does(B1, "Pilebunker");
    m.does(B1, "attack 1x4").does(A1, "take the hit").is_defeated(A1).goes_on();
    m.is_undefeated(B2).holds(B2, "5").stands(B2, 10).hand_size(A1, 0);
    // B1 recovers, and it is A2's turn. No refill of A1 came before.
    m.turn_of(A2).hears_nothing_like(
        Viewer::Public,
        |e| matches!(e, Event::DrewUnseen { seat } if *seat == A1),
    );
    assert_eq!(turns(&m), [A1, B1, A2]);
}

/// FD-S169, FD-10.7: Argagarg against Gwen, both undefeated, at time-over: Gwen has lost before any
/// Pacifism prompt.
#[test]
fn gwen_has_lost_before_pacifism_is_asked() {
    let board = duel().at(8, 10).west("1", "Pacifism").east("2 2 2", "Shadow Plague").pile("5");
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1").tokens(2, 0).face_up(WEST, "Pacifism", true);
}

/// FD-S170, FD-16.33, FD-16.12: a Dragon bot on its turn with the human 6 away draws the turn card
/// first; if that is the last card of the pile, Deep Breath is not used.
#[test]
fn the_turn_card_comes_before_deep_breath() {
    let bot = || board(Mode::SoloDragon).at(8, 14).west("1", "").east("1", "Deep Breath");
    let mut m = bot().pile("2").turn(EAST);
    m.hears(Viewer::Public, Event::TimeOver);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Announced { .. }));
    let mut m = bot().turn(EAST);
    m.tokens(0, 1).hears_nothing_like(Viewer::Public, |e| *e == Event::TimeOver);
}

/// FD-S171, FD-9.11: A1, B1, A2 = Persephone, B2: B2 retreats from A1's strike into a landmine and
/// stops on a dark space; Dominance follows: his next turn is skipped without refill, and the one
/// after is a recover turn with refill.
#[test]
fn a_skipped_turn_comes_before_a_forced_recovery() {
    let mut m = team()
        .fighter(A1, 5, "2 3 1 1 1", "")
        .with(A1, |f| f.mine = Some(Space(12)))
        .fighter(B1, 18, "1 1 1", "")
        .fighter(A2, 9, "1 1 1", "Dominance")
        .fighter(B2, 10, "4 1", "")
        .turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B2, "retreat 4").stands(B2, 14);
    m.does(B1, "move back 1").does(A2, "Dominance on P4").does(A2, "move back 1");
    m.hears(Viewer::Public, Event::TurnSkipped { seat: B2 }).turn_of(A1).hand_size(B2, 1);
    m.is_recovering(B2, true).does(A1, "move back 1").does(B1, "move back 1");
    m.does(A2, "move back 1").hears(Viewer::Public, Event::Recovered { seat: B2 });
    m.hand_size(B2, 5).is_recovering(B2, false).turn_of(A1);
}
