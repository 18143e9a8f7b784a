//! Pilebunker: DeGrey gives ground to exactly four spaces and drives the spike home.

use crate::ability::{Ability, Moment, Window};
use crate::pile::Number;
use crate::step::Grant;
use crate::why::Why;
use kernel::Seat;

const FOUR: Number = Number::ALL[3];
const NOT_FOUR_AWAY: Why =
    Why { clause: "FD-11.11", words: "you are not exactly 4 spaces from that opponent" };
const NO_FOUR: Why = Why { clause: "FD-11.11", words: "you hold no 4 to attack with" };

fn striker(moment: Moment) -> Seat {
    match moment {
        Moment::Retreated { by, .. } => by,
        other => panic!("{other:?} is no retreat"),
    }
}

pub const CARD: Ability = Ability {
    name: "Pilebunker",
    text: "If you are now exactly 4 spaces from that opponent you may attack them at once with one \
           or more 4s.",
    trigger: "You retreat from a dashing strike.",
    windows: Window::YOU_RETREATED,
    when: |open, me, moment, _| match () {
        _ if open.distance(me, striker(moment)) != FOUR.value() => Err(NOT_FOUR_AWAY),
        _ if open.hand_size(me) == 0 && !open.fighter(me).has_stash => Err(NO_FOUR),
        _ => Ok(()),
    },
    hand: |t, me, _, _| {
        if t.held(me, FOUR) > 0 || t.stash(me) == Some(FOUR) { Ok(()) } else { Err(NO_FOUR) }
    },
    effect: |t, _, cast| {
        let space = t.open().space(striker(cast.moment));
        let grant = Grant { number: Some(FOUR), space: Some(space), ..Grant::ATTACK };
        t.grant(cast.me, grant);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    fn struck_degrey() -> Fight {
        let board = duel().at(5, 10).west("2 3 4", "Knowing the Opponent");
        let mut m = board.east("1 4 4", "Pilebunker").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1").stands(EAST, 11);
        m
    }

    /// FD-S38, FD-12.2, FD-12.6, FD-7.14.
    #[test]
    fn the_turn_player_is_asked_first_then_degrey_attacks_on_his_turn() {
        let mut m = struck_degrey();
        m.may(WEST, &["Knowing the Opponent", "pass"]).does(WEST, "pass");
        m.may(EAST, &["Pilebunker", "pass"]).does(EAST, "Pilebunker");
        m.may(EAST, &["attack 1x4", "attack 2x4", "pass"]).does(EAST, "attack 2x4");
        m.may(WEST, &["take the hit"]).does(WEST, "take the hit").tokens(0, 1);
    }

    /// FD-S38: blocked with 4s the turn goes on, and DeGrey still recovers.
    #[test]
    fn can_be_blocked_and_does_not_spare_the_recovery() {
        let mut m = struck_degrey();
        m.does(WEST, "pass").does(EAST, "Pilebunker").does(EAST, "attack 1x4");
        m.does(WEST, "block 1x4").goes_on().turn_of(WEST);
    }

    /// FD-11.12a: at the right distance he is asked whatever he holds.
    #[test]
    fn is_asked_but_not_offered_without_a_four() {
        let board = duel().at(5, 10).west("2 3 4", "").east("1 3", "Pilebunker");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1").may(EAST, &["pass"]);
        m.refuses(EAST, "Pilebunker", "FD-11.11");
    }

    #[test]
    fn is_not_asked_at_another_distance() {
        let board = duel().at(5, 10).west("2 3 4", "").east("2 4", "Pilebunker");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 2").turn_of(WEST);
    }
}
