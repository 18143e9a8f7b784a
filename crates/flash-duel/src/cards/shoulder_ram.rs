//! Shoulder Ram: Zane charges and drives everyone he meets before him.

use crate::ability::{Ability, Window};
use crate::board::Space;
use crate::table::Open;
use crate::why;
use kernel::{Seat, SeatSet};

/// The space of the charge and who is driven off it; nothing if the charge stops here, before an
/// enemy soldier, before opponents who cannot be pushed, or at the edge.
fn next(open: &Open, me: Seat) -> Option<(Space, SeatSet)> {
    let side = open.side(me);
    let space = side.ahead(open.space(me), 1)?;
    let met = open.standing_on(side.other(), space);
    let soldier = open.enemies(me).iter().any(|e| open.fighter(e).soldier == Some(space));
    let stuck = met.iter().any(|e| open.is_on_start(e));
    (!soldier && !stuck).then_some((space, met))
}

pub const CARD: Ability = Ability {
    name: "Shoulder Ram",
    text: "Charge forward 1 space, pushing any opponents you run into back 1.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, me, _, _| next(open, me).map(|_| ()).ok_or(why::EMPTY_DISPLACEMENT),
    effect: |t, play, cast| {
        let Some((_, met)) = next(t.open(), cast.me) else { return };
        t.push_back(play, met, 1);
        t.advance(play, cast.me, 1);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Space};
    use kernel::Viewer;

    fn zane(west: u8, east: u8) -> Board {
        duel().at(west, east).west("1 1 1 1 1", "Shoulder Ram").east("2", "Temporal Distortion")
    }

    /// FD-S83, FD-22.16, FD-R16: it is no Move, and the main action still follows.
    #[test]
    fn drives_an_opponent_back_and_acts_after() {
        let mut m = zane(8, 9).turn(WEST);
        m.does(WEST, "Shoulder Ram").stands(WEST, 9).stands(EAST, 10).is_recovering(EAST, false);
        m.asks(WEST).offers(WEST, "attack 1x1").offers(WEST, "push 1");
    }

    /// Nobody is met: he just comes a space nearer.
    #[test]
    fn goes_a_space_forward_where_nobody_stands() {
        let mut m = zane(7, 9).turn(WEST);
        m.does(WEST, "Shoulder Ram").stands(WEST, 8).stands(EAST, 9);
    }

    /// FD-13.11, FD-2.10: who cannot be pushed, and an enemy soldier, stop it.
    #[test]
    fn is_not_asked_when_it_cannot_move_at_all() {
        zane(17, 18).turn(WEST).lacks(WEST, "Shoulder Ram").offers(WEST, "push 1");
        let board = zane(7, 12).with(EAST, |f| f.soldier = Some(Space(8)));
        board.turn(WEST).lacks(WEST, "Shoulder Ram").offers(WEST, "move forward 1");
    }

    /// FD-2.10: a teammate's soldier lets him pass.
    #[test]
    fn runs_past_a_soldier_of_his_own_side() {
        let board = team().fighter(A1, 7, "1", "Shoulder Ram").fighter(A2, 1, "1", "");
        let board = board.with(A2, |f| f.soldier = Some(Space(8)));
        let board = board.lasting("Clockwork Soldier", A2, A2);
        let mut m = board.fighter(B1, 15, "1", "").fighter(B2, 15, "1", "").turn(A1);
        m.does(A1, "Shoulder Ram").stands(A1, 8);
    }

    /// Everyone on the space is pushed, onto a space with their teammates if need be; teammates of
    /// Zane stay where they are.
    #[test]
    fn pushes_everyone_it_meets() {
        let board = team().fighter(A1, 8, "1", "Shoulder Ram").fighter(A2, 8, "1", "");
        let mut m = board.fighter(B1, 9, "1", "").fighter(B2, 10, "1", "").turn(A1);
        m.does(A1, "Shoulder Ram").stands(A1, 9).stands(A2, 8).stands(B1, 10).stands(B2, 10);
    }

    /// FD-2.12: of several pawns carried over a landmine the first in turn order sets it off.
    #[test]
    fn one_of_those_pushed_onto_a_landmine_sets_it_off() {
        let board = team().fighter(A1, 7, "1", "Shoulder Ram").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 8, "1", "").fighter(B2, 8, "1", "");
        let mut m = board.with(A2, |f| f.mine = Some(Space(9))).turn(A1);
        m.does(A1, "Shoulder Ram").stands(A1, 8).stands(B2, 9);
        m.is_recovering(B1, true).is_recovering(B2, false).is_recovering(A1, false);
        m.hears(Viewer::Public, Event::MineSetOff { seat: B1, space: Space(9) });
    }
}
