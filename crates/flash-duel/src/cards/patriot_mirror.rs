//! Patriot Mirror: Quince blocks an attack and returns it with cards of the same number.

use crate::ability::{Ability, Moment, Window};
use crate::step::Grant;
use crate::table::Open;
use crate::why::{self, Why};
use kernel::Seat;

const OTHER_DISTANCE: Why =
    Why { clause: "FD-7.8", words: "the attacker is not at the distance of his attack's number" };
const NO_CARD: Why = Why { clause: "FD-11.11", words: "you hold no card of the attack's number" };

/// The attack on the attacker's space, which must be as far away as the number of his attack says.
/// So it has that number, whatever number blocked.
fn returned(open: &Open, me: Seat, moment: Moment) -> Result<Grant, Why> {
    let (Moment::Blocked { by, .. }, Some(x)) = (moment, open.exchange()) else {
        return Err(why::NOT_ITS_MOMENT);
    };
    match () {
        _ if !open.enemies(me).has(by) => Err(why::NO_SUCH_TARGET),
        _ if open.distance(me, by) != x.number.value() => Err(OTHER_DISTANCE),
        _ => Ok(Grant { space: Some(open.space(by)), ..Grant::ATTACK }),
    }
}

pub const CARD: Ability = Ability {
    name: "Patriot Mirror",
    text: "You may at once attack the attacker with one or more cards of the same number as their \
           attack.",
    trigger: "You block an attack.",
    windows: Window::YOU_BLOCKED_ATTACK,
    when: |open, me, moment, _| {
        returned(open, me, moment)?;
        if open.cards_to_play(me) > 0 { Ok(()) } else { Err(NO_CARD) }
    },
    hand: |t, me, moment, _| {
        let grant = returned(t.open(), me, moment)?;
        if t.grant_finds_something(me, grant) { Ok(()) } else { Err(NO_CARD) }
    },
    effect: |t, _, cast| {
        if let Ok(grant) = returned(t.open(), cast.me, cast.moment) {
            t.grant(cast.me, grant);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-7.14: an attack on the opponent's turn, which he must block or is hit.
    #[test]
    fn returns_the_attack_with_the_same_number() {
        let board = duel().at(7, 10).west("3 1", "").east("3 3 3 1", "Patriot Mirror");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").may(EAST, &["Patriot Mirror", "pass"]);
        m.does(EAST, "Patriot Mirror").may(EAST, &["attack 1x3", "attack 2x3", "pass"]);
        m.does(EAST, "attack 2x3").may(WEST, &["take the hit"]).does(WEST, "take the hit");
        m.tokens(0, 1);
    }

    /// Blocked in turn, the attacker's turn simply ends.
    #[test]
    fn can_be_blocked() {
        let board = duel().at(7, 10).west("3 3", "").east("3 3 1", "Patriot Mirror");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(EAST, "Patriot Mirror");
        m.does(EAST, "attack 1x3").does(WEST, "block 1x3").goes_on().turn_of(EAST);
        m.discarded("3 3 3 3");
    }

    /// FD-11.12a: after a block he is asked whatever he holds, as long as he holds something.
    #[test]
    fn is_asked_but_not_offered_without_the_number() {
        let mut m = duel().at(7, 10).west("3", "").east("3 1", "Patriot Mirror").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").may(EAST, &["pass"]);
        m.refuses(EAST, "Patriot Mirror", "FD-11.11");
        let mut m = duel().at(7, 10).west("3", "").east("3", "Patriot Mirror").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").asks(WEST).hand_size(WEST, 5);
        let board = duel().at(7, 10).west("3", "").east("3", "Patriot Mirror");
        let mut m = board.with(EAST, |f| f.stash = Some(number(3))).turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(EAST, "Patriot Mirror");
        m.may(EAST, &["attack stashed 3", "pass"]);
    }

    /// FD-0.6.
    #[test]
    fn a_blocked_dashing_strike_does_not_count() {
        let mut m = duel().at(5, 10).west("2 3", "").east("3 3", "Patriot Mirror").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3").turn_of(EAST);
    }

    /// FD-7.8: an attack from farther away than its number cannot be returned.
    #[test]
    fn the_distance_must_equal_the_number() {
        let board = duel().at(7, 11).west("3", "Rocket Punch").east("3 3 4", "Patriot Mirror");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3 by Rocket Punch").does(EAST, "block 1x3").turn_of(EAST);
    }

    /// The number of the attack counts, not the one it had to be blocked with.
    #[test]
    fn surgical_strike_does_not_change_the_number_returned() {
        let board = duel().at(7, 10).west("3", "Surgical Strike").east("3 5 5", "Patriot Mirror");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(WEST, "Surgical Strike naming 5").does(EAST, "block 1x5");
        m.does(EAST, "Patriot Mirror").may(EAST, &["attack 1x3", "pass"]);
    }

    /// FD-17.10: it goes to the attacker's space, and everyone there must answer.
    #[test]
    fn everyone_on_the_attackers_space_must_answer() {
        let board = team().fighter(A1, 8, "3 3", "").fighter(A2, 8, "1", "");
        let board = board.fighter(B1, 11, "3 3 1", "Patriot Mirror").fighter(B2, 18, "1", "");
        let mut m = board.turn(A1);
        m.does(A1, "attack 1x3").does(B1, "block 1x3").does(B1, "Patriot Mirror");
        m.does(B1, "attack 1x3").does(A2, "take the hit").is_defeated(A2);
        m.does(A1, "block 1x3").is_undefeated(A1).turn_of(B1);
    }
}
