//! Reversal: Grave turns an ability against the one who dares it from a dark space.

use crate::ability::{Ability, Moment, Window};
use crate::why::Why;

const NOT_DARK: Why = Why { clause: "FD-11.13", words: "the announcer is not on a dark space" };

pub const CARD: Ability = Ability {
    name: "Reversal",
    text: "Counter that ability: it does not happen. Its card is still turned face down and still \
           counts as that player's ability for the turn.",
    trigger: "An opponent announces an ability while on a dark space.",
    windows: Window::OPPONENT_ANNOUNCES,
    when: |open, _, moment, _| match moment {
        Moment::Announced { by, .. } if open.space(by).is_dark() => Ok(()),
        _ => Err(NOT_DARK),
    },
    effect: |t, play, cast| t.counter(play, cast.me),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S39, FD-22.1: Jaina on 18 (dark) announces Charged Shot and Grave answers.
    #[test]
    fn the_countered_ability_never_happens_but_is_spent() {
        let mut m = duel().at(8, 18).west("1", "Reversal").east("4 4", "Charged Shot").turn(EAST);
        m.does(EAST, "Charged Shot on P1").may(WEST, &["Reversal", "pass"]).does(WEST, "Reversal");
        m.stands(WEST, 8).face_up(EAST, "Charged Shot", false).face_up(WEST, "Reversal", false);
        m.offers(EAST, "move forward 4").lacks(EAST, "Charged Shot");
    }

    /// FD-S40, FD-11.13.
    #[test]
    fn is_not_offered_against_a_light_space() {
        let mut m = duel().at(8, 15).west("1", "Reversal").east("4 4", "Charged Shot").turn(EAST);
        m.does(EAST, "Charged Shot on P1").asks(EAST);
        m.does(EAST, "show 4").stands(WEST, 4);
    }

    /// FD-S41: the space the mover landed on counts, not the one he left.
    #[test]
    fn looks_at_the_space_a_move_ended_on() {
        let mut m = duel().at(3, 12).west("2 3 4", "Esper Dash").east("1", "Reversal").turn(WEST);
        m.does(WEST, "move forward 2").does(WEST, "Esper Dash").asks(EAST).offers(EAST, "Reversal");
        let mut m = duel().at(5, 14).west("2 3 4", "Esper Dash").east("1", "Reversal").turn(WEST);
        m.does(WEST, "move forward 2").does(WEST, "Esper Dash").asks(WEST);
    }
}
