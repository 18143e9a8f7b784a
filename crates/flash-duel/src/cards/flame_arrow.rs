//! Flame Arrow: Jaina hits from exactly six spaces away.

use crate::ability::{Ability, Aim, Window};
use crate::why::Why;
use kernel::SeatSet;

const RANGE: u8 = 6;
const NOT_IN_RANGE: Why =
    Why { clause: "FD-11.11", words: "that opponent is not exactly 6 spaces away" };

pub const CARD: Ability = Ability {
    name: "Flame Arrow",
    text: "Hit one opponent who is exactly 6 spaces away. It cannot be blocked or retreated from.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, me, _, naming| {
        if open.distance(me, naming.target()) == RANGE { Ok(()) } else { Err(NOT_IN_RANGE) }
    },
    effect: |t, play, cast| t.hit(play, SeatSet::one(cast.naming.target())),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode};
    use kernel::Viewer;

    /// FD-S46, FD-13.1.
    #[test]
    fn wins_the_round_without_a_response_from_six_away() {
        let mut m = duel().at(8, 14).west("3", "").east("2", "Flame Arrow").turn(EAST);
        m.does(EAST, "Flame Arrow on P1").tokens(0, 1);
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Attacked { .. }));
    }

    /// FD-S46: at distance 5 or 7 it is not playable.
    #[test]
    fn reaches_neither_five_nor_seven() {
        for west in [7, 9] {
            let mut m = duel().at(west, 14).west("3", "").east("2", "Flame Arrow").turn(EAST);
            m.lacks(EAST, "Flame Arrow").refuses(EAST, "Flame Arrow on P1", "FD-11.11");
        }
    }

    /// FD-13.1: the Dragon loses one hit point and the main action still follows.
    #[test]
    fn costs_the_dragon_one_hit_point() {
        let board = board(Mode::Raid2).fighter(M1, 5, "1 2", "Flame Arrow").fighter(M2, 1, "1", "");
        let mut m = board.fighter(DRAGON_OF_TWO, 11, "3", "").turn(M1);
        m.does(M1, "Flame Arrow on P3").goes_on().offers(M1, "move forward 1");
        assert_eq!(m.table().open().fighter(DRAGON_OF_TWO).hit_points, 1);
    }

    /// FD-R15.
    /// FD-20.11: a traitor who reveals himself before it takes effect no longer hits the Dragon.
    #[test]
    fn has_no_effect_on_one_who_is_a_friend_by_now() {
        let board = board(Mode::Betrayal).fighter(M1, 5, "1 2", "Flame Arrow").traitor(M1);
        let mut m = board.fighter(DRAGON_OF_FOUR, 11, "3", "Reversal").turn(M1);
        m.does(M1, "Flame Arrow on P5").asks(DRAGON_OF_FOUR);
        m.interjects(M1, "reveal the Traitor card").does(M1, "done").stands(M1, 18);
        m.face_up(M1, "Flame Arrow", false).offers(M1, "move forward 1");
        assert_eq!(m.table().open().fighter(DRAGON_OF_FOUR).hit_points, 3);
    }
}
