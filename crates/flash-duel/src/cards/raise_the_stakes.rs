//! Raise the Stakes: Lum draws a card, and the round is worth more to whoever wins it.

use crate::ability::{Ability, Lasting, Window};
use crate::table::Drawn;

pub const CARD: Ability = Ability {
    name: "Raise the Stakes",
    text: "Draw a card. Whoever wins this round takes one extra win token.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    effect: |t, play, cast| {
        // Against the Dragon, player or bot, it just draws a card (FD-22.11).
        let stakes = t.open().mode().dragon().is_none();
        if t.draw(play, cast.me) == Drawn::GoesOn && stakes {
            t.begin(play, cast.card, cast.me, cast.me);
        }
    },
    lasting: Some(Lasting { tokens: 1, ..Lasting::NOTHING }),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode};
    use kernel::Viewer;

    fn no_stakes(e: &Event) -> bool {
        matches!(e, Event::Began { .. })
    }

    /// FD-S68, FD-4.6.
    #[test]
    fn the_winner_takes_two_tokens() {
        let board = duel().at(7, 10).west("3", "Raise the Stakes").east("1", "");
        let mut m = board.turn(WEST);
        m.may(WEST, &["Raise the Stakes", "pass"]).draws("5").does(WEST, "Raise the Stakes");
        m.holds(WEST, "3 5").does(WEST, "attack 1x3").does(EAST, "take the hit").tokens(2, 0);
    }

    /// FD-S68, FD-4.7: the opponent profits as well, and the next round starts afresh.
    #[test]
    fn the_opponent_takes_two_tokens_if_he_wins() {
        let board = duel().at(7, 12).west("1 1", "Raise the Stakes").east("4 4", "");
        let mut m = board.turn(WEST);
        m.draws("1").does(WEST, "Raise the Stakes").does(WEST, "move forward 1");
        m.does(EAST, "attack 2x4").does(WEST, "take the hit").tokens(0, 2);
        m.does(WEST, "West goes first").round(2);
        assert_eq!(m.table().open().lasting().count(), 0);
    }

    /// FD-4.6: two such cards add up.
    #[test]
    fn the_extra_tokens_add_up_and_end_the_game() {
        let board = duel().at(7, 10).west("3", "").east("1", "");
        let board = board.lasting("Raise the Stakes", WEST, WEST);
        let mut m = board.lasting("Raise the Stakes", EAST, EAST).turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "take the hit").tokens(3, 0);
        m.over();
    }

    /// FD-4.5: a drawn round gives no tokens.
    #[test]
    fn a_drawn_round_gives_nothing() {
        let board = duel().at(7, 13).west("1 1 1", "Raise the Stakes").east("2", "").pile("1 4 5");
        let mut m = board.turn(WEST);
        m.draws("1").does(WEST, "Raise the Stakes").does(WEST, "move back 1");
        m.hears(Viewer::Public, Event::TimeOver).hears(Viewer::Public, Event::RoundDrawn);
        m.tokens(0, 0);
    }

    /// FD-10.13: the last card cuts it off before the stakes are raised.
    #[test]
    fn the_last_card_cuts_it_off() {
        let board = duel().at(8, 10).west("2 2", "Raise the Stakes").east("2", "").pile("1");
        let mut m = board.turn(WEST);
        m.does(WEST, "Raise the Stakes").tokens(1, 0);
        m.hears_nothing_like(Viewer::Public, no_stakes);
    }

    /// FD-S137, FD-22.11: in a Raid or Betrayal, and against the Dragon bot, it just draws a card.
    #[test]
    fn against_the_dragon_it_only_draws() {
        for mode in [Mode::Raid2, Mode::Raid3, Mode::Raid4, Mode::Betrayal] {
            let board = board(mode).fighter(M1, 3, "1", "Raise the Stakes").fighter(M2, 1, "1", "");
            let mut m = board.turn(M1);
            m.draws("5").does(M1, "Raise the Stakes").holds(M1, "1 5");
            m.hears_nothing_like(Viewer::Public, no_stakes);
        }
        let board = board(Mode::SoloDragon).at(3, 14).west("1", "Raise the Stakes");
        let mut m = board.east("1 1 1", "").turn(WEST);
        m.draws("5").does(WEST, "Raise the Stakes").holds(WEST, "1 5");
        m.hears_nothing_like(Viewer::Public, no_stakes);
    }

    /// FD-11.12: in Team Battle the winning team takes it, though Lum himself has fallen.
    #[test]
    fn the_winning_team_takes_the_extra_token() {
        let board = team().fighter(A1, 7, "1", "").fighter(A2, 7, "1", "").defeated(A2);
        let board = board.fighter(B1, 10, "3 1", "").fighter(B2, 12, "1", "");
        let mut m = board.lasting("Raise the Stakes", A2, A2).turn(B1);
        m.does(B1, "attack 1x3").does(A1, "take the hit").tokens(0, 2);
    }
}
