//! Cog Engine: Bal-Bas-Beta throws out a card or two and draws as many anew.

use crate::ability::{Ability, Window};
use crate::pile::Number;
use crate::step::Question;
use crate::why;

/// So many cards at most.
const MOST: u8 = 2;

pub const CARD: Ability = Ability {
    name: "Cog Engine",
    text: "Discard one or two cards, then draw as many.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, me, _, _| if open.hand_size(me) > 0 { Ok(()) } else { Err(why::NO_CARD) },
    effect: |t, _, cast| {
        let question = Question::DiscardAny { done: 0, most: MOST, from: Number::ALL[0] };
        t.ask(cast.asking(cast.me), question);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// One card or two; then as many as were discarded, and the main action follows.
    #[test]
    fn draws_as_many_as_were_discarded() {
        let mut m = duel().at(2, 16).west("1 3 3 5", "Cog Engine").east("1", "").turn(WEST);
        m.does(WEST, "Cog Engine").may(WEST, &["discard 1", "discard 3", "discard 5"]);
        m.does(WEST, "discard 3").may(WEST, &["discard 3", "discard 5", "done"]);
        m.draws("2 4").does(WEST, "discard 3").luck_is_used_up();
        m.holds(WEST, "1 2 4 5").discarded("3 3").offers(WEST, "move forward 4");
    }

    #[test]
    fn one_card_is_enough() {
        let mut m = duel().at(2, 16).west("1 3 3 5", "Cog Engine").east("1", "").turn(WEST);
        m.does(WEST, "Cog Engine").draws("2").does(WEST, "discard 5").does(WEST, "done");
        m.holds(WEST, "1 2 3 3").discarded("5").offers(WEST, "move forward 2");
    }

    /// FD-13.4: the discards come first, so none of them can be drawn.
    #[test]
    fn the_whole_hand_may_go() {
        let mut m = duel().at(2, 16).west("1 3", "Cog Engine").east("1", "").turn(WEST);
        m.does(WEST, "Cog Engine").does(WEST, "discard 1").draws("2 2");
        m.does(WEST, "discard 3").holds(WEST, "2 2").discarded("1 3").pile_left(20);
    }

    /// FD-10.2, FD-10.13: the last card ends the round at once, without the rest and the action.
    #[test]
    fn the_last_card_starts_time_over_at_once() {
        let board = duel().at(9, 11).west("1 3 3", "Cog Engine").east("1", "");
        let mut m = board.pile("2").turn(WEST);
        m.does(WEST, "Cog Engine").does(WEST, "discard 3").does(WEST, "discard 3");
        m.tokens(1, 0).holds(WEST, "1 2");
    }

    /// FD-11.11.
    #[test]
    fn needs_a_card_to_discard() {
        let board = duel().at(2, 16).west("", "Cog Engine").east("1", "");
        let mut m = board.with(WEST, |f| f.stash = Some(number(3))).turn(WEST);
        m.lacks(WEST, "Cog Engine").offers(WEST, "move forward stashed 3");
    }

    /// FD-11.9: countered, nothing is discarded.
    #[test]
    fn countered_it_costs_nothing() {
        let mut m = duel().at(2, 16).west("1 3", "Cog Engine").east("1", "Reversal").turn(WEST);
        m.does(WEST, "Cog Engine").does(EAST, "Reversal").holds(WEST, "1 3");
        m.offers(WEST, "move forward 1");
    }
}
