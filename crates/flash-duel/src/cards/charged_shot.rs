//! Charged Shot: Jaina shows a card and pushes an opponent back by its number.

use crate::ability::{Ability, Aim, Window};
use crate::choice::Choice;
use crate::step::Question;
use crate::why;
use kernel::SeatSet;

pub const CARD: Ability = Ability {
    name: "Charged Shot",
    text: "Show one card of your hand (it stays there). One opponent, however far away, is pushed \
           back by its number.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, me, _, naming| match () {
        _ if open.hand_size(me) == 0 => Err(why::NO_CARD),
        _ if open.is_on_start(naming.target()) => Err(why::EMPTY_DISPLACEMENT),
        _ => Ok(()),
    },
    effect: |t, _, cast| t.ask(cast.asking(cast.me), Question::Show),
    picked: |t, play, asked, choice| {
        if let Choice::Show(n) = choice {
            t.push_back(play, SeatSet::one(asked.announced.target()), n.value());
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S48, FD-13.2, FD-22.5.
    #[test]
    fn pushes_from_any_distance_and_keeps_the_card() {
        let mut m = duel().at(4, 13).west("4 2", "Charged Shot").east("1", "").turn(WEST);
        m.does(WEST, "Charged Shot on P2").may(WEST, &["show 2", "show 4"]).does(WEST, "show 4");
        m.stands(EAST, 17).holds(WEST, "2 4").is_recovering(EAST, false);
        m.offers(WEST, "move forward 4");
    }

    #[test]
    fn the_push_stops_at_the_victims_start() {
        let mut m = duel().at(4, 16).west("5", "Charged Shot").east("1", "").turn(WEST);
        m.does(WEST, "Charged Shot on P2").must(WEST, "show 5").stands(EAST, 18);
    }

    /// FD-13.11.
    #[test]
    fn is_not_playable_on_a_victim_on_his_start() {
        let mut m = duel().at(4, 18).west("5", "Charged Shot").east("1", "").turn(WEST);
        m.lacks(WEST, "Charged Shot");
    }

    /// Of two opponents on one space only the chosen one is pushed.
    #[test]
    fn others_on_the_same_space_stay() {
        let board = team().fighter(A1, 4, "3", "Charged Shot").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 12, "1", "").fighter(B2, 12, "1", "").turn(A1);
        m.does(A1, "Charged Shot on P4").must(A1, "show 3").stands(B2, 15).stands(B1, 12);
    }

    /// FD-11.11: it shows a card of the hand; without one, which is public, she is not asked.
    #[test]
    fn is_not_asked_with_an_empty_hand() {
        let mut m = duel().at(4, 13).west("", "Charged Shot").east("1", "").turn(WEST);
        m.turn_of(EAST).asks(EAST).face_up(WEST, "Charged Shot", true);
        // A stashed card is no card of the hand (FD-13.9).
        let board = duel().at(4, 13).west("", "Charged Shot").east("1", "");
        let mut m = board.with(WEST, |f| f.stash = Some(number(3))).turn(WEST);
        m.lacks(WEST, "pass").offers(WEST, "move forward stashed 3");
    }

    /// FD-13.2, FD-22.2: a push is neither a retreat nor a move back.
    #[test]
    fn does_not_end_dragon_form() {
        let board = duel().at(4, 13).west("4", "Charged Shot").east("1", "");
        let mut m = board.lasting("Dragon Form", EAST, EAST).turn(WEST);
        m.does(WEST, "Charged Shot on P2").must(WEST, "show 4").stands(EAST, 17);
        assert_eq!(m.table().open().lasting().map(|(f, _)| f.on).collect::<Vec<_>>(), [EAST]);
    }
}
