//! Pleasure and Pain: Persephone makes an opponent's block cost him, or profits from it.

use crate::ability::{Ability, Asked, Window};
use crate::choice::Choice;
use crate::sets::NumberSet;
use crate::step::Question;
use crate::table::Table;
use kernel::Seat;

/// Who has just blocked her attack; nobody if the attack became void meanwhile (FD-20.11).
fn blocker(t: &Table) -> Option<Seat> {
    t.open().exchange().and_then(|x| x.target)
}

pub const CARD: Ability = Ability {
    name: "Pleasure and Pain",
    text: "Choose one: you draw a card, or that opponent discards a card of their choice.",
    trigger: "An opponent blocks your attack.",
    windows: Window::YOUR_ATTACK_BLOCKED,
    effect: |t, _, cast| {
        let opponent_discards = blocker(t).is_some_and(|s| t.open().hand_size(s) > 0);
        t.ask(cast.asking(cast.me), Question::DrawOr { opponent_discards });
    },
    picked: |t, play, asked, choice| match choice {
        Choice::Draw => {
            let _ = t.draw(play, asked.me); // Nothing of the card is left to stop.
        }
        Choice::OpponentDiscards => {
            if let Some(who) = blocker(t) {
                t.ask(
                    Asked { who, ..asked },
                    Question::Discard { left: 1, numbers: NumberSet::ANY },
                );
            }
        }
        _ => (),
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    fn blocked(east: &str) -> Fight {
        let board = duel().at(7, 10).west("3 2 2 2 2 2", "Pleasure and Pain");
        let mut m = board.east(east, "").draws("5").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
        m.may(WEST, &["Pleasure and Pain", "pass"]);
        m
    }

    /// FD-13.4: the owner of the hand chooses what he discards.
    #[test]
    fn the_blocker_discards_a_card_of_his_choice() {
        let mut m = blocked("3 1 4");
        m.does(WEST, "Pleasure and Pain").may(WEST, &["draw", "opponent discards"]);
        m.does(WEST, "opponent discards").may(EAST, &["discard 1", "discard 4"]);
        m.does(EAST, "discard 4").holds(EAST, "1").turn_of(EAST).holds(WEST, "2 2 2 2 2");
    }

    #[test]
    fn or_she_draws_a_card() {
        let mut m = blocked("3 1 4");
        m.does(WEST, "Pleasure and Pain").does(WEST, "draw");
        m.turn_of(EAST).holds(WEST, "2 2 2 2 2 5").holds(EAST, "1 4");
    }

    /// FD-11.11: an opponent without cards leaves only the draw.
    #[test]
    fn an_empty_hand_leaves_only_the_draw() {
        let mut m = blocked("3");
        m.does(WEST, "Pleasure and Pain").must(WEST, "draw").holds(WEST, "2 2 2 2 2 5");
    }

    /// FD-10.2: the draw can start time-over; West is farther advanced here.
    #[test]
    fn the_draw_can_start_time_over() {
        let board = duel().at(12, 15).west("3 2", "Pleasure and Pain").east("3 1", "");
        let mut m = board.pile("4").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(WEST, "Pleasure and Pain");
        m.does(WEST, "draw").tokens(1, 0);
    }

    /// FD-0.6: a blocked dashing strike is no blocked attack.
    #[test]
    fn is_not_asked_after_a_blocked_strike() {
        let board = duel().at(5, 10).west("2 3", "Pleasure and Pain").east("3 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3").turn_of(EAST);
    }

    /// FD-21.6, FD-12.8: of two blockers one is picked, in his own window.
    #[test]
    fn one_of_two_blockers_is_picked_when_it_is_his_turn() {
        let board = team().fighter(A1, 7, "3", "Pleasure and Pain").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, "3 1", "").fighter(B2, 10, "3 5", "").turn(A1);
        m.does(A1, "attack 1x3").does(B1, "block 1x3").does(A1, "pass").does(B2, "block 1x3");
        m.does(A1, "Pleasure and Pain").does(A1, "opponent discards").must(B2, "discard 5");
        m.holds(B1, "1");
    }

    /// FD-20.11, FD-20.25: a traitor who changes sides in the middle of it has no opponent left to
    /// discard.
    #[test]
    fn a_revealed_traitor_takes_nothing_from_the_dragon() {
        let board = board(Mode::Betrayal).fighter(M1, 7, "3", "Pleasure and Pain");
        let board = board.seat(M2, "1", "").seat(M3, "1", "").seat(M4, "1", "").traitor(M1);
        let mut m = board.fighter(DRAGON_OF_FOUR, 10, "3 4", "").turn(M1);
        m.does(M1, "attack 1x3").does(DRAGON_OF_FOUR, "block 1x3").does(M1, "Pleasure and Pain");
        m.interjects(M1, "reveal the Traitor card").does(M1, "done").does(M1, "opponent discards");
        m.asks(M2).holds(DRAGON_OF_FOUR, "4");
    }
}
