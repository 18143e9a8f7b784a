//! Cornered Prey: Troq's dashing strike on an opponent with his back to the wall cannot be blocked.

use crate::ability::{Ability, Window};
use crate::why::Why;

const NOT_CORNERED: Why = Why { clause: "FD-11.11", words: "the targets are not on their Start" };

pub const CARD: Ability = Ability {
    name: "Cornered Prey",
    text: "Targets on their Start space cannot block this dashing strike.",
    trigger: "You dashing strike an opponent who is on their Start space.",
    windows: Window::YOU_DASHING_STRIKE,
    when: |open, me, _, _| match open.exchange() {
        Some(x) if x.space == open.side(me).other().start() => Ok(()),
        _ => Err(NOT_CORNERED),
    },
    effect: |t, play, _| t.forbid_block(play),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    /// FD-8.6, FD-8.5: on Start there is no retreat either, so it hits.
    #[test]
    fn a_strike_on_the_start_space_cannot_be_blocked() {
        let board = duel().at(13, 18).west("2 3", "Cornered Prey").east("3 3 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").may(WEST, &["Cornered Prey", "pass"]);
        m.does(WEST, "Cornered Prey").refuses(EAST, "block 1x3", "FD-8.6");
        m.refuses(EAST, "retreat 1", "FD-8.5").must(EAST, "take the hit").tokens(1, 0);
    }

    #[test]
    fn passing_leaves_the_block() {
        let mut m = duel().at(13, 18).west("2 3", "Cornered Prey").east("3 1", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(WEST, "pass");
        m.may(EAST, &["block 1x3", "take the hit"]);
    }

    /// FD-11.11, FD-0.6: neither one space before the Start nor with an attack.
    #[test]
    fn is_not_asked_elsewhere_or_for_an_attack() {
        let mut m = duel().at(12, 17).west("2 3", "Cornered Prey").east("3 1", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").asks(EAST).offers(EAST, "block 1x3");
        let mut m = duel().at(15, 18).west("2 3", "Cornered Prey").east("3 1", "").turn(WEST);
        m.does(WEST, "attack 1x3").asks(EAST).offers(EAST, "block 1x3");
    }

    /// FD-21.3: every target on that Start space.
    #[test]
    fn holds_for_everyone_on_the_space() {
        let board = team().fighter(A1, 13, "2 3", "Cornered Prey").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 18, "3", "").fighter(B2, 18, "3 3", "").turn(A1);
        m.does(A1, "dash 2, strike 1x3").does(A1, "Cornered Prey");
        m.must(B1, "take the hit").must(B2, "take the hit").tokens(1, 0);
    }

    /// The Dragon on his Start too; he is hit like anyone.
    #[test]
    fn corners_the_dragon() {
        let board = board(Mode::Raid2).fighter(M1, 13, "2 3", "Cornered Prey");
        let board = board.fighter(M2, 2, "1", "").fighter(DRAGON_OF_TWO, 18, "3 3", "");
        let mut m = board.turn(M1);
        m.does(M1, "dash 2, strike 1x3").does(M1, "Cornered Prey");
        m.must(DRAGON_OF_TWO, "take the hit").goes_on();
        assert_eq!(m.table().open().fighter(DRAGON_OF_TWO).hit_points, 1);
    }

    /// FD-S94, FD-11.4: with a second ability for the same strike only one of them is played.
    #[test]
    fn only_one_ability_for_one_strike() {
        let board = duel().at(13, 18).west("4 1", "Cornered Prey, Thunderclap").east("1 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 4, strike 1x1").may(WEST, &["Cornered Prey", "Thunderclap", "pass"]);
        m.does(WEST, "Cornered Prey").face_up(WEST, "Thunderclap", true);
        m.must(EAST, "take the hit");
    }
}
