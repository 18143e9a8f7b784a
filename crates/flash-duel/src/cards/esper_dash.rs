//! Esper Dash: Setsuki moves, and is upon her opponent before the move is over.

use crate::ability::{Ability, Window};
use crate::step::Grant;
use crate::why::Why;

const NO_STRIKE: Why =
    Why { clause: "FD-11.11", words: "you could make no dashing strike from here" };

pub const CARD: Ability = Ability {
    name: "Esper Dash",
    text: "You may make a dashing strike immediately.",
    trigger: "You move.",
    windows: Window::YOU_MOVED,
    when: |open, me, _, _| if open.could_strike(me) { Ok(()) } else { Err(NO_STRIKE) },
    hand: |t, me, _, _| {
        if t.grant_finds_something(me, Grant::STRIKE) { Ok(()) } else { Err(NO_STRIKE) }
    },
    effect: |t, _, cast| t.grant(cast.me, Grant::STRIKE),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S56, FD-7.14: dash and strike are separate cards of the hand that is left.
    #[test]
    fn a_dashing_strike_follows_the_move() {
        let board = duel().at(4, 13).west("2 3 4 4", "Esper Dash").east("4 4 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2").may(WEST, &["Esper Dash", "pass"]).does(WEST, "Esper Dash");
        let strikes = ["dash 3, strike 1x4", "dash 3, strike 2x4", "dash 4, strike 1x3"];
        m.may(WEST, &[&strikes[..], &["pass"]].concat());
        m.does(WEST, "dash 3, strike 2x4").stands(WEST, 9);
        m.may(EAST, &["block 2x4", "retreat 1", "retreat 4", "take the hit"]);
    }

    /// FD-7.10: the rules of the strike hold where the move ended.
    #[test]
    fn is_not_asked_when_the_move_ended_adjacent_or_far_away() {
        let board = duel().at(7, 10).west("2 3 1", "Esper Dash").east("4", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2").stands(WEST, 9).turn_of(EAST);
        let board = duel().at(3, 16).west("2 5 5", "Esper Dash").east("4", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2").stands(WEST, 5).turn_of(EAST);
    }

    /// FD-11.12a: distance 7 could be struck, but not with this hand.
    #[test]
    fn is_asked_but_not_offered_without_fitting_cards() {
        let board = duel().at(3, 12).west("2 3 2", "Esper Dash").east("4", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2").may(WEST, &["pass"]);
        m.refuses(WEST, "Esper Dash", "FD-11.11").does(WEST, "pass").turn_of(EAST);
        let board = duel().at(3, 12).west("2 3", "Esper Dash").east("4", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2").turn_of(EAST);
    }

    /// Only a Move opens it: not a push and not a dash.
    #[test]
    fn is_not_asked_after_a_push_or_a_dash() {
        let board = duel().at(9, 10).west("3 2 2", "Esper Dash").east("4", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "push 3").stands(EAST, 13).turn_of(EAST);
        let board = duel().at(5, 10).west("2 3 2 1", "Esper Dash").east("3 5", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3").turn_of(EAST);
    }

    /// Nor does a retreat.
    #[test]
    fn is_not_asked_after_a_retreat() {
        let board = duel().at(5, 10).west("2 3 2 1", "Esper Dash").east("2 3 2 2", "");
        let mut m = board.turn(EAST);
        m.does(EAST, "dash 2, strike 1x3").does(WEST, "retreat 2").asks(EAST);
        m.face_up(WEST, "Esper Dash", true);
    }

    /// FD-7.14: the grant opens the windows of a strike, and the turn's ability is used (FD-11.4).
    #[test]
    fn the_granted_strike_is_answered_like_any_other() {
        let board = duel().at(4, 13).west("2 3 4", "Esper Dash, Knowing the Opponent");
        let mut m = board.east("1 1", "").turn(WEST);
        m.does(WEST, "move forward 2").does(WEST, "Esper Dash").does(WEST, "dash 3, strike 1x4");
        m.may(EAST, &["retreat 1", "take the hit"]).does(EAST, "retreat 1").stands(EAST, 14);
        m.lacks(WEST, "Knowing the Opponent").face_up(WEST, "Knowing the Opponent", true);
    }
}
