//! Knowing the Opponent: Grave reads the one who gave ground before his strike.

use crate::ability::{Ability, Moment, Window};
use crate::why::Why;
use kernel::Seat;

const EMPTY_HAND: Why = Why { clause: "FD-11.11", words: "that opponent has no cards to show" };

fn retreater(moment: Moment) -> Seat {
    match moment {
        Moment::Retreated { target, .. } => target,
        other => panic!("{other:?} is no retreat"),
    }
}

pub const CARD: Ability = Ability {
    name: "Knowing the Opponent",
    text: "All players see that opponent's hand as it is now.",
    trigger: "An opponent retreats from your dashing strike.",
    windows: Window::OPPONENT_RETREATED,
    when: |open, _, moment, _| {
        if open.hand_size(retreater(moment)) > 0 { Ok(()) } else { Err(EMPTY_HAND) }
    },
    effect: |t, play, cast| t.show_hand(play, retreater(cast.moment)),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;
    use kernel::Viewer;

    fn struck(east: &str) -> Fight {
        let board = duel().at(5, 10).west("2 3 4", "Knowing the Opponent").east(east, "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3");
        m
    }

    /// FD-S49, FD-13.5: the card of the retreat is already played.
    #[test]
    fn everyone_sees_the_hand_without_the_retreat_card() {
        let mut m = struck("1 4 4");
        m.does(EAST, "retreat 1").may(WEST, &["Knowing the Opponent", "pass"]);
        m.does(WEST, "Knowing the Opponent");
        m.hears(Viewer::Public, Event::HandShown { seat: EAST, cards: cards("4 4") });
    }

    /// FD-S49: what he draws afterwards is hidden again.
    #[test]
    fn later_draws_are_hidden() {
        let mut m = struck("1 4 4");
        m.does(EAST, "retreat 1").does(WEST, "Knowing the Opponent").hand_size(EAST, 5);
        let viewer = Viewer::Seat(WEST);
        m.hears_nothing_like(viewer, |e| matches!(e, Event::Drew { seat: EAST, .. }));
        assert_eq!(m.table().hidden().known.of(viewer, EAST).hand, cards("4 4"));
    }

    #[test]
    fn is_not_asked_after_a_block() {
        let mut m = struck("3 4 4");
        m.does(EAST, "block 1x3").turn_of(EAST).face_up(WEST, "Knowing the Opponent", true);
    }

    /// FD-R9, FD-11.11: an empty hand shows nothing.
    #[test]
    fn is_not_asked_when_the_last_card_was_played() {
        let mut m = struck("1");
        m.does(EAST, "retreat 1").turn_of(WEST).lacks(WEST, "Knowing the Opponent");
        m.refuses(WEST, "Knowing the Opponent", "FD-11.1");
    }

    /// FD-21.6: of several who retreat one is chosen in his own window.
    #[test]
    fn shows_only_the_hand_of_the_chosen_one_of_two() {
        let board = team().fighter(A1, 5, "2 3", "Knowing the Opponent").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "1 4", "").fighter(B2, 10, "1 5", "").turn(A1);
        m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1").does(A1, "pass");
        m.does(B2, "retreat 1").does(A1, "Knowing the Opponent");
        m.hears(Viewer::Seat(A2), Event::HandShown { seat: B2, cards: cards("5") });
        m.hears_nothing_like(Viewer::Seat(A1), |e| matches!(e, Event::HandShown { seat: B1, .. }));
    }
}
