//! Shadowswarm: Gwen follows on the heels of who retreats from her.

use crate::ability::{Ability, Moment, Window};
use crate::choice::Choice;
use crate::step::Question;
use crate::table::Open;
use crate::why;
use kernel::Seat;

/// How far she can follow this retreat.
fn reach(open: &Open, me: Seat, moment: Moment) -> u8 {
    match moment {
        Moment::Retreated { spaces, .. } => open.space(me).distance(open.forward(me, spaces)),
        other => panic!("{other:?} is no retreat"),
    }
}

pub const CARD: Ability = Ability {
    name: "Shadowswarm",
    text: "Move forward up to the number of spaces he retreated, stopping adjacent to the \
           front-most opponent.",
    trigger: "An opponent retreats from your dashing strike.",
    windows: Window::OPPONENT_RETREATED,
    when: |open, me, moment, _| {
        if reach(open, me, moment) > 0 { Ok(()) } else { Err(why::EMPTY_DISPLACEMENT) }
    },
    effect: |t, _, cast| {
        let most = reach(t.open(), cast.me, cast.moment);
        t.ask(cast.asking(cast.me), Question::Spaces { most });
    },
    picked: |t, play, asked, choice| {
        if let Choice::Spaces(n) = choice {
            t.advance(play, asked.me, n);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Space};
    use kernel::Viewer;

    fn struck() -> Board {
        duel().at(5, 10).west("2 3 1 1 1", "Shadowswarm").east("2 4 4 4", "Temporal Distortion")
    }

    /// FD-13.3, FD-13.12: as far as he retreated at most, without a card; it is not a Move.
    #[test]
    fn follows_up_to_the_spaces_of_the_retreat() {
        let mut m = struck().turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").stands(EAST, 14);
        m.may(WEST, &["Shadowswarm", "pass"]).does(WEST, "Shadowswarm");
        m.may(WEST, &["go 1", "go 2", "go 3", "go 4"]).does(WEST, "go 3").stands(WEST, 10);
        m.asks(WEST).offers(WEST, "move forward 1").hand_size(WEST, 5);
    }

    /// FD-2.11: landmines do trigger.
    #[test]
    fn sets_off_a_landmine_on_the_way() {
        let mut m = struck().with(EAST, |f| f.mine = Some(Space(8))).turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 2").does(WEST, "Shadowswarm");
        m.does(WEST, "go 2").stands(WEST, 9).turn_of(EAST);
        m.hears(Viewer::Public, Event::MineSetOff { seat: WEST, space: Space(8) });
        m.hears(Viewer::Public, Event::Recovered { seat: WEST });
    }

    /// FD-R16, FD-2.7: measured from the retreat, but the front-most opponent stops her.
    #[test]
    fn stops_adjacent_to_the_front_most_opponent() {
        let board = team().fighter(A1, 4, "2 5", "Shadowswarm").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 9, "1", "").fighter(B2, 11, "4 4", "");
        let mut m = board.turn(A1);
        m.does(A1, "dash 2, strike 1x5").does(B2, "retreat 4").does(A1, "Shadowswarm");
        m.may(A1, &["go 1", "go 2"]).does(A1, "go 2").stands(A1, 8);
    }

    /// FD-13.11: with nowhere to go she is not asked.
    #[test]
    fn is_not_asked_when_somebody_stands_in_the_way() {
        let board = team().fighter(A1, 4, "5 2", "Shadowswarm").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 9, "1", "").fighter(B2, 10, "4 4", "");
        let mut m = board.turn(A1);
        m.does(A1, "dash 5, strike 1x2").stands(A1, 8).does(B2, "retreat 4").turn_of(B1);
    }
}
