//! Spectral Pull: DeGrey's ghost drags an opponent out of the light.

use crate::ability::{Ability, Aim, Window};
use crate::why::{self, Why};

const SPACES: u8 = 2;
const NOT_LIGHT: Why = Why { clause: "FD-11.11", words: "that opponent is not on a light space" };

pub const CARD: Ability = Ability {
    name: "Spectral Pull",
    text: "Choose an opponent on a light space. Pull them 2 spaces toward you, stopping adjacent \
           to your front-most pawn.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, _, _, naming| {
        let victim = naming.target();
        match open.space(victim) {
            at if at.is_dark() => Err(NOT_LIGHT),
            at if open.forward(victim, SPACES) == at => Err(why::EMPTY_DISPLACEMENT),
            _ => Ok(()),
        }
    },
    effect: |t, play, cast| t.advance(play, cast.naming.target(), SPACES),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Space};
    use kernel::Viewer;

    /// FD-13.3: from any distance; it is no Move of the victim, and the main action follows.
    #[test]
    fn pulls_two_spaces_and_is_no_move() {
        let board = duel().at(3, 15).west("1", "Spectral Pull").east("5 5 1", "Esper Dash");
        let mut m = board.turn(WEST);
        m.may(WEST, &["Spectral Pull on P2", "pass"]).does(WEST, "Spectral Pull on P2");
        m.stands(EAST, 13).asks(WEST).offers(WEST, "move forward 1");
        m.is_recovering(EAST, false);
    }

    /// FD-11.11.
    #[test]
    fn is_not_playable_on_a_dark_space() {
        let mut m = duel().at(3, 14).west("1", "Spectral Pull").east("5", "").turn(WEST);
        m.lacks(WEST, "Spectral Pull").refuses(WEST, "Spectral Pull on P2", "FD-11.11");
    }

    /// FD-13.11, FD-2.7.
    #[test]
    fn stops_adjacent_and_needs_room() {
        let mut m = duel().at(13, 15).west("1", "Spectral Pull").east("5", "").turn(WEST);
        m.does(WEST, "Spectral Pull on P2").stands(EAST, 14);
        let mut m = duel().at(14, 15).west("1", "Spectral Pull").east("5", "").turn(WEST);
        m.lacks(WEST, "Spectral Pull");
    }

    /// FD-21.1: one opponent is chosen; the front-most pawn of the team is the limit.
    #[test]
    fn the_teammate_in_front_is_the_limit() {
        let board = team().fighter(A1, 3, "1", "Spectral Pull").fighter(A2, 13, "1", "");
        let mut m = board.fighter(B1, 15, "1", "").fighter(B2, 15, "1", "").turn(A1);
        m.does(A1, "Spectral Pull on P4").stands(B2, 14).stands(B1, 15);
        let board = team().fighter(A1, 3, "1", "Spectral Pull").fighter(A2, 14, "1", "");
        let mut m = board.fighter(B1, 15, "1", "").fighter(B2, 16, "1", "").turn(A1);
        m.may(A1, &["Spectral Pull on P4", "pass"]);
        m.refuses(A1, "Spectral Pull on P2", "FD-13.11");
    }

    /// FD-2.11.
    #[test]
    fn sets_off_landmines_on_the_way() {
        let board = duel().at(3, 15).west("1", "Spectral Pull").east("5", "");
        let mut m = board.with(WEST, |f| f.mine = Some(Space(14))).turn(WEST);
        m.does(WEST, "Spectral Pull on P2").stands(EAST, 13).is_recovering(EAST, true);
        m.hears(Viewer::Public, Event::MineSetOff { seat: EAST, space: Space(14) });
    }
}
