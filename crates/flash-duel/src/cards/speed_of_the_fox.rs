//! Speed of the Fox: Setsuki is on her feet again while others still catch their breath.

use crate::ability::{Ability, Window};
use crate::step::Grant;
use crate::why;

pub const CARD: Ability = Ability {
    name: "Speed of the Fox",
    text: "You may make a Move on this recover turn; then refill as usual.",
    trigger: "You are recovering from a retreat.",
    windows: Window::RECOVERING,
    when: |open, me, _, _| if open.cards_to_play(me) > 0 { Ok(()) } else { Err(why::NO_CARD) },
    effect: |t, _, cast| t.grant(cast.me, Grant::MOVE),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    fn retreated(hand: &str, abilities: &str) -> Fight {
        let board = duel().at(5, 10).west(hand, abilities).east("4", "");
        board.with(WEST, |f| f.retreat_due = true).turn(WEST)
    }

    /// FD-S57, FD-9.4: one Move, no other action, then the refill.
    #[test]
    fn one_move_and_then_the_refill() {
        let mut m = retreated("2 5", "Speed of the Fox");
        m.may(WEST, &["Speed of the Fox", "pass"]).does(WEST, "Speed of the Fox");
        let moves = ["move forward 2", "move back 2", "move forward 5", "move back 5", "pass"];
        m.may(WEST, &moves).does(WEST, "move forward 2");
        m.stands(WEST, 7).hand_size(WEST, 5).is_recovering(WEST, false).turn_of(EAST);
    }

    /// FD-9.4, FD-11.4: it is the only exception to the ban, and the Move opens nothing more.
    #[test]
    fn no_other_ability_may_be_played_on_that_turn() {
        let mut m = retreated("2 2 3 3 1", "Speed of the Fox, Dragon Form, Esper Dash");
        m.may(WEST, &["Speed of the Fox", "pass"]);
        m.does(WEST, "Speed of the Fox").does(WEST, "move back 1").turn_of(EAST);
        m.face_up(WEST, "Esper Dash", true);
    }

    /// FD-9.6: a forced recovery is not from a retreat.
    #[test]
    fn is_not_asked_on_a_forced_recovery() {
        let board = duel().at(5, 10).west("2 5", "Speed of the Fox").east("4", "");
        let mut m = board.with(WEST, |f| f.forced_due = 1).turn(WEST);
        m.turn_of(EAST).hand_size(WEST, 5).face_up(WEST, "Speed of the Fox", true);
    }

    #[test]
    fn is_not_asked_without_a_card() {
        let mut m = retreated("", "Speed of the Fox");
        m.turn_of(EAST).hand_size(WEST, 5);
    }

    /// FD-19.12: in a Raid the refill waits for the common one.
    #[test]
    fn in_a_raid_the_refill_still_waits() {
        let board = board(Mode::Raid2).fighter(M1, 5, "2 5", "Speed of the Fox");
        let board = board.fighter(M2, 1, "1", "").fighter(DRAGON_OF_TWO, 14, "1", "");
        let mut m = board.with(M1, |f| f.retreat_due = true).turn(M1);
        m.does(M1, "Speed of the Fox").does(M1, "move forward 2").turn_of(M2).holds(M1, "5");
        m.does(M2, "move forward 1").hand_size(M1, 5).turn_of(DRAGON_OF_TWO);
    }
}
