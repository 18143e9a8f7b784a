//! FD-18: the dashing block, by which teammates come to each other's help.

use super::*;
use crate::{Card, Event, Meld, Mode, Space};
use kernel::Viewer;

/// A1 attacks B1 from 8; B2 stands behind.
fn attacked(a1: &str, b1: (u8, &str, &str), b2: (u8, &str, &str)) -> Fight {
    let board = team().fighter(A1, 8, a1, "").fighter(A2, 3, "1", "");
    board.fighter(B1, b1.0, b1.1, b1.2).fighter(B2, b2.0, b2.1, b2.2).turn(A1)
}

/// FD-S110, FD-18.1, FD-18.3, FD-18.4, FD-18.11: the worked example of the rulebook.
#[test]
fn a_teammate_five_behind_dashes_in_and_completes_the_pair() {
    let mut m = attacked("3 3", (11, "3 1", ""), (16, "5 3 2", ""));
    m.does(A1, "attack 2x3").may(B2, &["dash 5, offer 1x3", "pass"]).does(B2, "dash 5, offer 1x3");
    m.may(B1, &["block 1x3 with P4", "take the hit"]).does(B1, "block 1x3 with P4");
    m.stands(B2, 11).is_undefeated(B1).turn_of(B1).holds(B2, "2").holds(B1, "1");
    let (dash, with) = (Card::plain(number(5)), Meld::plain(number(3), 1));
    let (from, to) = (Space(16), Space(11));
    m.hears(Viewer::Public, Event::Helped { seat: B2, dash, with, from, to });
    // He stays there, owes no recovery, and it was no Move.
    m.is_recovering(B2, false).discarded("3 3 3 3 5");
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Moved { .. }));
}

/// FD-18.11: not a Move, so nothing that waits for one is asked.
#[test]
fn the_supporters_dash_opens_no_move_window() {
    let mut m = attacked("3 3", (11, "3 1", ""), (16, "5 3 2 4", "Esper Dash"));
    m.does(A1, "attack 2x3").does(B2, "dash 5, offer 1x3").does(B1, "block 1x3 with P4");
    m.turn_of(B1).face_up(B2, "Esper Dash", true);
}

/// FD-S111, FD-18.1, FD-17.13: a recovering player loses the dashing block.
#[test]
fn a_recovering_player_may_not_dashing_block() {
    let board = team().fighter(A1, 8, "3", "").fighter(A2, 3, "1", "");
    let board = board.fighter(B1, 11, "1", "").fighter(B2, 16, "5 3 2", "");
    let mut m = board.clone().with(B2, |f| f.retreat_due = true).turn(A1);
    m.does(A1, "attack 1x3").must(B1, "take the hit").is_defeated(B1);
    let mut m = board.turn(A1);
    m.does(A1, "attack 1x3").asks(B2);
}

/// FD-18.1: it works against a dashing strike as well.
#[test]
fn a_dashing_strike_can_be_dashing_blocked() {
    let mut m = attacked("1 3", (12, "2", ""), (14, "2 3", ""));
    m.does(A1, "dash 1, strike 1x3").does(B2, "dash 2, offer 1x3");
    m.may(B1, &["block 0x3 with P4", "retreat 2", "take the hit"]).does(B1, "block 0x3 with P4");
    m.stands(B2, 12).is_recovering(B1, false).holds(B1, "2");
}

/// FD-18.2: ahead means farther advanced; not on the same space, and not behind.
#[test]
fn only_a_teammate_behind_the_target_can_help() {
    for (b2, asked) in [(11, false), (10, false), (12, true)] {
        let mut m = attacked("3", (11, "1", ""), (b2, "1 3 3", ""));
        m.does(A1, "attack 1x3").asks(if asked { B2 } else { B1 });
    }
    // Both on 11 with an enemy on 10: any dash would end where he stands, and yet he is no help.
    let board = team().fighter(A1, 10, "1", "").fighter(A2, 3, "1", "");
    let mut m = board.fighter(B1, 11, "2", "").fighter(B2, 11, "1 1 3", "").turn(A1);
    m.does(A1, "attack 1x1").must(B1, "take the hit").offers(B2, "block 1x1");
}

/// FD-S112, FD-18.3: the dash must end exactly on the target's space.
#[test]
fn the_dash_must_end_on_the_targets_space() {
    let mut m = attacked("3", (11, "1", ""), (14, "3 3 4 5 2", ""));
    m.does(A1, "attack 1x3").may(B2, &["dash 3, offer 1x3", "pass"]);
    m.refuses(B2, "dash 4, offer 1x3", "FD-18.3").refuses(B2, "dash 2, offer 1x3", "FD-18.3");
    // With an enemy on 10 a longer dash is stopped on 11.
    let board = team().fighter(A1, 10, "1", "").fighter(A2, 3, "1", "");
    let board = board.fighter(B1, 11, "2", "").fighter(B2, 14, "1 2 3 4 5", "");
    let mut m = board.turn(A1);
    let all = ["dash 3, offer 1x1", "dash 4, offer 1x1", "dash 5, offer 1x1", "pass"];
    m.does(A1, "attack 1x1").may(B2, &all).does(B2, "dash 5, offer 1x1");
    m.does(B1, "block 0x1 with P4").stands(B2, 11);
}

/// FD-18.4: exactly the cards of one complete block, in any split; the target may add none.
#[test]
fn any_split_of_a_complete_block_is_allowed() {
    let mut m = attacked("3 3", (11, "3 3 1", ""), (16, "5 3 3", ""));
    m.does(A1, "attack 2x3").may(B2, &["dash 5, offer 1x3", "dash 5, offer 2x3", "pass"]);
    m.does(B2, "dash 5, offer 2x3");
    // Two offered: he adds none. Two plus one would be too many.
    m.may(B1, &["block 2x3", "block 0x3 with P4", "take the hit"]);
    m.does(B1, "block 0x3 with P4").holds(B1, "1 3 3").holds(B2, "").stands(B2, 11);
    let mut m = attacked("3 3", (11, "3 3 1", ""), (16, "5 3 3", ""));
    m.does(A1, "attack 2x3").does(B2, "dash 5, offer 1x3");
    m.may(B1, &["block 2x3", "block 1x3 with P4", "take the hit"]);
}

/// FD-18.4: each supporter adds at least one card, so a dash alone is no help.
#[test]
fn a_supporter_adds_at_least_one_card() {
    let mut m = attacked("3", (11, "3 1", ""), (16, "5 2", ""));
    m.does(A1, "attack 1x3").must(B2, "pass").may(B1, &["block 1x3", "take the hit"]);
    let mut m = attacked("3", (11, "3 1", ""), (16, "5", ""));
    m.does(A1, "attack 1x3").asks(B1);
}

/// FD-S124, FD-18.4, FD-8.3: the number a block needs binds the supporters too.
#[test]
fn supporters_must_add_the_number_that_is_needed() {
    let board = team().fighter(A1, 8, "3", "Surgical Strike").fighter(A2, 3, "1", "");
    let mut m = board.fighter(B1, 11, "3 1", "").fighter(B2, 14, "3 3 5", "").turn(A1);
    m.does(A1, "attack 1x3").does(A1, "Surgical Strike naming 5");
    m.may(B2, &["dash 3, offer 1x5", "pass"]).refuses(B2, "dash 3, offer 1x3", "FD-8.3");
    m.does(B2, "dash 3, offer 1x5").may(B1, &["block 0x5 with P4", "take the hit"]);
}

/// Three mortals and the Dragon attacking M1 from the East.
fn raid(strength: &str, m1: &str, m2: &str, m3: &str) -> Fight {
    let board = board(Mode::Raid3).fighter(M1, 9, m1, "").fighter(M2, 7, m2, "");
    let board = board.fighter(M3, 6, m3, "").fighter(DRAGON_OF_THREE, 11, strength, "");
    board.turn(DRAGON_OF_THREE)
}

/// FD-18.5, FD-18.12: several may help; they offer in turn order, then the target decides.
#[test]
fn several_teammates_may_help_in_one_block() {
    let mut m = raid("2 2 2", "2 1", "2 2", "3 2");
    m.does(DRAGON_OF_THREE, "attack 3x2").asks(M2).does(M2, "dash 2, offer 1x2");
    m.asks(M3).does(M3, "dash 3, offer 1x2");
    m.may(M1, &["block 1x2 with P2 P3", "take the hit"]).does(M1, "block 1x2 with P2 P3");
    m.stands(M2, 9).stands(M3, 9).is_undefeated(M1).holds(M2, "").holds(M3, "");
}

/// FD-18.5: the target takes from the offers what makes one complete block.
#[test]
fn the_target_confirms_one_complete_set() {
    let mut m = raid("2 2", "2 1", "2 2", "3 2");
    m.does(DRAGON_OF_THREE, "attack 2x2").does(M2, "dash 2, offer 1x2");
    m.does(M3, "dash 3, offer 1x2");
    let sets = ["block 1x2 with P2", "block 1x2 with P3", "block 0x2 with P2 P3", "take the hit"];
    m.may(M1, &sets).does(M1, "block 1x2 with P3");
    // Who was not needed keeps his cards and his space.
    m.stands(M2, 7).holds(M2, "2 2").stands(M3, 9);
}

/// FD-R24, FD-2.12: supporters dash in turn order, whatever their seats: of two who cross one mine
/// the first in the order sets it off, and the other finds it gone.
#[test]
fn supporters_dash_in_turn_order() {
    let helped = |mortals: [kernel::Seat; 3]| {
        let board = board(Mode::Raid3).fighter(M1, 7, "2 3", "").fighter(M2, 7, "2 3", "");
        let board = board.fighter(M3, 9, "5", "").with(M3, |f| f.mine = Some(Space(8)));
        let board = board.fighter(DRAGON_OF_THREE, 12, "3 3", "").position(|p| {
            p.order = mortals.into_iter().chain([DRAGON_OF_THREE]).collect();
        });
        let mut m = board.turn(DRAGON_OF_THREE);
        m.does(DRAGON_OF_THREE, "attack 2x3");
        for supporter in mortals.into_iter().filter(|s| *s != M3) {
            m.asks(supporter).does(supporter, "dash 2, offer 1x3");
        }
        m.does(M3, "block 0x3 with P1 P2").stands(M1, 9).stands(M2, 9).is_undefeated(M3);
        let helped = m.told(Viewer::Public).into_iter().filter_map(|e| match e {
            Event::Helped { seat, .. } => Some(seat),
            _ => None,
        });
        let by: Vec<_> = helped.collect();
        (m, by)
    };
    let (mut m, by) = helped([M3, M2, M1]);
    assert_eq!(by, [M2, M1]);
    m.hears(Viewer::Public, Event::MineSetOff { seat: M2, space: Space(8) });
    m.is_recovering(M2, true).is_recovering(M1, false);
    let (mut m, by) = helped([M1, M2, M3]);
    assert_eq!(by, [M1, M2]);
    m.hears(Viewer::Public, Event::MineSetOff { seat: M1, space: Space(8) });
    m.is_recovering(M2, false);
}

/// FD-18.4, FD-18.5: exactly the cards of one block: two supporters who together offer more than
/// the strength cannot both be confirmed, with a card of the target or without.
#[test]
fn offers_that_are_too_many_together_are_not_confirmed_together() {
    let mut m = raid("2 2", "2 1", "2 2 2", "3 2");
    m.does(DRAGON_OF_THREE, "attack 2x2").does(M2, "dash 2, offer 2x2");
    m.does(M3, "dash 3, offer 1x2");
    m.may(M1, &["block 0x2 with P2", "block 1x2 with P3", "take the hit"]);
    m.does(M1, "block 0x2 with P2").stands(M2, 9).holds(M2, "").stands(M3, 6).holds(M3, "2 3");
}

/// FD-S113, FD-18.6: a dash without a complete block costs nothing and moves nobody.
#[test]
fn an_incomplete_dashing_block_costs_nothing() {
    let mut m = attacked("3 3", (11, "1", ""), (14, "3 3 2", ""));
    m.does(A1, "attack 2x3").does(B2, "dash 3, offer 1x3").may(B1, &["take the hit"]);
    m.stands(B2, 14).holds(B2, "2 3 3").does(B1, "take the hit");
    m.is_defeated(B1).stands(B2, 14).holds(B2, "2 3 3");
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Helped { .. }));
}

/// FD-18.6: after an offer the target may still retreat instead; the offer lapses.
#[test]
fn an_offer_need_not_be_confirmed() {
    let mut m = attacked("1 3", (12, "2 3", ""), (14, "2 3", ""));
    m.does(A1, "dash 1, strike 1x3").does(B2, "dash 2, offer 1x3").does(B1, "retreat 2");
    m.stands(B1, 14).stands(B2, 14).holds(B2, "2 3").is_undefeated(B1);
}

/// FD-18.7: only pawns on the space at the declaration are targets.
#[test]
fn a_supporter_does_not_become_a_target() {
    let mut m = attacked("3", (11, "1", ""), (14, "3 3 2", ""));
    m.does(A1, "attack 1x3").does(B2, "dash 3, offer 1x3").does(B1, "block 0x3 with P4");
    m.stands(B2, 11).turn_of(B1).is_undefeated(B2);
}

/// FD-18.8, FD-S140: a supporter helps one of two targets; the other needs his own block.
#[test]
fn a_block_protects_one_target() {
    let board = board(Mode::Raid3).fighter(M1, 9, "1", "").fighter(M2, 9, "1", "");
    let board = board.fighter(M3, 7, "2 2 2", "").fighter(DRAGON_OF_THREE, 11, "2", "");
    let mut m = board.clone().turn(DRAGON_OF_THREE);
    m.does(DRAGON_OF_THREE, "attack 1x2").does(M3, "dash 2, offer 1x2");
    m.does(M1, "block 0x2 with P3").stands(M3, 9);
    // He has dashed to their space, so nobody is ahead of him any more.
    m.must(M2, "take the hit").is_defeated(M2).is_undefeated(M1);
    // Not having helped the first he may help the second.
    let mut m = board.turn(DRAGON_OF_THREE);
    m.does(DRAGON_OF_THREE, "attack 1x2").does(M3, "pass").must(M1, "take the hit");
    m.does(M3, "dash 2, offer 1x2").does(M2, "block 0x2 with P3").is_undefeated(M2);
}

/// FD-S140, FD-17.10: three on one space respond in turn order.
#[test]
fn three_targets_respond_in_turn_order() {
    let board = board(Mode::Raid4).fighter(M1, 9, "2", "").fighter(M2, 9, "1", "");
    let board = board.fighter(M3, 9, "2", "").fighter(M4, 1, "1", "");
    let mut m = board.fighter(DRAGON_OF_FOUR, 11, "2", "").turn(DRAGON_OF_FOUR);
    m.does(DRAGON_OF_FOUR, "attack 1x2").does(M1, "block 1x2").must(M2, "take the hit");
    m.does(M3, "block 1x2").is_undefeated(M1).is_defeated(M2).is_undefeated(M3);
}

/// FD-S123, FD-18.9, FD-22.10: an unhelpful card is discarded and the hand may still help.
#[test]
fn roll_the_dice_may_come_before_a_dashing_block() {
    let mut m = attacked("3", (11, "1", ""), (14, "3 3 2", "Roll the Dice"));
    m.does(A1, "attack 1x3").draws("4").does(B2, "Roll the Dice");
    m.may(B2, &["dash 3, offer 1x3", "pass"]).does(B2, "dash 3, offer 1x3");
    m.does(B1, "block 0x3 with P4").stands(B2, 11).holds(B2, "2").turn_of(B1);
    m.discarded("3 3 3 4");
    // A helpful card may be the dash or the block.
    let mut m = attacked("3", (11, "1", ""), (14, "3 2", "Roll the Dice"));
    m.does(A1, "attack 1x3").draws("3").does(B2, "Roll the Dice");
    m.may(B2, &["dash drawn 3, offer 1x3", "dash 3, offer drawn 3", "pass"]);
}

/// FD-18.10: the block is the target's own, for abilities that wait for a block.
#[test]
fn a_supported_block_is_a_block_by_the_target() {
    let board = team().fighter(A1, 8, "3 2", "Stun Lock").fighter(A2, 3, "1", "");
    let board = board.fighter(B1, 11, "3", "Patriot Mirror");
    let mut m = board.fighter(B2, 14, "3 3 2", "Patriot Mirror").turn(A1);
    m.does(A1, "attack 1x3").does(B2, "dash 3, offer 1x3").does(B1, "block 0x3 with P4");
    m.may(A1, &["Stun Lock", "pass"]).does(A1, "Stun Lock");
    m.is_recovering(B1, true).is_recovering(B2, false);
    m.may(B1, &["Patriot Mirror", "pass"]).does(B1, "pass");
    // B1 has recovered already.
    m.turn_of(A2);
}

/// FD-18.13: on any other player's turn, and besides an ability in the same turn.
#[test]
fn a_dashing_block_is_no_ability() {
    let board = team().fighter(A1, 5, "3 4", "Dragon Form").fighter(A2, 3, "1", "");
    let board = board.fighter(B1, 9, "1", "").fighter(B2, 14, "5 4 4", "Reversal");
    let mut m = board.turn(A1);
    m.does(A1, "Dragon Form").does(B2, "Reversal").does(A1, "attack 1x4");
    m.does(B2, "dash 5, offer 1x4").does(B1, "block 0x4 with P4").is_undefeated(B1);
}

/// FD-18.14: an offer is seen by the target's side; only what is confirmed is public.
#[test]
fn offers_are_hidden_from_the_enemy() {
    let mut m = attacked("1 3", (12, "2 3", ""), (14, "2 3", ""));
    m.does(A1, "dash 1, strike 1x3").does(B2, "dash 2, offer 1x3");
    let (dash, with) = (Card::plain(number(2)), Meld::plain(number(3), 1));
    let offer = Event::HelpOffered { seat: B2, dash, with };
    m.hears(Viewer::Seat(B1), offer);
    for enemy in [Viewer::Seat(A1), Viewer::Seat(A2), Viewer::Public] {
        m.hears_nothing_like(enemy, |e| matches!(e, Event::HelpOffered { .. }));
        assert_eq!(m.view(enemy).offers[B2], None);
        assert_eq!(m.view(enemy).known[B2].hand, cards(""));
    }
    assert!(m.view(Viewer::Seat(B1)).offers[B2].is_some());
    m.does(B1, "retreat 2");
    assert_eq!(m.view(Viewer::Seat(A1)).known[B2].hand, cards(""));
}

/// FD-R4, FD-18.14, FD-7.15: an offer with an ability in it is announced to all, so that it can be
/// countered; the ability is spent even if the offer is not confirmed, the cards are not.
#[test]
fn an_offer_with_an_ability_in_it_is_announced() {
    let board = team().fighter(A1, 8, "1 3", "Reversal").fighter(A2, 3, "1", "");
    let board = board.fighter(B1, 12, "2 1", "").fighter(B2, 14, "3 4", "Master of Twos");
    let mut m = board.turn(A1);
    m.does(A1, "dash 1, strike 1x3");
    m.may(B2, &["dash 2 (Master of Twos), offer 1x3", "pass"]);
    m.does(B2, "dash 2 (Master of Twos), offer 1x3").may(A1, &["Reversal", "pass"]);
    m.does(A1, "pass").offers(B1, "block 0x3 with P4").does(B1, "retreat 2");
    m.face_up(B2, "Master of Twos", false).holds(B2, "3 4").stands(B2, 14);
}

/// FD-18.15: the target's way of blocking covers his supporters' cards.
#[test]
fn the_targets_ability_covers_the_whole_block() {
    let struck = |b1: &str, b2: &str| {
        let board = team().fighter(A1, 8, "1 3 3", "").fighter(A2, 3, "1", "");
        let board = board.fighter(B1, 12, "1 5", b1).fighter(B2, 14, "2 5 4", b2);
        let mut m = board.turn(A1);
        m.does(A1, "dash 1, strike 2x3");
        m
    };
    let mut m = struck("Rock Armor", "");
    m.does(B1, "Rock Armor").offers(B2, "dash 2, offer 1x5").does(B2, "dash 2, offer 1x5");
    m.does(B1, "block 1x5 with P4").is_undefeated(B1).stands(B2, 12);
    // A supporter's own ability of that kind is no use to his teammate.
    let mut m = struck("", "Rock Armor");
    m.must(B2, "pass").lacks(B1, "block");
}

/// FD-18.15: a single card blocks for the bubble, also a supporter's.
#[test]
fn a_supporter_may_give_the_single_card_a_bubble_needs() {
    let mut m = attacked("3 3", (11, "1", "Bubble Shield"), (14, "3 3 2", ""));
    m.does(A1, "attack 2x3").does(B1, "Bubble Shield").does(B2, "dash 3, offer 1x3");
    m.does(B1, "block 0x3 with P4").is_undefeated(B1);
}

/// FD-18.16, FD-S166: what cannot be blocked cannot be dashing blocked.
#[test]
fn an_unblockable_attack_cannot_be_dashing_blocked() {
    let board = team().fighter(A1, 10, "1", "Windmill Crusher").fighter(A2, 3, "1", "");
    let board = board.fighter(B1, 11, "2", "").fighter(B2, 14, "1 3 5", "");
    let mut m = board.clone().turn(A1);
    m.does(A1, "attack 1x1").does(A1, "Windmill Crusher").must(B1, "take the hit");
    m.is_defeated(B1);
    let mut m = board.turn(A1);
    m.does(A1, "attack 1x1").does(A1, "pass").asks(B2).offers(B2, "dash 3, offer 1x1");
}

/// FD-18.1: an effect may forbid it.
#[test]
fn an_effect_may_forbid_dashing_blocks() {
    let board = board(Mode::Raid3).fighter(M1, 9, "2", "").fighter(M2, 7, "2 2", "");
    let board = board.fighter(M3, 6, "3 2", "").fighter(DRAGON_OF_THREE, 11, "2", "Crushed Dreams");
    let mut m = board.turn(DRAGON_OF_THREE);
    m.does(DRAGON_OF_THREE, "attack 1x2").does(DRAGON_OF_THREE, "Crushed Dreams");
    m.may(M1, &["block 1x2", "take the hit"]);
}
