//! Wartime Tactics: Onimaru looks into an opponent's hand.

use crate::ability::{Ability, Aim, Window};
use crate::why::Why;

const NO_CARDS: Why = Why { clause: "FD-11.11", words: "that opponent holds no card" };

pub const CARD: Ability = Ability {
    name: "Wartime Tactics",
    text: "Look at one opponent's hand. Only you see it.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, _, _, naming| {
        if open.hand_size(naming.target()) > 0 { Ok(()) } else { Err(NO_CARDS) }
    },
    effect: |t, play, cast| t.look_at_hand(play, cast.me, cast.naming.target()),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, table::Facts};
    use kernel::Viewer;

    /// FD-13.5: neither teammates nor other opponents nor the public see a card.
    #[test]
    fn only_its_owner_learns_the_hand() {
        let board = team().fighter(A1, 4, "3", "Wartime Tactics").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 12, "2 5 5", "").fighter(B2, 12, "1", "").turn(A1);
        m.may(A1, &["Wartime Tactics on P2", "Wartime Tactics on P4", "pass"]);
        m.does(A1, "Wartime Tactics on P2");
        assert_eq!(m.view(Viewer::Seat(A1)).known[B1].hand, cards("2 5 5"));
        assert_eq!(m.view(Viewer::Seat(A1)).known[B2], Facts::NONE);
        for viewer in [Viewer::Seat(A2), Viewer::Seat(B2), Viewer::Public] {
            assert_eq!(m.view(viewer).known[B1], Facts::NONE);
            m.hears(viewer, Event::HandSeenBy { seat: B1, by: A1 });
            m.hears_nothing_like(viewer, |e| matches!(e, Event::HandSeen { .. }));
        }
        m.offers(A1, "move forward 3");
    }

    /// FD-13.5: a snapshot. What is played is gone, what is drawn later is unknown.
    #[test]
    fn later_draws_stay_hidden() {
        let board = duel().at(2, 16).west("1 1", "Wartime Tactics").east("2 5 5", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Wartime Tactics on P2").does(WEST, "move back 1");
        m.does(EAST, "move back 5").hand_size(EAST, 5);
        assert_eq!(m.view(Viewer::Seat(WEST)).known[EAST].hand, cards("2 5"));
    }

    /// FD-13.5, FD-3.9: the stash is no part of the hand.
    #[test]
    fn does_not_show_the_stash() {
        let board = duel().at(2, 16).west("1 1", "Wartime Tactics").east("2 5", "");
        let mut m = board.with(EAST, |f| f.stash = Some(number(4))).turn(WEST);
        m.does(WEST, "Wartime Tactics on P2");
        let facts = m.view(Viewer::Seat(WEST)).known[EAST];
        assert_eq!(facts, Facts { hand: cards("2 5"), ..Facts::NONE });
    }

    /// FD-R9, FD-11.11.
    #[test]
    fn needs_a_hand_to_look_at() {
        let mut m = duel().at(2, 16).west("1", "Wartime Tactics").east("", "").turn(WEST);
        m.lacks(WEST, "Wartime Tactics").offers(WEST, "move forward 1");
    }

    /// FD-11.9: countered, nothing is seen.
    #[test]
    fn countered_it_shows_nothing() {
        let board = duel().at(2, 16).west("1", "Wartime Tactics").east("2 5", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "Wartime Tactics on P2").does(EAST, "Reversal");
        assert_eq!(m.view(Viewer::Seat(WEST)).known[EAST], Facts::NONE);
    }
}
