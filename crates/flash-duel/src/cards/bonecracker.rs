//! Bonecracker: whoever blocks Menelker loses a card for it.

use crate::ability::{Ability, Moment, Window};
use crate::why::{self, Why};

const NO_CARDS: Why = Why { clause: "FD-11.11", words: "that opponent holds no card" };

pub const CARD: Ability = Ability {
    name: "Bonecracker",
    text: "That opponent discards one card at random.",
    trigger: "An opponent blocks your attack or dashing strike.",
    windows: Window::YOUR_ATTACK_BLOCKED.or(Window::YOUR_STRIKE_BLOCKED),
    when: |open, me, moment, _| match moment {
        Moment::Blocked { target, .. } if !open.enemies(me).has(target) => Err(why::NO_SUCH_TARGET),
        Moment::Blocked { target, .. } if open.hand_size(target) == 0 => Err(NO_CARDS),
        _ => Ok(()),
    },
    effect: |t, play, cast| {
        if let Moment::Blocked { target, .. } = cast.moment {
            t.discard_at_random(play, target);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;
    use kernel::Viewer;

    /// FD-13.4: chance picks, and the card goes to the pile face up at once.
    #[test]
    fn the_blocker_of_an_attack_loses_a_card() {
        let board = duel().at(7, 10).west("3 1", "Bonecracker").east("3 2 5", "");
        let mut m = board.draws("5").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").may(WEST, &["Bonecracker", "pass"]);
        m.does(WEST, "Bonecracker").holds(EAST, "2").turn_of(EAST).discarded("3 3 5");
        m.hears(Viewer::Public, Event::Discarded { seat: EAST, number: number(5) });
    }

    #[test]
    fn the_blocker_of_a_dashing_strike_too() {
        let mut m = duel().at(5, 10).west("2 3", "Bonecracker").east("3 4 4", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3").does(WEST, "Bonecracker");
        m.holds(EAST, "4");
    }

    /// FD-11.11.
    #[test]
    fn is_not_asked_when_the_blocker_has_no_card_left() {
        let mut m = duel().at(7, 10).west("3 1", "Bonecracker").east("3", "").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").face_up(WEST, "Bonecracker", true);
        m.turn_of(WEST).hand_size(EAST, 5);
    }

    /// Only a block; a retreat costs nothing more.
    #[test]
    fn a_retreat_does_not_trigger_it() {
        let mut m = duel().at(5, 10).west("2 3", "Bonecracker").east("1 4", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1");
        m.face_up(WEST, "Bonecracker", true).turn_of(WEST);
    }

    /// FD-12.2, FD-12.5: the turn player goes first, and may take the card the blocker needs.
    #[test]
    fn may_take_the_card_for_patriot_mirror() {
        let board = duel().at(7, 10).west("3 1", "Bonecracker").east("3 3", "Patriot Mirror");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(WEST, "Bonecracker");
        m.hand_size(EAST, 5).face_up(EAST, "Patriot Mirror", true).turn_of(WEST);
    }

    /// FD-21.6, FD-12.8: of two blockers one is picked by playing it in that one's window.
    #[test]
    fn one_of_several_blockers() {
        let board = team().fighter(A1, 8, "3", "Bonecracker").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 11, "3 2", "").fighter(B2, 11, "3 4", "").turn(A1);
        m.does(A1, "attack 1x3").does(B1, "block 1x3").does(A1, "pass");
        m.does(B2, "block 1x3").does(A1, "Bonecracker").hand_size(B1, 1).hand_size(B2, 0);
    }
}
