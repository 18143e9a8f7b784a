//! Rewind Time: Geiger turns what was played into what is still to come.

use crate::ability::{Ability, Window};
use crate::why::Why;

const NOTHING_DISCARDED: Why = Why { clause: "FD-11.11", words: "the discard pile is empty" };

pub const CARD: Ability = Ability {
    name: "Rewind Time",
    text: "Shuffle the whole discard pile into the draw pile.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, _, _, _| {
        if open.discard().is_empty() { Err(NOTHING_DISCARDED) } else { Ok(()) }
    },
    effect: |t, play, _| t.shuffle_discard_in(play),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    /// FD-S65, FD-22.8.
    #[test]
    fn six_discards_and_nine_cards_make_a_pile_of_fifteen() {
        let board = duel().at(3, 15).west("1 2 3 4 5", "Rewind Time").east("1 2 3 4 5", "");
        let mut m = board.pile("1 1 2 2 3 3 4 4 5").turn(WEST);
        m.discarded("1 2 3 4 5 5").pile_left(9).may(WEST, &["Rewind Time", "pass"]);
        m.does(WEST, "Rewind Time").discarded("").pile_left(15).hand_size(WEST, 5);
        m.offers(WEST, "move forward 1");
    }

    /// The cards that were discarded can be drawn again.
    #[test]
    fn what_was_discarded_can_be_drawn_again() {
        let board = duel().at(3, 15).west("1 2 3 4", "Rewind Time").east("1 2 3 4 5", "");
        let mut m = board.pile("1 1").turn(WEST);
        m.does(WEST, "Rewind Time").draws("5 5").does(WEST, "move forward 1");
        m.holds(WEST, "2 3 4 5 5").discarded("1").turn_of(EAST).goes_on();
    }

    /// FD-11.11.
    #[test]
    fn is_not_playable_on_an_empty_discard_pile() {
        let mut m = duel().at(3, 15).west("1 2", "Rewind Time").east("1", "").turn(WEST);
        m.lacks(WEST, "Rewind Time").refuses(WEST, "Rewind Time", "FD-11.11");
    }

    /// FD-S129, FD-19.9, FD-22.8: neither the one reshuffle nor the Dragon's hand is touched.
    #[test]
    fn is_not_the_reshuffle_of_a_raid() {
        let board = board(Mode::Raid3).fighter(M1, 3, "1 2", "Rewind Time").fighter(M2, 1, "1", "");
        let board = board.fighter(M3, 1, "1", "").fighter(DRAGON_OF_THREE, 15, "4 4 5 5", "");
        let mut m = board.discard("1 2 3").turn(M1);
        m.does(M1, "Rewind Time").discarded("").holds(DRAGON_OF_THREE, "4 4 5 5").pile_left(32);
        assert_eq!(m.table().open().reshuffles, 1);
    }
}
