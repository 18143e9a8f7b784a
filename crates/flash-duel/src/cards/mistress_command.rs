//! Mistress's Command: Persephone shows a card and an opponent comes that much nearer.

use crate::ability::{Ability, Aim, Window};
use crate::choice::Choice;
use crate::step::Question;
use crate::why;

pub const CARD: Ability = Ability {
    name: "Mistress's Command",
    text: "Reveal a card from your hand and keep it. One opponent is pulled that many spaces \
           toward you, stopping adjacent to your front-most pawn.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, me, _, naming| match naming.target() {
        _ if open.hand_size(me) == 0 => Err(why::NO_CARD),
        victim if open.forward(victim, 1) == open.space(victim) => Err(why::EMPTY_DISPLACEMENT),
        _ => Ok(()),
    },
    effect: |t, _, cast| t.ask(cast.asking(cast.me), Question::Show),
    picked: |t, play, asked, choice| {
        if let Choice::Show(n) = choice {
            t.advance(play, asked.announced.target(), n.value());
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;
    use kernel::Viewer;

    /// FD-13.3, FD-13.12: the card is chosen when it takes effect, seen by all and kept.
    #[test]
    fn pulls_an_opponent_by_the_card_shown() {
        let mut m = duel().at(4, 13).west("4 2", "Mistress's Command").east("1", "").turn(WEST);
        m.does(WEST, "Mistress's Command on P2").may(WEST, &["show 2", "show 4"]);
        m.does(WEST, "show 4").stands(EAST, 9).stands(WEST, 4).holds(WEST, "2 4");
        assert_eq!(m.view(Viewer::Seat(EAST)).known[WEST].hand, cards("4"));
        m.offers(WEST, "move forward 4").lacks(WEST, "Mistress");
    }

    /// FD-2.7: he stops adjacent to the front-most pawn of her side.
    #[test]
    fn stops_adjacent_to_the_front_most_pawn() {
        let board = team().fighter(A1, 4, "5", "Mistress's Command").fighter(A2, 10, "1", "");
        let mut m = board.fighter(B1, 13, "1", "").fighter(B2, 18, "1", "").turn(A1);
        m.does(A1, "Mistress's Command on P2").must(A1, "show 5").stands(B1, 11).stands(B2, 18);
    }

    /// FD-13.11: the victim must have somewhere to go.
    #[test]
    fn is_not_playable_on_an_adjacent_victim() {
        let board = team().fighter(A1, 4, "5", "Mistress's Command").fighter(A2, 10, "1", "");
        let mut m = board.fighter(B1, 11, "1", "").fighter(B2, 18, "1", "").turn(A1);
        m.may(A1, &["Mistress's Command on P4", "pass"]);
        m.refuses(A1, "Mistress's Command on P2", "FD-13.11");
        let mut m = duel().at(4, 9).west("", "Mistress's Command").east("1", "").turn(WEST);
        m.asks(EAST).face_up(WEST, "Mistress's Command", true);
    }

    /// FD-13.3: it is no Move of the victim, so nothing that waits for one may be played.
    #[test]
    fn is_no_move_of_the_victim() {
        let board = duel().at(4, 13).west("4 2", "Mistress's Command").east("1 1 3", "Esper Dash");
        let mut m = board.turn(WEST);
        m.does(WEST, "Mistress's Command on P2").does(WEST, "show 4").asks(WEST);
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Moved { .. }));
        m.is_recovering(EAST, false);
    }

    /// FD-13.12: countered, no card is shown.
    #[test]
    fn countered_it_shows_no_card() {
        let board = duel().at(5, 13).west("4 2", "Mistress's Command").east("1", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "Mistress's Command on P2").does(EAST, "Reversal").stands(EAST, 13);
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::CardsShown { .. }));
        m.offers(WEST, "move forward 4");
    }
}
