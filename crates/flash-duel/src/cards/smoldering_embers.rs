//! Smoldering Embers: Jaina rekindles a 5 from the discard pile.

use crate::ability::{Ability, Window};
use crate::pile::Number;
use crate::why::Why;

const FIVE: Number = Number::ALL[4];
const NO_FIVE: Why = Why { clause: "FD-11.11", words: "there is no 5 in the discard pile" };

pub const CARD: Ability = Ability {
    name: "Smoldering Embers",
    text: "Take one 5 from the discard pile into your hand.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, _, _, _| if open.discard().of(FIVE) > 0 { Ok(()) } else { Err(NO_FIVE) },
    effect: |t, play, cast| t.retrieve(play, cast.me, FIVE),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;
    use kernel::Viewer;

    /// FD-S47, FD-13.6, FD-3.10: one 5 is taken and everyone saw it.
    #[test]
    fn takes_one_five_for_all_to_see() {
        let board = duel().at(3, 15).west("1 2", "Smoldering Embers").east("1", "");
        let mut m = board.discard("4 5 5").turn(WEST);
        m.may(WEST, &["Smoldering Embers", "pass"]).does(WEST, "Smoldering Embers");
        m.holds(WEST, "1 2 5").discarded("4 5").offers(WEST, "move forward 5");
        m.hears(Viewer::Public, Event::Took { seat: WEST, number: number(5) });
        assert_eq!(m.table().hidden().known.of(Viewer::Seat(EAST), WEST).hand, cards("5"));
    }

    /// FD-S47, FD-13.8, FD-S25: six cards are fine, and with five left nothing is drawn.
    #[test]
    fn the_hand_may_go_above_the_refill_limit() {
        let board = duel().at(3, 15).west("1 1 2 3 4", "Smoldering Embers").east("1", "");
        let mut m = board.discard("5").turn(WEST);
        m.does(WEST, "Smoldering Embers").hand_size(WEST, 6).does(WEST, "move forward 1");
        m.holds(WEST, "1 2 3 4 5").turn_of(EAST);
    }

    /// FD-S47, FD-11.11.
    #[test]
    fn is_not_playable_without_a_five_in_the_pile() {
        let board = duel().at(3, 15).west("1 5", "Smoldering Embers").east("1", "");
        let mut m = board.discard("1 2 3 4").turn(WEST);
        m.lacks(WEST, "Smoldering Embers").refuses(WEST, "Smoldering Embers", "FD-11.11");
    }
}
