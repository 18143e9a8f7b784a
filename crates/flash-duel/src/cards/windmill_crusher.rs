//! Windmill Crusher: nobody blocks Rook's throw from right beside him.

use crate::ability::{Ability, Window};
use crate::why::Why;

const NOT_WITH_ONES: Why = Why { clause: "FD-11.11", words: "your attack is not with 1s" };

pub const CARD: Ability = Ability {
    name: "Windmill Crusher",
    text: "This attack cannot be blocked.",
    trigger: "You attack with one or more 1s.",
    windows: Window::YOU_ATTACK,
    when: |open, _, _, _| {
        let ones = open.exchange().is_some_and(|x| x.number.value() == 1);
        if ones { Ok(()) } else { Err(NOT_WITH_ONES) }
    },
    effect: |t, play, _| t.forbid_block(play),
    // On any attack with 1s (FD-16.14).
    bot: |_, _, _| true,
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    /// FD-S59, FD-8.6.
    #[test]
    fn no_number_of_ones_blocks_it() {
        let board = duel().at(9, 10).west("1 5", "Windmill Crusher").east("1 1 1 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x1").may(WEST, &["Windmill Crusher", "pass"]);
        m.does(WEST, "Windmill Crusher").refuses(EAST, "block 1x1", "FD-8.6");
        m.must(EAST, "take the hit").tokens(1, 0);
    }

    /// FD-11.1: Rook may leave it lying, and then a 1 blocks.
    #[test]
    fn passed_the_attack_is_an_ordinary_one() {
        let board = duel().at(9, 10).west("1 5", "Windmill Crusher").east("1 2", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x1").does(WEST, "pass").may(EAST, &["block 1x1", "take the hit"]);
    }

    /// FD-S14, FD-22.4, FD-0.6.
    #[test]
    fn is_asked_on_attacks_and_not_on_strikes_with_ones() {
        let board = duel().at(6, 10).west("5 1 4", "Windmill Crusher, Thunderclap").east("2", "");
        let mut m = board.clone().turn(WEST);
        m.does(WEST, "dash 5, strike 1x1").may(WEST, &["Thunderclap", "pass"]);
        let mut m = board.clone().at(9, 10).turn(WEST);
        m.does(WEST, "attack 1x1").may(WEST, &["Windmill Crusher", "pass"]);
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x4").asks(EAST).refuses(WEST, "Windmill Crusher", "FD-11.1");
    }

    /// FD-S166, FD-18.16.
    #[test]
    fn leaves_no_dashing_block_either() {
        let board = team().fighter(A1, 9, "1", "Windmill Crusher").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "1", "").fighter(B2, 12, "2 1", "").turn(A1);
        m.does(A1, "attack 1x1").does(A1, "Windmill Crusher").must(B1, "take the hit");
        m.is_defeated(B1).stands(B2, 12);
    }

    /// FD-12.7: asked once, before the first target; it holds for every target.
    #[test]
    fn applies_to_everyone_on_the_space() {
        let board = team().fighter(A1, 9, "1", "Windmill Crusher").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "1", "").fighter(B2, 10, "1", "").turn(A1);
        m.does(A1, "attack 1x1").does(A1, "Windmill Crusher").must(B1, "take the hit");
        m.must(B2, "take the hit").tokens(1, 0);
    }

    /// FD-16.14: the bot uses it on any attack with 1s.
    #[test]
    fn the_rook_bot_uses_it_whenever_it_attacks_with_ones() {
        let board = board(Mode::SoloRook).at(9, 10).west("1 1 1", "");
        let mut m = board.east("1 3", "Windmill Crusher").draws("4").turn(EAST);
        m.face_up(EAST, "Windmill Crusher", false).must(WEST, "take the hit").tokens(0, 1);
    }

    /// FD-16.14: however many 1s there are.
    #[test]
    fn the_rook_bot_uses_it_on_a_pair_of_ones() {
        let board = board(Mode::SoloRook).at(9, 10).west("1 1 2", "");
        let mut m = board.east("1 1 3", "Windmill Crusher").draws("4").turn(EAST);
        m.face_up(EAST, "Windmill Crusher", false).must(WEST, "take the hit").tokens(0, 1);
    }
}
