//! Sudden Inspiration: under attack, Valerie thinks of one card more.

use crate::ability::{Ability, Window};

pub const CARD: Ability = Ability {
    name: "Sudden Inspiration",
    text: "Draw one card, then respond to the attack.",
    trigger: "You are attacked.",
    windows: Window::YOU_ARE_ATTACKED,
    effect: |t, play, cast| {
        // The draw is all of it, so there is nothing left to stop when it was the last card.
        let _ = t.draw(play, cast.me);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode};
    use kernel::Viewer;

    /// FD-S62: with two or more cards in the pile she draws and then responds.
    #[test]
    fn the_drawn_card_may_block() {
        let board = duel().at(7, 10).west("3", "").east("4", "Sudden Inspiration").pile("1 3");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").may(EAST, &["Sudden Inspiration", "pass"]);
        m.draws("3").does(EAST, "Sudden Inspiration").holds(EAST, "3 4").pile_left(1);
        m.may(EAST, &["block 1x3", "take the hit"]);
    }

    /// FD-13.8: a full hand draws as well, and has six cards.
    #[test]
    fn a_full_hand_may_exceed_its_limit() {
        let board = duel().at(7, 10).west("3", "").east("1 1 1 1 1", "Sudden Inspiration");
        let mut m = board.draws("3").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "Sudden Inspiration").holds(EAST, "1 1 1 1 1 3");
        m.may(EAST, &["block 1x3", "take the hit"]);
    }

    /// FD-S62, FD-22.6, FD-10.3: the last card ends the round, and nobody need block.
    #[test]
    fn the_last_card_is_time_over_and_the_attack_has_no_effect() {
        let board = duel().at(7, 10).west("3 3 1", "").east("4 5", "Sudden Inspiration").pile("3");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 2x3").does(EAST, "Sudden Inspiration").tokens(0, 1);
        m.hears(Viewer::Public, Event::TimeOver)
            .hears(Viewer::Public, Event::LastHit { by: EAST, on: WEST });
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::HitTaken { .. }));
    }

    /// FD-0.6.
    #[test]
    fn is_not_asked_against_a_dashing_strike() {
        let board = duel().at(5, 10).west("2 3", "").east("4", "Sudden Inspiration");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").may(EAST, &["retreat 4", "take the hit"]);
    }

    /// FD-S157, FD-19.8: the reshuffle of a Raid is not time-over, and she must still block.
    #[test]
    fn in_a_raid_the_reshuffle_does_not_save_her() {
        let board = board(Mode::Raid4).fighter(M1, 10, "1", "Sudden Inspiration");
        let board = board.fighter(M2, 1, "1", "").fighter(M3, 1, "1", "").fighter(M4, 1, "1", "");
        let board = board.fighter(DRAGON_OF_FOUR, 13, "3 3 5", "").pile("2");
        let mut m = board.turn(DRAGON_OF_FOUR);
        m.does(DRAGON_OF_FOUR, "attack 1x3").does(M1, "Sudden Inspiration").holds(M1, "1 2");
        m.hears_nothing_like(Viewer::Public, |e| *e == Event::TimeOver);
        m.hand_size(DRAGON_OF_FOUR, 2).must(M1, "take the hit").is_defeated(M1);
    }
}
