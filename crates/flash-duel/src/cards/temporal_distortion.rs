//! Temporal Distortion: Geiger undoes the Move an opponent has just made.

use crate::ability::{Ability, Moment, Window};
use crate::board::Space;
use crate::why::{self, Why};
use kernel::Seat;

const ELSEWHERE: Why =
    Why { clause: "FD-12.5", words: "that opponent no longer stands where the Move ended" };
const IN_THE_WAY: Why =
    Why { clause: "FD-2.6", words: "one of that opponent's enemies stands there or behind" };

/// Who moved, from where and to where.
fn moved(moment: Moment) -> (Seat, Space, Space) {
    match moment {
        Moment::Moved { who, from, to } => (who, from, to),
        other => panic!("{other:?} is no Move"),
    }
}

pub const CARD: Ability = Ability {
    name: "Temporal Distortion",
    text: "Put that opponent back on the space where the Move began. The card they played stays \
           played.",
    trigger: "An opponent finishes a Move.",
    windows: Window::OPPONENT_MOVED,
    when: |open, _, moment, _| {
        let (who, from, to) = moved(moment);
        let side = open.side(who);
        let passed = |e: Seat| side.advance(open.space(e)) <= side.advance(from);
        match () {
            _ if from == to => Err(why::EMPTY_DISPLACEMENT),
            _ if open.fighter(who).defeated || open.space(who) != to => Err(ELSEWHERE),
            _ if open.enemies(who).iter().any(passed) => Err(IN_THE_WAY),
            _ => Ok(()),
        }
    },
    effect: |t, play, cast| {
        let (who, from, _) = moved(cast.moment);
        t.put(play, who, from);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use super::CARD;
    use crate::Space;
    use crate::ability::{Moment, Use};
    use crate::cards::dragon_form::is_in_form;
    use crate::tests::*;

    /// FD-12.6: the card stays played.
    #[test]
    fn the_mover_is_put_back_and_his_card_is_spent() {
        let board = duel().at(5, 12).west("3 1", "").east("2", "Temporal Distortion");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 3").may(EAST, &["Temporal Distortion", "pass"]);
        m.does(EAST, "Temporal Distortion").stands(WEST, 5).discarded("3").turn_of(EAST);
    }

    /// FD-13.11: a Move that changed nothing cannot be undone.
    #[test]
    fn is_not_asked_when_the_move_changed_nothing() {
        let board = duel().at(11, 12).west("3 1", "").east("2", "Temporal Distortion");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 3").stands(WEST, 11).turn_of(EAST);
    }

    /// FD-12.2, FD-12.5: the turn player may be elsewhere before Geiger is asked.
    #[test]
    fn is_lost_when_the_mover_has_been_displaced_again() {
        let board = duel().at(4, 13).west("2 3 4", "Esper Dash").east("4 1", "Temporal Distortion");
        let mut m = board.clone().turn(WEST);
        m.does(WEST, "move forward 2").does(WEST, "Esper Dash").does(WEST, "dash 3, strike 1x4");
        m.does(EAST, "block 1x4").turn_of(EAST).face_up(EAST, "Temporal Distortion", true);
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2").does(WEST, "pass").offers(EAST, "Temporal Distortion");
    }

    /// FD-2.12: he crosses nothing on the way back, and what the Move set off stays so.
    #[test]
    fn a_landmine_set_off_by_the_move_stays_spent() {
        let board = duel().at(5, 12).west("3 1", "").east("2", "Temporal Distortion");
        let mut m = board.with(EAST, |f| f.mine = Some(Space(7))).turn(WEST);
        m.does(WEST, "move forward 3").is_recovering(WEST, true).does(EAST, "Temporal Distortion");
        m.stands(WEST, 5).is_recovering(WEST, true);
        assert_eq!(m.table().open().fighter(EAST).mine, None);
    }

    /// FD-22.2: the backward Move has happened all the same.
    #[test]
    fn dragon_form_stays_lost() {
        let board = duel().at(9, 12).west("3 1", "").east("2", "Temporal Distortion");
        let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
        m.does(WEST, "move back 3").does(EAST, "Temporal Distortion").stands(WEST, 9);
        assert!(!is_in_form(m.table().open(), WEST));
    }

    /// Dashes, retreats and pushes are no Moves.
    #[test]
    fn is_not_asked_after_anything_but_a_move() {
        let board = duel().at(5, 10).west("2 3", "").east("3 1", "Temporal Distortion");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3").turn_of(EAST);
        let board = duel().at(5, 10).west("1 1", "").east("2 3 3", "Temporal Distortion");
        let mut m = board.turn(EAST);
        m.does(EAST, "dash 2, strike 1x3").does(WEST, "retreat 1").stands(WEST, 4);
        m.face_up(EAST, "Temporal Distortion", true).offers(EAST, "move forward 3");
        let board = duel().at(9, 10).west("1 1", "").east("2 3", "Temporal Distortion");
        let mut m = board.turn(EAST);
        m.does(EAST, "push 2").stands(WEST, 7).asks(WEST);
    }

    /// FD-2.6: nobody is put where he would share a space with an enemy or be behind one.
    #[test]
    fn needs_the_way_to_the_movers_start_free_of_his_enemies() {
        let mut m = duel().at(5, 10).west("1", "").east("2", "").turn(WEST);
        let open = m.asks(WEST).table().open();
        let from = |from: u8| Moment::Moved { who: WEST, from: Space(from), to: Space(5) };
        let why = |at| (CARD.when)(open, EAST, from(at), Use::Plain).map_err(|w| w.clause);
        assert_eq!([why(9), why(10), why(12)], [Ok(()), Err("FD-2.6"), Err("FD-2.6")]);
    }

    /// FD-21.2: only the one who moved, and teammates' Moves open nothing.
    #[test]
    fn only_an_opponents_move_opens_it() {
        let board = team().fighter(A1, 5, "3 1", "").fighter(A2, 5, "1", "");
        let board = board.fighter(B1, 12, "2", "Temporal Distortion").fighter(B2, 14, "1", "");
        let mut m = board.clone().turn(A1);
        m.does(A1, "move forward 3").does(B1, "Temporal Distortion").stands(A1, 5).stands(A2, 5);
        let mut m = board.turn(B2);
        m.does(B2, "move forward 1").turn_of(A1).face_up(B1, "Temporal Distortion", true);
    }
}
