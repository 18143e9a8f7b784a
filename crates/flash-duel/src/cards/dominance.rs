//! Dominance: Persephone makes an opponent on a dark space lose a turn recovering.

use crate::ability::{Ability, Aim, Window};
use crate::why::Why;

const NOT_DARK: Why = Why { clause: "FD-11.11", words: "that opponent is not on a dark space" };
const TOO_FAR: Why = Why { clause: "FD-11.11", words: "that opponent is more than 6 spaces away" };

/// How far away somebody still obeys her.
const REACH: u8 = 6;

pub const CARD: Ability = Ability {
    name: "Dominance",
    text: "Choose an opponent on a dark space at most 6 spaces away. They must recover on their \
           next turn; if they are already due to recover, they recover one turn more.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, me, _, naming| match naming.target() {
        victim if !open.space(victim).is_dark() => Err(NOT_DARK),
        victim if open.distance(me, victim) > REACH => Err(TOO_FAR),
        _ => Ok(()),
    },
    effect: |t, play, cast| t.force_recovery(play, cast.naming.target(), true),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Mode, Space};

    /// The victim takes no action and refills, then plays on (FD-9.2, FD-9.6).
    #[test]
    fn the_victim_recovers_and_refills() {
        let mut m = duel().at(9, 14).west("1 1 1", "Dominance").east("2", "").turn(WEST);
        m.does(WEST, "Dominance on P2").is_recovering(EAST, true).does(WEST, "move back 1");
        m.asks(WEST).hand_size(EAST, 5).is_recovering(EAST, false);
        m.does(WEST, "move back 1").asks(EAST);
    }

    /// FD-11.11: on a light space nobody is dominated.
    #[test]
    fn needs_an_opponent_on_a_dark_space() {
        let mut m = duel().at(11, 15).west("1 1", "Dominance").east("2", "").turn(WEST);
        m.lacks(WEST, "Dominance").offers(WEST, "move forward 1");
        let board = team().fighter(A1, 9, "1", "Dominance").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 12, "1", "").fighter(B2, 13, "1", "").turn(A1);
        m.may(A1, &["Dominance on P4", "pass"]).refuses(A1, "Dominance on P2", "FD-11.11");
    }

    /// FD-11.11: nor from more than six spaces away.
    #[test]
    fn reaches_six_spaces() {
        let mut m = duel().at(8, 14).west("1 1", "Dominance").east("2", "").turn(WEST);
        m.offers(WEST, "Dominance on P2");
        let mut m = duel().at(7, 14).west("1 1", "Dominance").east("2", "").turn(WEST);
        m.lacks(WEST, "Dominance").offers(WEST, "move forward 1");
    }

    /// FD-9.11: a retreat from a strike of the same turn adds its own recover turn.
    #[test]
    fn a_retreat_in_the_same_turn_adds_a_recover_turn() {
        let board = duel().at(5, 10).west("2 3 1 1 1", "Dominance").east("4 4", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Dominance on P2").does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4");
        m.turn_of(WEST).is_recovering(EAST, true).does(WEST, "move back 1");
        m.turn_of(WEST).is_recovering(EAST, false).does(WEST, "move back 1").asks(EAST);
    }

    /// FD-S81, FD-9.6, FD-9.10, FD-22.14: the recovery from the retreat comes first and can be used
    /// up by Relentless Strikes, the forced one cannot.
    #[test]
    fn stacks_on_a_gwen_who_retreated() {
        let board = team().fighter(A1, 10, "1 1 1", "").fighter(A2, 9, "1 1 1", "Dominance");
        let board = board.fighter(B1, 17, "1 1 1", "").fighter(B2, 14, "4", "Relentless Strikes");
        let mut m = board.with(B2, |f| f.retreat_due = true).turn(A2);
        m.does(A2, "Dominance on P4").does(A2, "move back 1");
        m.asks(B2).may(B2, &["Relentless Strikes", "pass"]).does(B2, "pass").hand_size(B2, 5);
        m.does(A1, "move back 1").does(B1, "move back 1").does(A2, "move back 1");
        m.asks(A1).is_recovering(B2, false).does(A1, "move back 1");
        m.does(B1, "move back 1").does(A2, "move back 1").asks(B2);
    }

    /// FD-S81: a Gwen who did not retreat recovers, and Relentless Strikes is not asked.
    #[test]
    fn a_forced_recovery_is_not_from_a_retreat() {
        let board = duel().at(10, 14).west("1 1", "Dominance");
        let mut m = board.east("5", "Relentless Strikes, Speed of the Fox").turn(WEST);
        m.does(WEST, "Dominance on P2").does(WEST, "move back 1").asks(WEST);
        m.hand_size(EAST, 5).face_up(EAST, "Relentless Strikes", true);
        m.face_up(EAST, "Speed of the Fox", true);
    }

    /// FD-S171, FD-9.11: a skipped turn without refill first, then a recover turn with it.
    #[test]
    fn comes_after_a_skipped_turn() {
        let board = team().fighter(A1, 9, "2 3 1", "").fighter(A2, 12, "1 1", "Dominance");
        let board = board.fighter(B1, 18, "1 1", "").fighter(B2, 14, "3 5", "");
        let mut m = board.with(A1, |f| f.mine = Some(Space(16))).turn(A1);
        m.does(A1, "dash 2, strike 1x3").does(B1, "pass").does(B2, "retreat 3").stands(B2, 17);
        m.does(B1, "move back 1").does(A2, "Dominance on P4").does(A2, "move back 1");
        m.turn_of(A1).hand_size(B2, 1).is_recovering(B2, true).does(A1, "move back 1");
        m.does(B1, "move back 1").does(A2, "move back 1").turn_of(A1).hand_size(B2, 5);
        m.is_recovering(B2, false);
    }

    /// FD-S159, FD-9.6: it adds to any recovery that is due.
    #[test]
    fn adds_to_a_forced_recovery() {
        let board = duel().at(9, 14).west("1 1 1 1", "Dominance").east("2", "");
        let mut m = board.with(EAST, |f| f.forced_due = 1).turn(WEST);
        m.does(WEST, "Dominance on P2").does(WEST, "move back 1").turn_of(WEST);
        m.is_recovering(EAST, true).does(WEST, "move back 1").turn_of(WEST);
        m.does(WEST, "move back 1").asks(EAST);
    }

    /// The Dragon can be chosen.
    #[test]
    fn works_on_the_dragon() {
        let board =
            board(Mode::Raid2).fighter(M1, 3, "1 1", "").fighter(DRAGON_OF_TWO, 14, "2", "");
        let mut m = board.fighter(M2, 9, "1 1", "Dominance").turn(M2);
        m.does(M2, "Dominance on P3").does(M2, "move back 1").turn_of(M1);
        m.hand_size(DRAGON_OF_TWO, 7).is_recovering(DRAGON_OF_TWO, false);
    }
}
