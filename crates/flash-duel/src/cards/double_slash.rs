//! Double Slash: Onimaru follows an opponent who retreats and attacks him at the new distance.

use crate::ability::{Ability, Moment, Window};
use crate::pile::Number;
use crate::step::Grant;
use crate::table::Open;
use crate::why::{self, Why};
use kernel::Seat;

const TOO_FAR: Why = Why { clause: "FD-7.8", words: "no card reaches where that opponent is now" };
const NO_CARD: Why = Why { clause: "FD-11.11", words: "you hold no card of the new distance" };

/// The attack on the space he retreated to.
fn second_slash(open: &Open, me: Seat, moment: Moment) -> Result<Grant, Why> {
    let Moment::Retreated { target, .. } = moment else { return Err(why::NOT_ITS_MOMENT) };
    if !open.enemies(me).has(target) {
        return Err(why::NO_SUCH_TARGET);
    }
    Number::new(open.distance(me, target)).ok_or(TOO_FAR)?;
    Ok(Grant { space: Some(open.space(target)), ..Grant::ATTACK })
}

pub const CARD: Ability = Ability {
    name: "Double Slash",
    text: "You may at once attack that opponent if you hold cards equal to the new distance.",
    trigger: "An opponent retreats from your dashing strike.",
    windows: Window::OPPONENT_RETREATED,
    when: |open, me, moment, _| {
        second_slash(open, me, moment)?;
        if open.cards_to_play(me) > 0 { Ok(()) } else { Err(NO_CARD) }
    },
    hand: |t, me, moment, _| {
        let grant = second_slash(t.open(), me, moment)?;
        if t.grant_finds_something(me, grant) { Ok(()) } else { Err(NO_CARD) }
    },
    effect: |t, _, cast| {
        if let Ok(grant) = second_slash(t.open(), cast.me, cast.moment) {
            t.grant(cast.me, grant);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// West dashes from 5 to 7 and strikes with a 3; East retreats from 10.
    fn retreats(west: &str, east: &str, retreat: &str) -> Fight {
        let mut m = duel().at(5, 10).west(west, "Double Slash").east(east, "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, retreat);
        m
    }

    /// FD-7.14: the new distance is 4, and an attack can only be blocked.
    #[test]
    fn attacks_at_the_new_distance_and_only_a_block_helps() {
        let mut m = retreats("2 3 4 4 3", "1 5 4", "retreat 1");
        m.may(WEST, &["Double Slash", "pass"]).does(WEST, "Double Slash");
        m.may(WEST, &["attack 1x4", "attack 2x4", "pass"]).does(WEST, "attack 1x4");
        m.may(EAST, &["block 1x4", "take the hit"]).refuses(EAST, "retreat 5", "FD-8.4");
        m.does(EAST, "take the hit").tokens(1, 0);
    }

    /// Blocked, the turn ends and the recovery from the retreat is still due.
    #[test]
    fn a_block_does_not_spare_the_recovery() {
        let mut m = retreats("2 3 4", "1 4", "retreat 1");
        m.does(WEST, "Double Slash").does(WEST, "attack 1x4").does(EAST, "block 1x4");
        m.goes_on().turn_of(WEST).hand_size(EAST, 5);
    }

    /// FD-11.12a: asked whatever he holds, not asked beyond the reach of any card.
    #[test]
    fn is_asked_but_not_offered_without_a_fitting_card() {
        let mut m = retreats("2 3 5 3", "1 5", "retreat 1");
        m.may(WEST, &["pass"]).refuses(WEST, "Double Slash", "FD-11.11");
        let mut m = retreats("2 3 5", "3 5", "retreat 3");
        m.stands(EAST, 13).asks(WEST).lacks(WEST, "Double Slash").offers(WEST, "move back 5");
    }

    /// FD-7.14: the number is the new distance, not the number of the strike.
    #[test]
    fn a_blocked_strike_gives_no_second_slash() {
        let mut m = duel().at(5, 10).west("2 3 3", "Double Slash").east("3 1", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3").turn_of(EAST);
    }

    /// FD-21.2: it goes to the opponent who retreated, not to another in reach.
    #[test]
    fn nobody_else_is_attacked() {
        let board = team().fighter(A1, 5, "2 3 4 5", "Double Slash").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "2 1", "").fighter(B2, 11, "5", "").turn(A1);
        m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 2").does(A1, "Double Slash");
        m.may(A1, &["attack 1x5", "pass"]).refuses(A1, "attack 1x4", "FD-7.8");
    }

    /// FD-17.10: everyone on the space he retreated to must respond.
    #[test]
    fn everyone_on_his_new_space_must_respond() {
        let board = team().fighter(A1, 5, "2 3 5", "Double Slash").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 10, "2 1", "").fighter(B2, 12, "5", "");
        let mut m = board.turn(A1);
        m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 2").stands(B1, 12);
        m.does(A1, "Double Slash").does(A1, "attack 1x5").does(B1, "take the hit");
        m.is_defeated(B1).may(B2, &["block 1x5", "take the hit"]).does(B2, "block 1x5");
        m.is_undefeated(B2);
    }
}
