//! Hex of Murkwood: Argagarg leaves an opponent two cards short.

use crate::ability::{Ability, Aim, Ends, Lasting, Window};

pub const CARD: Ability = Ability {
    name: "Hex of Murkwood",
    text: "Choose an opponent: their next refill stops two cards short of their limit.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    effect: |t, play, cast| t.begin(play, cast.card, cast.me, cast.naming.target()),
    lasting: Some(Lasting { refill_short: 2, ends: Ends::REFILL, ..Lasting::NOTHING }),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    /// FD-10.1: the next refill only.
    #[test]
    fn one_refill_stops_two_cards_short() {
        let board = duel().at(2, 16).west("1 1 1", "Hex of Murkwood").east("1 1", "");
        let mut m = board.turn(WEST);
        m.may(WEST, &["Hex of Murkwood on P2", "pass"]).does(WEST, "Hex of Murkwood on P2");
        m.does(WEST, "move back 1").hand_size(WEST, 5);
        m.draws("2 3").does(EAST, "move back 1").hand_size(EAST, 3).luck_is_used_up();
        m.does(WEST, "move back 1").does(EAST, "move back 1").hand_size(EAST, 5);
    }

    /// A refill that draws nothing uses it up as well.
    #[test]
    fn is_consumed_by_a_refill_that_draws_nothing() {
        let board = duel().at(2, 16).west("2 2 2", "Hex of Murkwood").east("1 1 1 1 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Hex of Murkwood on P2").does(WEST, "move back 2");
        m.does(EAST, "move back 1").hand_size(EAST, 4);
        m.does(WEST, "move back 2").does(EAST, "move back 1").hand_size(EAST, 5);
    }

    /// FD-S154: Gwen stops at 4 once, then at 6 again.
    #[test]
    fn leaves_gwen_four_once() {
        let board = duel().at(2, 16).west("2 2 2", "Hex of Murkwood").east("1 1", "Shadow Plague");
        let mut m = board.turn(WEST);
        m.does(WEST, "Hex of Murkwood on P2").does(WEST, "move back 2");
        m.does(EAST, "move back 1").hand_size(EAST, 4);
        m.does(WEST, "move back 2").does(EAST, "move back 1").hand_size(EAST, 6);
    }

    /// The Dragon can be chosen; his limit with two mortals is 7.
    #[test]
    fn works_on_the_dragon() {
        let board = board(Mode::Raid2).fighter(M1, 3, "1 1", "").fighter(M2, 2, "1 1", "");
        let board = board.fighter(DRAGON_OF_TWO, 16, "1 2 2", "").seat(M2, "1", "Hex of Murkwood");
        let mut m = board.turn(M2);
        m.does(M2, "Hex of Murkwood on P3").does(M2, "move back 1").hand_size(M2, 5);
        m.does(DRAGON_OF_TWO, "move back 1").hand_size(DRAGON_OF_TWO, 5);
    }

    /// FD-21.1: one opponent is chosen, the other refills as usual.
    #[test]
    fn the_other_opponent_is_not_touched() {
        let board = team().fighter(A1, 3, "1 1", "Hex of Murkwood").fighter(A2, 3, "1 1", "");
        let mut m = board.fighter(B1, 16, "1 1", "").fighter(B2, 16, "1 1", "").turn(A1);
        m.may(A1, &["Hex of Murkwood on P2", "Hex of Murkwood on P4", "pass"]);
        m.does(A1, "Hex of Murkwood on P4").does(A1, "move back 1");
        m.does(B1, "move back 1").hand_size(B1, 5).does(A2, "move back 1");
        m.does(B2, "move back 1").hand_size(B2, 3);
    }
}
