//! Stun Lock: who blocks Vendetta is too dazed to act next.

use crate::ability::{Ability, Moment, Window};
use crate::why::Why;

const TOO_FAR: Why = Why { clause: "FD-11.11", words: "you struck from more than 3 spaces away" };

/// From how far away a strike still dazes: from anywhere it won too much, from nowhere too little.
const REACH: u8 = 3;

pub const CARD: Ability = Ability {
    name: "Stun Lock",
    text: "That opponent must recover on their next turn.",
    trigger: "An opponent blocks your attack, or your dashing strike from at most 3 spaces away.",
    windows: Window::YOUR_ATTACK_BLOCKED.or(Window::YOUR_STRIKE_BLOCKED),
    when: |open, me, moment, _| match (moment, open.exchange()) {
        (Moment::Blocked { target, .. }, Some(x))
            if x.is_strike() && open.distance(me, target) > REACH =>
        {
            Err(TOO_FAR)
        }
        _ => Ok(()),
    },
    effect: |t, play, cast| {
        if let Moment::Blocked { target, .. } = cast.moment {
            t.force_recovery(play, target, false);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    fn blocked(board: Board) -> Fight {
        let board = board.at(7, 10).west("3 2 2 2 2 2", "Stun Lock");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").may(WEST, &["Stun Lock", "pass"]);
        m
    }

    /// FD-9.6: one recover turn, with its refill.
    #[test]
    fn the_blocker_recovers_on_his_next_turn() {
        let mut m = blocked(duel().east("3 1 1", ""));
        m.does(WEST, "Stun Lock").turn_of(WEST).hand_size(EAST, 5);
        m.does(WEST, "move back 2").turn_of(EAST).offers(EAST, "move back 1");
    }

    /// FD-9.6: it is not a recovery from a retreat.
    #[test]
    fn is_not_a_recovery_from_a_retreat() {
        let mut m = blocked(duel().east("3 3 1 1", "Relentless Strikes"));
        m.does(WEST, "Stun Lock").turn_of(WEST);
    }

    /// FD-R8, FD-S159, FD-9.11: still one recover turn for who was due already.
    #[test]
    fn adds_nothing_to_a_recovery_already_due() {
        let mut m = blocked(duel().east("3 1 1", "").with(EAST, |f| f.forced_due = 1));
        m.does(WEST, "Stun Lock").turn_of(WEST).does(WEST, "move back 2").turn_of(EAST);
        let mut m = blocked(duel().east("3 1 1", "").with(EAST, |f| f.retreat_due = true));
        m.does(WEST, "Stun Lock").turn_of(WEST).does(WEST, "move back 2").turn_of(EAST);
    }

    /// FD-0.6: the card names both, so a blocked dashing strike stuns too, from 3 spaces away.
    #[test]
    fn stuns_who_blocks_a_near_dashing_strike() {
        let mut m = duel().at(5, 10).west("2 3 1", "Stun Lock").east("3 1", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3");
        m.may(WEST, &["Stun Lock", "pass"]).does(WEST, "Stun Lock");
        m.turn_of(WEST).hand_size(EAST, 5);
    }

    /// FD-11.11, FD-0.6: the distance is public, so after a strike from farther away he is not even
    /// asked and the blocker acts next. It binds strikes alone: an attack stuns from there too.
    #[test]
    fn is_not_asked_after_a_strike_from_farther_away() {
        for far in [4, 5] {
            let board = duel().at(8 - far, 10).west("2 4 5", "Stun Lock").east("4 5 1", "");
            let mut m = board.clone().turn(WEST);
            m.does(WEST, &format!("dash 2, strike 1x{far}")).does(EAST, &format!("block 1x{far}"));
            m.turn_of(EAST).is_recovering(EAST, false).face_up(WEST, "Stun Lock", true);
            let mut m = board.space(WEST, 10 - far).turn(WEST);
            m.does(WEST, &format!("attack 1x{far}")).does(EAST, &format!("block 1x{far}"));
            m.may(WEST, &["Stun Lock", "pass"]).does(WEST, "Stun Lock").turn_of(WEST);
        }
    }

    /// FD-21.6: of two blockers the one in whose window it is played.
    #[test]
    fn stuns_one_of_two_blockers() {
        let board = team().fighter(A1, 7, "3", "Stun Lock").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "3 1", "").fighter(B2, 10, "3 5", "").turn(A1);
        m.does(A1, "attack 1x3").does(B1, "block 1x3").does(A1, "Stun Lock");
        m.does(B2, "block 1x3").is_recovering(B2, false).turn_of(A2);
    }
}
