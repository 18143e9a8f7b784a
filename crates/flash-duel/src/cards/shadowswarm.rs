//! Shadowswarm: who blocks Gwen or retreats from her has her upon him again.

use crate::ability::{Ability, Asked, Ends, Lasting, Moment, Window};
use crate::choice::Choice;
use crate::event::Event;
use crate::step::{Grant, Question};
use crate::table::{Open, Table};
use crate::why::{self, Why};
use kernel::{Play, Seat};

const NO_ATTACK: Why = Why { clause: "FD-11.11", words: "you have no attack to make" };
const ANSWERED: Window = Window::YOUR_ATTACK_BLOCKED.or(Window::YOUR_STRIKE_BLOCKED);

/// How far she can follow a retreat; nothing is to be followed after a block.
fn reach(open: &Open, me: Seat, moment: Moment) -> Option<u8> {
    match moment {
        Moment::Retreated { spaces, .. } => Some(open.space(me).distance(open.forward(me, spaces))),
        _ => None,
    }
}

/// She attacks, one card stronger, if for all that is public she could (FD-11.12a).
fn fall_upon_him(t: &mut Table, play: &mut Play<Event>, asked: Asked) {
    if t.open().could_attack(asked.me) {
        t.begin(play, asked.card, asked.me, asked.me);
        t.grant(asked.me, Grant::ATTACK);
    }
}

pub const CARD: Ability = Ability {
    name: "Shadowswarm",
    text: "If they retreated, move forward up to as many spaces, stopping adjacent to the \
           front-most opponent. Then you may attack; that attack counts as one card stronger.",
    trigger: "An opponent blocks your attack or dashing strike or retreats from your dashing \
              strike.",
    windows: Window::OPPONENT_RETREATED.or(ANSWERED),
    when: |open, me, moment, _| match reach(open, me, moment) {
        Some(0) => Err(why::EMPTY_DISPLACEMENT),
        None if !open.could_attack(me) => Err(NO_ATTACK),
        _ => Ok(()),
    },
    hand: |t, me, moment, _| match reach(t.open(), me, moment) {
        None if !t.grant_finds_something(me, Grant::ATTACK) => Err(NO_ATTACK),
        _ => Ok(()),
    },
    effect: |t, play, cast| match reach(t.open(), cast.me, cast.moment) {
        Some(most) => t.ask(cast.asking(cast.me), Question::Spaces { most }),
        None => fall_upon_him(t, play, cast.asking(cast.me)),
    },
    picked: |t, play, asked, choice| {
        if let Choice::Spaces(n) = choice {
            t.advance(play, asked.me, n);
            fall_upon_him(t, play, asked);
        }
    },
    lasting: Some(Lasting { attack: 1, ends: Ends::TURN, ..Lasting::NOTHING }),
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
        m.may(WEST, &["pass"]).does(WEST, "pass").hand_size(WEST, 5);
        m.asks(WEST).offers(WEST, "move forward 1");
    }

    /// FD-7.14, FD-8.3: then she attacks, and one card must be blocked by two.
    #[test]
    fn falls_upon_who_retreated() {
        let mut m = struck().east("1 4 4 4", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").does(WEST, "Shadowswarm");
        m.does(WEST, "go 4").stands(WEST, 11).may(WEST, &["pass"]).does(WEST, "pass");
        let mut m = duel().at(5, 10).west("2 3 1 1", "Shadowswarm").east("1 2", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 2").does(WEST, "Shadowswarm");
        m.does(WEST, "go 2").may(WEST, &["pass"]);
        let mut m = duel().at(5, 10).west("2 3 3 1", "Shadowswarm").east("3 2", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 2").does(WEST, "Shadowswarm");
        m.does(WEST, "go 2").may(WEST, &["attack 1x3", "pass"]).does(WEST, "attack 1x3");
        m.must(EAST, "take the hit").tokens(1, 0);
    }

    /// FD-7.14, FD-11.12a: after a block she attacks from where she stands; asked whenever some
    /// hand could, offered only if hers can.
    #[test]
    fn falls_upon_who_blocked() {
        let board = duel().at(7, 10).west("3 3 1", "Shadowswarm").east("3 3 1", "");
        let mut m = board.clone().turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(WEST, "Shadowswarm");
        m.does(WEST, "attack 1x3").must(EAST, "take the hit").tokens(1, 0);
        let mut m = board.west("3 1", "Shadowswarm").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").may(WEST, &["pass"]);
        m.refuses(WEST, "Shadowswarm", "FD-11.11");
    }

    /// FD-2.11: landmines do trigger.
    #[test]
    fn sets_off_a_landmine_on_the_way() {
        let mut m = struck().with(EAST, |f| f.mine = Some(Space(8))).turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 2").does(WEST, "Shadowswarm");
        m.does(WEST, "go 2").stands(WEST, 9).does(WEST, "pass").turn_of(EAST);
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
