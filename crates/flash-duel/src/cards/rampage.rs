//! Rampage: one attack or strike is not enough for the Dragon.

use crate::ability::{Ability, Window};
use crate::step::Grant;
use crate::why::Why;

const NO_ATTACK: Why = Why { clause: "FD-11.11", words: "you have no attack to make" };

pub const CARD: Ability = Ability {
    name: "Rampage",
    text: "You may make one more attack.",
    trigger: "Your attack or dashing strike is resolved.",
    windows: Window::ACTION_RESOLVED,
    when: |open, me, _, _| {
        if open.could_attack(me) { Ok(()) } else { Err(NO_ATTACK) }
    },
    hand: |t, me, _, _| {
        if t.grant_finds_something(me, Grant::ATTACK) { Ok(()) } else { Err(NO_ATTACK) }
    },
    effect: |t, _, cast| t.grant(cast.me, Grant::ATTACK),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    const D: kernel::Seat = DRAGON_OF_TWO;

    fn raid(dragon: u8, hand: &str) -> Board {
        let board = board(Mode::Raid2).fighter(M1, 9, "3 3", "").fighter(M2, 7, "5", "");
        board.fighter(D, dragon, hand, "Rampage")
    }

    /// FD-7.14: one more attack on any legal space, after a block, and no second one.
    #[test]
    fn grants_one_more_attack_on_any_target_space() {
        let mut m = raid(12, "3 3 5 1").turn(D);
        m.does(D, "attack 1x3").does(M1, "block 1x3").may(D, &["Rampage", "pass"]);
        m.does(D, "Rampage").may(D, &["attack 1x3", "attack 1x5", "pass"]).does(D, "attack 1x5");
        m.does(M2, "block 1x5").turn_of(M1);
    }

    /// FD-7.14: after a dashing strike as well, and the granted attack follows all rules.
    #[test]
    fn follows_a_dashing_strike() {
        let mut m = raid(14, "2 3 5 3 1").turn(D);
        m.does(D, "dash 2, strike 1x3").does(M1, "take the hit").is_defeated(M1);
        m.does(D, "Rampage").may(D, &["attack 1x5", "pass"]).does(D, "attack 1x5");
        m.does(M2, "take the hit").over();
    }

    /// FD-11.1: it is never compulsory.
    #[test]
    fn may_be_passed_up() {
        let mut m = raid(12, "3 3 5 1").turn(D);
        m.does(D, "attack 1x3").does(M1, "block 1x3").does(D, "Rampage").does(D, "pass");
        m.turn_of(M1).hand_size(D, 7);
    }

    /// FD-11.11, FD-11.12a: asked when some hand could attack, offered only if his can.
    #[test]
    fn is_asked_but_not_offered_without_a_legal_attack() {
        let mut m = raid(12, "3 1 2").turn(D);
        m.does(D, "attack 1x3").does(M1, "block 1x3").may(D, &["pass"]);
        m.refuses(D, "Rampage", "FD-11.11");
    }

    /// FD-11.12a: without a card, or with nobody within five spaces, he is not asked.
    #[test]
    fn is_not_asked_when_no_hand_could_attack() {
        let mut m = raid(12, "3").turn(D);
        m.does(D, "attack 1x3").does(M1, "block 1x3").turn_of(M1);
        let mut m = raid(14, "5 3 5").space(M2, 1).turn(D);
        m.does(D, "attack 1x5").does(M1, "take the hit").turn_of(D).asks(D);
        m.face_up(D, "Rampage", true).offers(D, "move forward 3");
    }

    /// FD-11.1: a move is neither an attack nor a strike.
    #[test]
    fn is_not_asked_after_a_move() {
        raid(13, "1 3 5").turn(D).does(D, "move forward 1").turn_of(M1);
    }
}
