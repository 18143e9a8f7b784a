//! Into Oblivion: Menelker makes an opponent near him throw three cards away.

use crate::ability::{Ability, Aim, Window};
use crate::sets::NumberSet;
use crate::step::Question;
use crate::why::Why;

const TOO_FAR: Why = Why { clause: "FD-11.11", words: "that opponent is more than 4 spaces away" };
const NO_CARDS: Why = Why { clause: "FD-11.11", words: "that opponent holds no card" };

/// How far away he can make somebody forget.
const REACH: u8 = 4;

pub const CARD: Ability = Ability {
    name: "Into Oblivion",
    text: "Choose an opponent at most 4 spaces away: they discard three cards of their choice.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, me, _, naming| match naming.target() {
        victim if open.distance(me, victim) > REACH => Err(TOO_FAR),
        victim if open.hand_size(victim) == 0 => Err(NO_CARDS),
        _ => Ok(()),
    },
    effect: |t, _, cast| {
        let question = Question::Discard { left: 3, numbers: NumberSet::ANY };
        t.ask(cast.asking(cast.naming.target()), question);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    /// FD-13.4: the owner of the hand chooses, one after the other, and may choose a pair.
    #[test]
    fn a_near_opponent_discards_three_of_his_choice() {
        let mut m = duel().at(8, 9).west("2", "Into Oblivion").east("1 4 4 5", "").turn(WEST);
        m.does(WEST, "Into Oblivion on P2")
            .asks(EAST)
            .may(EAST, &["discard 1", "discard 4", "discard 5"]);
        m.does(EAST, "discard 4").does(EAST, "discard 5").may(EAST, &["discard 1", "discard 4"]);
        m.does(EAST, "discard 4")
            .holds(EAST, "1")
            .discarded("4 4 5")
            .asks(WEST)
            .offers(WEST, "push 2");
    }

    #[test]
    fn with_one_card_he_discards_that() {
        let mut m = duel().at(8, 9).west("2", "Into Oblivion").east("4", "").turn(WEST);
        m.does(WEST, "Into Oblivion on P2").must(EAST, "discard 4").hand_size(EAST, 0);
        m.offers(WEST, "push 2");
    }

    /// FD-11.11.
    #[test]
    fn needs_a_near_opponent_with_cards() {
        let mut m = duel().at(8, 13).west("5", "Into Oblivion").east("4", "").turn(WEST);
        m.lacks(WEST, "Into Oblivion").offers(WEST, "attack 1x5");
        let mut m = duel().at(8, 12).west("4", "Into Oblivion").east("4", "").turn(WEST);
        m.offers(WEST, "Into Oblivion on P2");
        let mut m = duel().at(8, 9).west("2", "Into Oblivion").east("", "").turn(WEST);
        m.lacks(WEST, "Into Oblivion").offers(WEST, "push 2");
    }

    /// FD-21.1: one of those who are near enough.
    #[test]
    fn only_the_chosen_opponent_discards() {
        let board = team().fighter(A1, 8, "2", "Into Oblivion").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 9, "1 1 1 1", "").fighter(B2, 13, "3", "").turn(A1);
        m.may(A1, &["Into Oblivion on P2", "pass"]);
        m.refuses(A1, "Into Oblivion on P4", "FD-11.11").does(A1, "Into Oblivion on P2");
        m.does(B1, "discard 1")
            .does(B1, "discard 1")
            .does(B1, "discard 1")
            .holds(B1, "1")
            .holds(B2, "3");
    }

    /// FD-16.13: a Solo bot discards at random and nobody is asked for it.
    #[test]
    fn a_bot_discards_at_random() {
        let board = board(Mode::SoloDummy).at(8, 9).west("2", "Into Oblivion").east("1 4 5 5", "");
        let mut m = board.turn(WEST);
        m.luck(&[1, 0, 0]).does(WEST, "Into Oblivion on P2").luck_is_used_up();
        m.holds(EAST, "5").asks(WEST);
    }
}
