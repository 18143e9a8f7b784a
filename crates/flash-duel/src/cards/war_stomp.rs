//! War Stomp: Troq's push goes twice as far and leaves its victims dazed.

use crate::ability::{Ability, Window};
use crate::table::Open;
use crate::why;
use kernel::{Seat, SeatSet};

/// Whom the push moves.
fn pushed(open: &Open, me: Seat) -> SeatSet {
    let movable = |e: &Seat| open.distance(me, *e) == 1 && !open.is_on_start(*e);
    open.enemies(me).iter().filter(movable).collect()
}

pub const CARD: Ability = Ability {
    name: "War Stomp",
    text: "Double the distance of this push. Everyone it moves must recover on their next turn.",
    trigger: "You push.",
    windows: Window::YOU_PUSH,
    when: |open, me, _, _| match pushed(open, me).is_empty() {
        true => Err(why::EMPTY_DISPLACEMENT),
        false => Ok(()),
    },
    effect: |t, play, cast| {
        t.double_push(play);
        for seat in pushed(t.open(), cast.me).iter() {
            t.force_recovery(play, seat, false);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Space};
    use kernel::Viewer;

    #[test]
    fn doubles_the_push() {
        let mut m = duel().at(8, 9).west("3 1", "War Stomp").east("1 1", "").turn(WEST);
        m.does(WEST, "push 3").may(WEST, &["War Stomp", "pass"]).does(WEST, "War Stomp");
        m.stands(EAST, 15).stands(WEST, 8);
        m.turn_of(WEST).hears(Viewer::Public, Event::Recovered { seat: EAST });
        let mut m = duel().at(8, 9).west("3 1", "War Stomp").east("1 1", "").turn(WEST);
        m.does(WEST, "push 3").does(WEST, "pass").stands(EAST, 12).turn_of(EAST);
    }

    /// FD-R11, FD-7.6, FD-13.11.
    #[test]
    fn stops_at_the_start_and_is_not_asked_there() {
        let mut m = duel().at(15, 16).west("5 1", "War Stomp").east("1 1", "").turn(WEST);
        m.does(WEST, "push 5").does(WEST, "War Stomp").stands(EAST, 18);
        let mut m = duel().at(17, 18).west("5 1", "War Stomp").east("1 1", "").turn(WEST);
        m.does(WEST, "push 5").asks(EAST).stands(EAST, 18).face_up(WEST, "War Stomp", true);
    }

    /// FD-17.12: all pawns pushed go twice as far.
    #[test]
    fn everyone_pushed_goes_twice_as_far() {
        let board = team().fighter(A1, 8, "2 1", "War Stomp").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 9, "1", "").fighter(B2, 9, "1", "").turn(A1);
        m.does(A1, "push 2").does(A1, "War Stomp").stands(B1, 13).stands(B2, 13);
    }

    /// FD-13.2: a push by an ability is no push action.
    #[test]
    fn is_not_asked_for_a_push_by_an_ability() {
        let board = duel().at(5, 9).west("2 1", "War Stomp").east("1 1", "");
        let board = board.with(WEST, |f| f.soldier = Some(Space(8)));
        let mut m = board.lasting("Clockwork Soldier", WEST, WEST).turn(WEST);
        m.stands(EAST, 10).lacks(WEST, "War Stomp").offers(WEST, "move forward 2");
    }

    /// FD-11.8: countered, the push itself stands.
    #[test]
    fn countered_the_push_goes_its_own_distance() {
        let mut m = duel().at(9, 10).west("3 1", "War Stomp").east("1 1", "Reversal").turn(WEST);
        m.does(WEST, "push 3").does(WEST, "War Stomp").does(EAST, "Reversal").stands(EAST, 13);
    }
}
