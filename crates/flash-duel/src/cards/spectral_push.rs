//! Spectral Push: DeGrey's ghost shoves an opponent who stands in the dark.

use crate::ability::{Ability, Aim, Window};
use crate::why::{self, Why};
use kernel::SeatSet;

const SPACES: u8 = 2;
const NOT_DARK: Why = Why { clause: "FD-11.11", words: "that opponent is not on a dark space" };

pub const CARD: Ability = Ability {
    name: "Spectral Push",
    text: "Choose an opponent on a dark space. Push them back 2 spaces.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, _, _, naming| {
        let victim = naming.target();
        match () {
            _ if !open.space(victim).is_dark() => Err(NOT_DARK),
            _ if open.is_on_start(victim) => Err(why::EMPTY_DISPLACEMENT),
            _ => Ok(()),
        }
    },
    effect: |t, play, cast| t.push_back(play, SeatSet::one(cast.naming.target()), SPACES),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::cards::dragon_form::is_in_form;
    use crate::tests::*;

    /// FD-S161, FD-13.2, FD-22.5: the main action still follows.
    #[test]
    fn pushes_from_any_distance() {
        let mut m = duel().at(3, 14).west("1", "Spectral Push").east("5", "").turn(WEST);
        m.may(WEST, &["Spectral Push on P2", "pass"]).does(WEST, "Spectral Push on P2");
        m.stands(EAST, 16).stands(WEST, 3).is_recovering(EAST, false);
        m.offers(WEST, "move forward 1");
    }

    /// FD-S161, FD-11.11: only the victim's colour matters.
    #[test]
    fn is_not_playable_on_a_light_space() {
        for west in [3, 5] {
            let mut m = duel().at(west, 15).west("1", "Spectral Push").east("5", "").turn(WEST);
            m.lacks(WEST, "Spectral Push").refuses(WEST, "Spectral Push on P2", "FD-11.11");
        }
    }

    /// FD-13.11, FD-7.6.
    #[test]
    fn stops_at_the_start_and_needs_room() {
        let mut m = duel().at(3, 17).west("1", "Spectral Push").east("5", "").turn(WEST);
        m.does(WEST, "Spectral Push on P2").stands(EAST, 18);
        let mut m = duel().at(3, 18).west("1", "Spectral Push").east("5", "").turn(WEST);
        m.lacks(WEST, "Spectral Push");
    }

    /// FD-S51, FD-22.2.
    #[test]
    fn does_not_end_dragon_form() {
        let board = duel().at(3, 14).west("1", "Spectral Push").east("5", "");
        let mut m = board.lasting("Dragon Form", EAST, EAST).turn(WEST);
        m.does(WEST, "Spectral Push on P2").stands(EAST, 16);
        assert!(is_in_form(m.table().open(), EAST));
    }

    /// FD-21.1, FD-21.7.
    #[test]
    fn one_opponent_is_chosen() {
        let board = team().fighter(A1, 3, "1", "Spectral Push").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 13, "1", "").fighter(B2, 13, "1", "").turn(A1);
        m.may(A1, &["Spectral Push on P2", "Spectral Push on P4", "pass"]);
        m.does(A1, "Spectral Push on P4").stands(B2, 15).stands(B1, 13);
    }
}
