//! Thunderclap: there is no running from Rook when his strike ends right beside you.

use crate::ability::{Ability, Window};
use crate::why::Why;

const NOT_WITH_ONES: Why = Why { clause: "FD-11.11", words: "your strike is not with 1s" };

pub const CARD: Ability = Ability {
    name: "Thunderclap",
    text: "No target may retreat from this dashing strike.",
    trigger: "You dashing strike with one or more 1s as the strike.",
    windows: Window::YOU_DASHING_STRIKE,
    when: |open, _, _, _| {
        let ones = open.exchange().is_some_and(|x| x.number.value() == 1);
        if ones { Ok(()) } else { Err(NOT_WITH_ONES) }
    },
    effect: |t, play, _| t.forbid_retreat(play),
    // On any dashing strike with 1s (FD-16.14).
    bot: |_, _, _| true,
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    /// FD-8.6.
    #[test]
    fn forbids_the_retreat_and_leaves_the_block() {
        let board = duel().at(6, 10).west("5 1", "Thunderclap").east("1 2", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 5, strike 1x1").may(WEST, &["Thunderclap", "pass"]);
        m.does(WEST, "Thunderclap").may(EAST, &["block 1x1", "take the hit"]);
        m.refuses(EAST, "retreat 2", "FD-8.6").does(EAST, "block 1x1").goes_on();
    }

    /// FD-11.1.
    #[test]
    fn passed_the_strike_is_an_ordinary_one() {
        let board = duel().at(6, 10).west("5 1", "Thunderclap").east("1 2", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 5, strike 1x1").does(WEST, "pass").offers(EAST, "retreat 2");
    }

    /// The dash card does not count, only the strike.
    #[test]
    fn is_not_asked_on_a_strike_with_other_numbers() {
        let board = duel().at(6, 10).west("1 3", "Thunderclap").east("1 2", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 1, strike 1x3").asks(EAST).offers(EAST, "retreat 2");
    }

    /// FD-12.7, FD-17.10.
    #[test]
    fn applies_to_every_target() {
        let board = team().fighter(A1, 6, "5 1", "Thunderclap").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "1", "").fighter(B2, 10, "2", "").turn(A1);
        m.does(A1, "dash 5, strike 1x1").does(A1, "Thunderclap").does(B1, "block 1x1");
        m.must(B2, "take the hit").is_defeated(B2).is_undefeated(B1);
    }

    /// FD-16.14.
    #[test]
    fn the_rook_bot_uses_it_whenever_it_strikes_with_ones() {
        let board = board(Mode::SoloRook).at(8, 10).west("3 4", "");
        let mut m = board.east("1 3", "Thunderclap").draws("5").turn(EAST);
        m.stands(EAST, 9).face_up(EAST, "Thunderclap", false).must(WEST, "take the hit");
    }

    /// FD-16.14: however many 1s there are.
    #[test]
    fn the_rook_bot_uses_it_on_a_pair_of_ones() {
        let board = board(Mode::SoloRook).at(8, 10).west("3 4", "");
        let mut m = board.east("1 1 3", "Thunderclap").draws("5").turn(EAST);
        m.stands(EAST, 9).face_up(EAST, "Thunderclap", false).must(WEST, "take the hit");
    }
}
