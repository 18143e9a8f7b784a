//! Mistress's Command: an opponent comes a space nearer to Persephone.

use crate::ability::{Ability, Aim, Window};
use crate::why;

pub const CARD: Ability = Ability {
    name: "Mistress's Command",
    text: "One opponent is pulled 1 space toward you, stopping adjacent to your front-most pawn.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, _, _, naming| match naming.target() {
        victim if open.forward(victim, 1) == open.space(victim) => Err(why::EMPTY_DISPLACEMENT),
        _ => Ok(()),
    },
    effect: |t, play, cast| t.advance(play, cast.naming.target(), 1),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;
    use kernel::Viewer;

    /// FD-13.3: one space, without a card; the main action follows.
    #[test]
    fn pulls_an_opponent_one_space() {
        let mut m = duel().at(4, 13).west("4 2", "Mistress's Command").east("1", "").turn(WEST);
        m.does(WEST, "Mistress's Command on P2").stands(EAST, 12).stands(WEST, 4);
        m.holds(WEST, "2 4").offers(WEST, "move forward 4").lacks(WEST, "Mistress");
    }

    /// FD-13.11, FD-2.7: the victim must have somewhere to go: he stops adjacent to the front-most
    /// pawn of her side.
    #[test]
    fn is_not_playable_on_an_adjacent_victim() {
        let board = team().fighter(A1, 4, "5", "Mistress's Command").fighter(A2, 10, "1", "");
        let mut m = board.fighter(B1, 11, "1", "").fighter(B2, 18, "1", "").turn(A1);
        m.may(A1, &["Mistress's Command on P4", "pass"]);
        m.refuses(A1, "Mistress's Command on P2", "FD-13.11");
    }

    /// FD-13.3: it is no Move of the victim, so nothing that waits for one may be played.
    #[test]
    fn is_no_move_of_the_victim() {
        let board = duel().at(4, 13).west("4 2", "Mistress's Command").east("1 1 3", "Esper Dash");
        let mut m = board.turn(WEST);
        m.does(WEST, "Mistress's Command on P2").asks(WEST);
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Moved { .. }));
        m.is_recovering(EAST, false);
    }

    /// FD-11.8: countered, nobody is pulled.
    #[test]
    fn countered_it_pulls_nobody() {
        let board = duel().at(5, 13).west("4 2", "Mistress's Command").east("1", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "Mistress's Command on P2").does(EAST, "Reversal").stands(EAST, 13);
        m.offers(WEST, "move forward 4");
    }
}
