//! Ninpo Flash: Setsuki's blocked attack was only the beginning of a step.

use crate::ability::{Ability, Window};
use crate::step::Grant;
use crate::why;

pub const CARD: Ability = Ability {
    name: "Ninpo Flash",
    text: "You may make a Move.",
    trigger: "An opponent blocks your attack.",
    windows: Window::YOUR_ATTACK_BLOCKED,
    when: |open, me, _, _| if open.cards_to_play(me) > 0 { Ok(()) } else { Err(why::NO_CARD) },
    effect: |t, _, cast| t.grant(cast.me, Grant::MOVE),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S58, FD-7.14.
    #[test]
    fn a_move_follows_a_blocked_attack() {
        let mut m = duel().at(7, 10).west("3 2", "Ninpo Flash").east("3 5", "").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").may(WEST, &["Ninpo Flash", "pass"]);
        m.does(WEST, "Ninpo Flash").may(WEST, &["move forward 2", "move back 2", "pass"]);
        m.does(WEST, "move back 2").stands(WEST, 5).turn_of(EAST);
    }

    /// FD-7.14: a Move and no push, though the opponent stands right there.
    #[test]
    fn pushes_nobody() {
        let mut m = duel().at(9, 10).west("1 2", "Ninpo Flash").east("1 5", "").turn(WEST);
        m.does(WEST, "attack 1x1").does(EAST, "block 1x1").does(WEST, "Ninpo Flash");
        m.may(WEST, &["move forward 2", "move back 2", "pass"]).refuses(WEST, "push 2", "FD-7.14");
    }

    /// FD-S58, FD-0.6.
    #[test]
    fn is_not_asked_after_a_blocked_dashing_strike() {
        let mut m = duel().at(5, 10).west("2 3 2", "Ninpo Flash").east("3 5", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3").turn_of(EAST);
    }

    /// FD-13.9: the last card in hand is gone, but a stashed one can be moved with.
    #[test]
    fn needs_a_card_in_hand_or_stash() {
        let board = duel().at(7, 10).west("3", "Ninpo Flash").east("3 5", "");
        let mut m = board.clone().turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").turn_of(EAST);
        let mut m = board.with(WEST, |f| f.stash = Some(number(4))).turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(WEST, "Ninpo Flash");
        m.may(WEST, &["move forward stashed 4", "move back stashed 4", "pass"]);
    }

    /// FD-12.8, FD-17.10: once, however many block; the others still answer after the Move.
    #[test]
    fn serves_once_however_many_targets_blocked() {
        let board = team().fighter(A1, 7, "3 2 2", "Ninpo Flash").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "3 5", "").fighter(B2, 10, "3", "").turn(A1);
        m.does(A1, "attack 1x3").does(B1, "block 1x3").does(A1, "Ninpo Flash");
        m.does(A1, "move back 2").stands(A1, 5).may(B2, &["block 1x3", "take the hit"]);
        m.does(B2, "block 1x3").turn_of(B1);
    }

    /// FD-21.6: passed on the first block, it may be used on the second.
    #[test]
    fn may_wait_for_the_second_block() {
        let board = team().fighter(A1, 7, "3 2 2", "Ninpo Flash").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "3 5", "").fighter(B2, 10, "3", "").turn(A1);
        m.does(A1, "attack 1x3").does(B1, "block 1x3").does(A1, "pass");
        m.does(B2, "block 1x3").may(A1, &["Ninpo Flash", "pass"]);
    }
}
