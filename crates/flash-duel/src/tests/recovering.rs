//! FD-9: recovering.

use crate::tests::*;
use crate::{Event, Mode, Space};
use kernel::{Seat, Viewer};
use scenario::Scene;

type Table = crate::Table;

/// What is due: a retreat's recovery, a skipped turn, forced recoveries.
fn due(m: &Scene<Table>, seat: Seat) -> (bool, bool, u8) {
    let f = m.table().open().fighter(seat);
    (f.retreat_due, f.skip_due, f.forced_due)
}

fn count(m: &Scene<Table>, event: Event) -> usize {
    m.told(Viewer::Public).iter().filter(|e| **e == event).count()
}

/// East retreats from West's strike with a 1, and West's turn ends.
fn retreated(east: &str, abilities: &str) -> Fight {
    let board = duel().at(5, 10).west("2 3 1 1 1", "").east(east, abilities);
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1").stands(EAST, 11);
    m
}

/// FD-9.1.
#[test]
fn who_retreated_recovers_on_his_next_turn() {
    let mut m = retreated("1 4 4", "");
    m.hears(Viewer::Public, Event::Recovered { seat: EAST }).turn_of(WEST).asks(WEST);
    // That was it: the turn after is an ordinary one.
    m.does(WEST, "move back 1").turn_of(EAST).offers(EAST, "move forward 4");
    assert_eq!(count(&m, Event::Recovered { seat: EAST }), 1);
}

/// FD-9.1: a block costs no recovery.
#[test]
fn who_blocked_does_not_recover() {
    let mut m = duel().at(5, 10).west("2 3", "").east("3 4", "").turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3");
    m.turn_of(EAST).offers(EAST, "move forward 4").is_recovering(EAST, false);
}

/// FD-S23, FD-9.2, FD-9.4: with three cards he refills two; no action, no ability.
#[test]
fn a_recover_turn_is_a_refill_and_nothing_else() {
    let board = duel().at(5, 11).west("1", "").east("4 4 2", "Flame Arrow");
    let mut m = board.with(EAST, |f| f.retreat_due = true).draws("3 5").turn(EAST);
    m.turn_of(WEST).asks(WEST).holds(EAST, "2 3 4 4 5").stands(EAST, 11).luck_is_used_up();
    m.hears_nothing_like(Viewer::Public, |e| {
        matches!(e, Event::Moved { .. } | Event::NoActionTaken { .. } | Event::Announced { .. })
    });
}

/// FD-9.2: a mortal refills with the others, not on his recover turn.
#[test]
fn a_recovering_mortal_waits_for_the_common_refill() {
    let board = board(Mode::Raid2).fighter(M1, 5, "1 1", "").fighter(M2, 3, "2", "");
    let board = board.fighter(DRAGON_OF_TWO, 15, "1", "").with(M1, |f| f.retreat_due = true);
    let mut m = board.turn(M1);
    m.turn_of(M2).hand_size(M1, 2).hears(Viewer::Public, Event::Recovered { seat: M1 });
    m.does(M2, "move forward 2").turn_of(DRAGON_OF_TWO).hand_size(M1, 5).hand_size(M2, 5);
}

/// FD-S118, FD-9.3: B1 retreats from A1 and again from A2 before his turn.
#[test]
fn several_retreats_cost_one_recover_turn() {
    let board = team().fighter(A1, 5, "2 3", "").fighter(A2, 5, "3 3", "");
    let board = board.fighter(B1, 10, "1 1 2", "").fighter(B2, 18, "1", "");
    let mut m = board.position(|p| p.order = vec![A1, B2, A2, B1]).turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1").stands(B1, 11);
    m.does(B2, "move back 1").does(A2, "dash 3, strike 1x3").does(B1, "retreat 1").stands(B1, 12);
    // His turn came: one recovery, a refill to five, and the turn passed on.
    m.turn_of(A1).hand_size(B1, 5).is_recovering(B1, false);
    assert_eq!(count(&m, Event::Recovered { seat: B1 }), 1);
    m.does(A1, "move back 1").does(B2, "move back 1").does(A2, "move back 1");
    m.turn_of(B1).asks(B1);
}

/// FD-9.4: no ability on one's own recover turn.
#[test]
fn no_ability_on_ones_own_recover_turn() {
    let board = duel().at(5, 11).west("1", "").east("4 4", "Flame Arrow, Martial Mastery");
    let mut m = board.clone().turn(EAST);
    m.may(EAST, &["Flame Arrow on P1", "Martial Mastery", "pass"]);
    let mut m = board.clone().with(EAST, |f| f.retreat_due = true).turn(EAST);
    m.turn_of(WEST).asks(WEST).face_up(EAST, "Flame Arrow", true);
    // Whatever he recovers from.
    let mut m = board.with(EAST, |f| f.forced_due = 1).turn(EAST);
    m.hears(Viewer::Public, Event::Recovered { seat: EAST }).turn_of(WEST).asks(WEST);
}

/// FD-9.4, FD-10.6: not even Pacifism, if the refill of the recover turn ends the pile.
#[test]
fn pacifism_cannot_be_played_on_ones_own_recover_turn() {
    let board = duel().at(8, 10).west("2 2", "").east("3 3 3 3", "Pacifism").pile("5");
    let mut m = board.clone().with(EAST, |f| f.retreat_due = true).draws("5").turn(EAST);
    m.tokens(1, 0).face_up(EAST, "Pacifism", true);
    m.hears(Viewer::Public, Event::LastHit { by: WEST, on: EAST });
    // On another player's turn the recovery that is due does not matter (FD-9.8).
    let mut m = board.with(EAST, |f| f.retreat_due = true).draws("5").turn(WEST);
    m.does(WEST, "move back 2").may(EAST, &["Pacifism", "pass"]);
}

/// FD-9.4, FD-S57: except one that is triggered by recovering itself.
#[test]
fn an_ability_for_recovering_may_be_played_then() {
    let board = duel().at(5, 11).west("1", "").east("4 2", "Speed of the Fox, Flame Arrow");
    let mut m = board.with(EAST, |f| f.retreat_due = true).turn(EAST);
    m.turn_of(EAST).may(EAST, &["Speed of the Fox", "pass"]).is_recovering(EAST, true);
    m.refuses(EAST, "Flame Arrow on P1", "FD-9.4");
    m.does(EAST, "Speed of the Fox").does(EAST, "move forward 2").stands(EAST, 9);
    m.turn_of(WEST).hand_size(EAST, 5);
}

/// FD-9.5: set by the retreat, cleared by the recover turn.
#[test]
fn a_recovery_is_a_flag_that_the_recover_turn_clears() {
    let board = team().fighter(A1, 5, "2 3", "").fighter(A2, 1, "3", "");
    let board = board.fighter(B1, 10, "1 1 2", "").fighter(B2, 18, "1", "");
    let mut m = board.position(|p| p.order = vec![A1, B2, A2, B1]).turn(A1);
    assert_eq!(due(&m, B1), (false, false, 0));
    m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1");
    assert_eq!(due(&m, B1), (true, false, 0));
    m.does(B2, "move back 1").does(A2, "move back 3");
    assert_eq!(due(&m, B1), (false, false, 0));
    assert_eq!(count(&m, Event::Recovered { seat: B1 }), 1);
}

/// FD-9.5: or cleared by an ability that cancels it.
#[test]
fn an_ability_may_cancel_a_recovery() {
    let board = duel().at(5, 10).west("2 3 1 1 1", "").east("4 4 4", "Radiant Healing");
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4");
    assert_eq!(due(&m, EAST), (true, false, 0));
    m.does(EAST, "Radiant Healing").turn_of(EAST).offers(EAST, "move back 4");
    assert_eq!((due(&m, EAST), count(&m, Event::Recovered { seat: EAST })), ((false, false, 0), 0));
}

/// FD-9.6, FD-S159: Stun Lock adds nothing to what is due already, Dominance does.
#[test]
fn forced_recoveries_are_counted_apart() {
    // In the order A1, B2, A2, B1 the victim B1 has a recovery due when he is hit by either.
    let board = |ability: &str| {
        let board = team().fighter(A1, 7, "3 1", ability).fighter(A2, 1, "3", "");
        let board = board.fighter(B1, 10, "3 1", "").fighter(B2, 18, "1", "");
        board.position(|p| p.order = vec![A1, B2, A2, B1])
    };
    for (before, after) in [(false, (false, false, 1)), (true, (true, false, 0))] {
        let mut m = board("Stun Lock").with(B1, move |f| f.retreat_due = before).turn(A1);
        m.does(A1, "attack 1x3").does(B1, "block 1x3").does(A1, "Stun Lock");
        assert_eq!(due(&m, B1), after, "Stun Lock, a recovery due before: {before}");
    }
    for (before, after) in [(false, (false, false, 1)), (true, (true, false, 1))] {
        let mut m = board("Dominance").with(B1, move |f| f.retreat_due = before).turn(A1);
        m.does(A1, "Dominance on P2");
        assert_eq!(due(&m, B1), after, "Dominance, a recovery due before: {before}");
    }
}

/// FD-9.6: a landmine entered without retreating is a forced recovery, and adds nothing either.
#[test]
fn a_landmine_forces_a_recovery_only_if_none_is_due() {
    for (before, after) in [(false, (false, false, 1)), (true, (true, false, 0))] {
        let board = team().fighter(A1, 9, "2", "").fighter(A2, 1, "3", "");
        let board = board.fighter(B1, 10, "3 1", "").fighter(B2, 18, "1", "");
        let board = board.with(A2, |f| f.mine = Some(Space(12)));
        let board = board.with(B1, move |f| f.retreat_due = before);
        let mut m = board.position(|p| p.order = vec![A1, B2, A2, B1]).turn(A1);
        m.does(A1, "push 2").stands(B1, 12).is_recovering(B1, true);
        assert_eq!(due(&m, B1), after, "a recovery due before: {before}");
    }
}

/// FD-9.6: a forced recovery is not from a retreat, so nothing that needs one can be played.
#[test]
fn a_forced_recovery_is_not_from_a_retreat() {
    let board = duel().at(5, 11).west("1", "").east("4 2", "Speed of the Fox");
    let mut m = board.with(EAST, |f| f.forced_due = 1).turn(EAST);
    m.turn_of(WEST).hears(Viewer::Public, Event::Recovered { seat: EAST }).hand_size(EAST, 5);
}

/// FD-S82, FD-9.7: E@11 retreats with a 4 over the mine on 13: no turn and no refill.
#[test]
fn a_retreat_into_a_landmine_costs_the_whole_turn() {
    let board = duel().at(6, 11).west("2 3 1 1 1", "").east("4 5", "Speed of the Fox");
    let mut m = board.with(WEST, |f| f.mine = Some(Space(13))).turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").stands(EAST, 15);
    m.hears(Viewer::Public, Event::MineSetOff { seat: EAST, space: Space(13) });
    // Nothing was asked, nothing drawn: it is West's turn again.
    m.hears(Viewer::Public, Event::TurnSkipped { seat: EAST }).turn_of(WEST).asks(WEST);
    m.holds(EAST, "5").hears_nothing_like(Viewer::Public, |e| {
        matches!(e, Event::Recovered { .. }) || *e == Event::DrewUnseen { seat: EAST }
    });
    // The skipped turn replaces the recover turn; afterwards he is free.
    m.does(WEST, "move back 1").turn_of(EAST).offers(EAST, "move forward 5");
}

/// FD-9.7: no ability either, neither one for the start of the turn nor one for recovering.
#[test]
fn no_ability_on_a_skipped_turn() {
    let board = duel().at(5, 11).west("1", "").east("4 4", "Flame Arrow, Speed of the Fox");
    board.clone().turn(EAST).may(EAST, &["Flame Arrow on P1", "pass"]);
    let mut m = board.with(EAST, |f| f.skip_due = true).turn(EAST);
    m.hears(Viewer::Public, Event::TurnSkipped { seat: EAST }).turn_of(WEST).asks(WEST);
    m.holds(EAST, "4 4").face_up(EAST, "Flame Arrow", true);
}

/// FD-9.7: the Dragon of a Raid and a Solo bot skip like everyone: nothing is done, nothing drawn.
#[test]
fn the_dragon_and_a_bot_skip_without_a_refill() {
    let raid = board(Mode::Raid2).fighter(M1, 12, "1 2", "").fighter(M2, 3, "2", "");
    let raid = raid.fighter(DRAGON_OF_TWO, 18, "1 4", "Flame Arrow");
    let mut m = raid.with(DRAGON_OF_TWO, |f| f.skip_due = true).turn(DRAGON_OF_TWO);
    m.hears(Viewer::Public, Event::TurnSkipped { seat: DRAGON_OF_TWO });
    m.turn_of(M1).asks(M1).holds(DRAGON_OF_TWO, "1 4").stands(DRAGON_OF_TWO, 18);
    for mode in [Mode::SoloDummy, Mode::SoloRook, Mode::SoloDragon] {
        let solo = board(mode).at(4, 10).west("1", "").east("2 3", "Deep Breath");
        let mut m = solo.with(EAST, |f| f.skip_due = true).turn(EAST);
        m.hears(Viewer::Public, Event::TurnSkipped { seat: EAST }).turn_of(WEST).asks(WEST);
        m.holds(EAST, "2 3").stands(EAST, 10).is_recovering(EAST, false);
    }
}

/// FD-S82, second half: who moves onto it recovers on his next turn, with his refill.
#[test]
fn moving_onto_a_landmine_costs_a_recover_turn() {
    let board = duel().at(3, 15).west("1 1", "").east("2 4", "");
    let mut m = board.with(WEST, |f| f.mine = Some(Space(13))).turn(EAST);
    m.does(EAST, "move forward 2").stands(EAST, 13).is_recovering(EAST, true);
    assert_eq!(m.table().open().fighter(WEST).mine, None);
    m.does(WEST, "move back 1").turn_of(WEST).hand_size(EAST, 5);
    m.hears(Viewer::Public, Event::Recovered { seat: EAST });
}

/// FD-9.8: on another player's turn he may use response abilities.
#[test]
fn who_is_due_to_recover_may_use_abilities_on_others_turns() {
    let board = duel().at(7, 10).west("3", "").east("2 2 4", "Martial Mastery").discard("3");
    let mut m = board.with(EAST, |f| f.retreat_due = true).turn(WEST);
    m.does(WEST, "attack 1x3").may(EAST, &["Martial Mastery", "pass"]);
    m.does(EAST, "Martial Mastery").does(EAST, "discard 2 2").does(EAST, "take 3");
    m.does(EAST, "block 1x3").goes_on();
}

/// FD-9.8, FD-9.7: so may he who is due to skip his turn.
#[test]
fn who_is_due_to_skip_may_use_abilities_on_others_turns() {
    let board = duel().at(7, 10).west("3", "").east("2 1", "Sudden Inspiration");
    let mut m = board.with(EAST, |f| f.skip_due = true).turn(WEST);
    m.does(WEST, "attack 1x3").may(EAST, &["Sudden Inspiration", "pass"]);
    m.draws("3").does(EAST, "Sudden Inspiration").does(EAST, "block 1x3").goes_on();
}

/// FD-9.9, FD-S111: he may still block and retreat.
#[test]
fn who_is_due_to_recover_may_block_and_retreat() {
    let board = duel().at(5, 10).west("2 3", "").east("3 1", "");
    let mut m = board.with(EAST, |f| f.retreat_due = true).turn(WEST);
    m.does(WEST, "dash 2, strike 1x3");
    m.may(EAST, &["block 1x3", "retreat 1", "retreat 3", "take the hit"]);
    m.does(EAST, "retreat 1").turn_of(WEST);
    assert_eq!(count(&m, Event::Recovered { seat: EAST }), 1);
}

/// FD-9.10: the retreat's recovery is taken first, the forced one on the turn after.
#[test]
fn the_recovery_from_a_retreat_is_taken_first() {
    let board = duel().at(5, 12).west("1 1 1", "").east("4 2", "Speed of the Fox");
    let board = board.with(EAST, |f| (f.retreat_due, f.forced_due) = (true, 1));
    let mut m = board.turn(EAST);
    m.may(EAST, &["Speed of the Fox", "pass"]).does(EAST, "pass").turn_of(WEST);
    assert_eq!(due(&m, EAST), (false, false, 1));
    m.is_recovering(EAST, true).does(WEST, "move back 1").turn_of(WEST);
    assert_eq!(due(&m, EAST), (false, false, 0));
    assert_eq!(count(&m, Event::Recovered { seat: EAST }), 2);
    m.does(WEST, "move back 1").turn_of(EAST).asks(EAST);
}

/// FD-S81, FD-9.6, FD-9.10: in Team Battle Dominance finds Gwen already due; both turns are lost,
/// and Relentless Strikes serves only the first.
#[test]
fn dominance_adds_a_second_recover_turn() {
    let board = team().fighter(A1, 5, "2 3 1 1 1", "").fighter(A2, 8, "1 1", "Dominance");
    let board = board.fighter(B1, 18, "1 1", "").fighter(B2, 10, "3 3 3 4", "Relentless Strikes");
    let mut m = board.turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B2, "retreat 3").stands(B2, 13);
    m.does(B1, "move back 1").does(A2, "Dominance on P4").does(A2, "move back 1");
    m.turn_of(B2).may(B2, &["Relentless Strikes", "pass"]).does(B2, "pass");
    m.does(A1, "move back 1").does(B1, "move back 1").does(A2, "move back 1");
    // The forced one: she is not even asked.
    m.turn_of(A1);
    assert_eq!(count(&m, Event::Recovered { seat: B2 }), 2);
}

/// FD-S81, last part: in 1v1 the forced recovery cannot be used by Relentless Strikes.
#[test]
fn relentless_strikes_cannot_use_a_forced_recovery() {
    let board = duel().at(5, 10).west("1 1", "Dominance").east("5 5", "Relentless Strikes");
    let mut m = board.turn(WEST);
    m.does(WEST, "Dominance on P2").does(WEST, "move back 1").turn_of(WEST);
    m.hears(Viewer::Public, Event::Recovered { seat: EAST });
}

/// FD-9.11: while a skip is due further retreats set nothing.
#[test]
fn a_skip_swallows_further_retreats() {
    let board = team().fighter(A1, 5, "2 3", "").fighter(A2, 5, "3 3", "");
    let board = board.fighter(B1, 10, "1 1 2", "").fighter(B2, 18, "1", "");
    let board = board.with(A2, |f| f.mine = Some(Space(11)));
    let mut m = board.position(|p| p.order = vec![A1, B2, A2, B1]).turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1").stands(B1, 11);
    assert_eq!(due(&m, B1), (false, true, 0), "the skip replaces the recovery");
    m.does(B2, "move back 1").does(A2, "dash 3, strike 1x3").does(B1, "retreat 1");
    m.stands(B1, 12).turn_of(A1).hand_size(B1, 1).is_recovering(B1, false);
    assert_eq!(count(&m, Event::TurnSkipped { seat: B1 }), 1);
    m.does(A1, "move back 1").does(B2, "move back 1").does(A2, "move back 1").turn_of(B1).asks(B1);
}

/// FD-9.11, FD-S171: skip, then retreat, then forced: one item each turn.
#[test]
fn each_turn_uses_up_one_item_in_the_order_skip_retreat_forced() {
    let board = duel().at(2, 16).west("1 1 1 1 1", "").east("4", "");
    let board = board.with(EAST, |f| (f.skip_due, f.retreat_due, f.forced_due) = (true, true, 2));
    let mut m = board.turn(EAST);
    assert_eq!(due(&m, EAST), (true, false, 2));
    m.hand_size(EAST, 1).does(WEST, "move forward 1");
    assert_eq!(due(&m, EAST), (false, false, 2));
    m.hand_size(EAST, 5).does(WEST, "move back 1");
    assert_eq!(due(&m, EAST), (false, false, 1));
    m.does(WEST, "move back 1");
    assert_eq!(due(&m, EAST), (false, false, 0));
    m.does(WEST, "move back 1").turn_of(EAST).asks(EAST);
}

/// FD-S171: a skip from the mine and a recovery from Dominance are two turns.
#[test]
fn dominance_after_a_landmine_costs_a_further_turn() {
    let board = team().fighter(A1, 5, "2 3 1 1 1", "").fighter(A2, 8, "1 1 1", "Dominance");
    let board = board.fighter(B1, 18, "1 1 1", "").fighter(B2, 10, "3 4", "");
    let mut m = board.with(A1, |f| f.mine = Some(Space(12))).turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B2, "retreat 3").stands(B2, 13);
    m.does(B1, "move back 1").does(A2, "Dominance on P4").does(A2, "move back 1");
    m.turn_of(A1).holds(B2, "4").hears(Viewer::Public, Event::TurnSkipped { seat: B2 });
    m.does(A1, "move back 1").does(B1, "move back 1").does(A2, "move back 1");
    m.turn_of(A1).hand_size(B2, 5).hears(Viewer::Public, Event::Recovered { seat: B2 });
    m.does(A1, "move back 1").does(B1, "move back 1").does(A2, "move back 1").turn_of(B2);
}

/// FD-9.12: from the moment it is set until the end of the turn that uses it up.
#[test]
fn recovering_lasts_until_the_end_of_the_recover_turn() {
    let board = team().fighter(A1, 5, "2 3", "").fighter(A2, 1, "3", "");
    let board = board.fighter(B1, 10, "1 2", "Speed of the Fox").fighter(B2, 18, "1", "");
    let mut m = board.position(|p| p.order = vec![A1, B2, A2, B1]).turn(A1);
    m.does(A1, "dash 2, strike 1x3").is_recovering(B1, false).does(B1, "retreat 1");
    m.turn_of(B2).is_recovering(B1, true).does(B2, "move back 1").is_recovering(B1, true);
    m.does(A2, "move back 3").turn_of(B1).is_recovering(B1, true).does(B1, "pass");
    m.turn_of(A1).is_recovering(B1, false);
}

/// FD-9.12: whatever is due, he counts as recovering: no dashing block for a teammate.
#[test]
fn anything_that_is_due_means_recovering() {
    let helper = |set: fn(&mut crate::position::Place)| {
        let board = team().fighter(A1, 8, "3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 11, "1 1", "").fighter(B2, 14, "3 3", "");
        let mut m = board.with(B2, set).turn(A1);
        m.does(A1, "attack 1x3");
        m
    };
    helper(|_| ()).asks(B2).offers(B2, "dash 3, offer 1x3");
    helper(|f| f.retreat_due = true).is_recovering(B2, true).asks(B1);
    helper(|f| f.skip_due = true).is_recovering(B2, true).asks(B1);
    helper(|f| f.forced_due = 1).is_recovering(B2, true).asks(B1);
}
