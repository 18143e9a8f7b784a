//! Radiant Healing: Gloria retreats and is back on her feet at once.

use crate::ability::{Ability, Moment, Window};
use crate::why::Why;

const TOO_SHORT: Why =
    Why { clause: "FD-11.11", words: "you retreated fewer than 3 spaces this time" };

/// How far she must have given way.
const FAR: u8 = 3;

pub const CARD: Ability = Ability {
    name: "Radiant Healing",
    text: "If you retreated 3 spaces or more, you do not have to recover for this retreat.",
    trigger: "You retreat from a dashing strike.",
    windows: Window::YOU_RETREATED,
    when: |_, _, moment, _| match moment {
        Moment::Retreated { spaces, .. } if spaces < FAR => Err(TOO_SHORT),
        _ => Ok(()),
    },
    effect: |t, play, cast| {
        // What was due before this retreat stays due, and so does a skipped turn.
        if matches!(cast.moment, Moment::Retreated { due_before: false, .. }) {
            t.cancel_recovery(play, cast.me);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Space;
    use crate::tests::*;

    fn struck_gloria() -> Board {
        duel().at(5, 10).west("2 3", "").east("3 2 4 4 4", "Radiant Healing")
    }

    /// FD-9.5.
    #[test]
    fn she_takes_a_normal_turn_after_her_retreat() {
        let mut m = struck_gloria().turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").stands(EAST, 14);
        m.may(EAST, &["Radiant Healing", "pass"]).is_recovering(EAST, true);
        m.does(EAST, "Radiant Healing").is_recovering(EAST, false);
        m.turn_of(EAST).offers(EAST, "move forward 3").lacks(EAST, "pass");
    }

    /// FD-11.11: how far she went is public, so after a short retreat she is not asked.
    #[test]
    fn is_not_asked_after_a_short_retreat() {
        let mut m = struck_gloria().turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 2").asks(WEST);
        m.face_up(EAST, "Radiant Healing", true);
        let mut m = struck_gloria().turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 3");
        m.may(EAST, &["Radiant Healing", "pass"]);
    }

    /// FD-9.1: without it she recovers, and the turn comes back to West.
    #[test]
    fn passing_it_up_costs_the_turn() {
        let mut m = struck_gloria().turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").does(EAST, "pass");
        m.turn_of(WEST).hand_size(EAST, 5);
    }

    /// FD-R8, FD-S158, FD-9.7, FD-9.11: the turn skipped because of a landmine stays skipped.
    #[test]
    fn a_turn_skipped_because_of_a_landmine_stays_skipped() {
        let board = struck_gloria().with(WEST, |f| f.mine = Some(Space(12)));
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").does(EAST, "Radiant Healing");
        m.turn_of(WEST).holds(EAST, "2 3 4 4");
    }

    /// A recovery that was due before this retreat stays due.
    #[test]
    fn an_earlier_recovery_stays_due() {
        let board = team().fighter(A1, 5, "2 3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 18, "1", "").fighter(B2, 10, "3 2 4", "Radiant Healing");
        let mut m = board.with(B2, |f| f.retreat_due = true).turn(A1);
        m.does(A1, "dash 2, strike 1x3").does(B2, "retreat 4").does(B2, "Radiant Healing");
        m.is_recovering(B2, true);
    }

    /// FD-9.5, FD-9.6: a recovery forced by an ability is not from this retreat.
    #[test]
    fn a_forced_recovery_stays_due() {
        let board = struck_gloria().with(EAST, |f| f.forced_due = 1);
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").does(EAST, "Radiant Healing");
        m.turn_of(WEST).is_recovering(EAST, false).hand_size(EAST, 5);
    }
}
