//! Tail Sweep: the Dragon's attack also catches those right behind its targets.

use crate::ability::{Ability, Window};
use crate::table::Open;
use crate::why;
use kernel::{Seat, SeatSet};

/// The opponents one space nearer their own Start than the attacked space.
fn behind(open: &Open, me: Seat) -> SeatSet {
    let side = open.side(me);
    let attacked = open.exchange().map(|x| x.space);
    let space = attacked.and_then(|space| side.ahead(space, 1));
    space.map_or(SeatSet::EMPTY, |space| open.standing_on(side.other(), space))
}

pub const CARD: Ability = Ability {
    name: "Tail Sweep",
    text: "Opponents on the space directly behind the target space are targets of the attack too.",
    trigger: "You attack.",
    windows: Window::YOU_ATTACK,
    when: |open, me, _, _| {
        if behind(open, me).is_empty() { Err(why::NO_SUCH_TARGET) } else { Ok(()) }
    },
    effect: |t, play, cast| {
        let swept = behind(t.open(), cast.me);
        t.add_targets(play, swept);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    const D: kernel::Seat = DRAGON_OF_THREE;

    fn raid(spaces: [u8; 3]) -> Board {
        let board = board(Mode::Raid3).fighter(M1, spaces[0], "3", "");
        let board = board.fighter(M2, spaces[1], "1", "").fighter(M3, spaces[2], "3", "");
        board.fighter(D, 12, "3 3 4", "Tail Sweep")
    }

    /// FD-17.10: the added targets respond after the original ones.
    #[test]
    fn those_behind_answer_after_the_first_targets() {
        let mut m = raid([8, 9, 7]).turn(D);
        m.does(D, "attack 1x3").may(D, &["Tail Sweep", "pass"]).does(D, "Tail Sweep");
        m.must(M2, "take the hit").may(M1, &["block 1x3", "take the hit"]).does(M1, "block 1x3");
        m.is_defeated(M2).is_undefeated(M1).is_undefeated(M3).turn_of(D).asks(D);
    }

    /// FD-17.10: even one who comes earlier in turn order than the last of the original ones.
    #[test]
    fn all_on_the_attacked_space_answer_before_anyone_behind() {
        let mut m = raid([9, 8, 9]).turn(D);
        m.does(D, "attack 1x3").does(D, "Tail Sweep").does(M1, "block 1x3").asks(M3);
        m.does(M3, "block 1x3").must(M2, "take the hit").is_defeated(M2);
    }

    /// Everyone must block the same number and strength.
    #[test]
    fn those_behind_need_the_same_cards() {
        let mut m = raid([8, 9, 7]).seat(M1, "3 3 4 4", "").turn(D);
        m.does(D, "attack 2x3").does(D, "Tail Sweep").does(M1, "pass").does(M2, "take the hit");
        m.may(M1, &["block 2x3", "take the hit"]);
    }

    /// FD-17.10: among the added ones turn order counts again.
    #[test]
    fn several_behind_answer_in_turn_order() {
        let mut m = raid([8, 8, 9]).turn(D);
        m.does(D, "attack 1x3").does(D, "Tail Sweep").does(M3, "block 1x3").asks(M1);
        m.does(M1, "block 1x3").must(M2, "take the hit").is_defeated(M2);
    }

    /// FD-11.11: not playable if nobody stands on that space; in front or farther back is not it.
    #[test]
    fn needs_somebody_directly_behind() {
        let mut m = raid([10, 9, 7]).turn(D);
        m.does(D, "attack 1x3").must(M2, "take the hit").is_undefeated(M1).is_undefeated(M3);
        m.face_up(D, "Tail Sweep", true);
    }

    /// FD-11.1: passed up, only the attacked space is hit.
    #[test]
    fn passed_up_it_leaves_those_behind_alone() {
        let mut m = raid([8, 9, 7]).turn(D);
        m.does(D, "attack 1x3").does(D, "pass").does(M2, "take the hit").is_undefeated(M1);
        m.asks(D).offers(D, "move forward 4");
    }

    /// FD-0.6: attacks only.
    #[test]
    fn is_not_asked_for_a_dashing_strike() {
        let board = board(Mode::Raid3).fighter(M1, 8, "1", "").fighter(M2, 9, "3", "");
        let board = board.fighter(M3, 1, "1", "").fighter(D, 14, "2 3", "Tail Sweep");
        board.turn(D).does(D, "dash 2, strike 1x3").asks(M2).offers(M2, "block 1x3");
    }
}
