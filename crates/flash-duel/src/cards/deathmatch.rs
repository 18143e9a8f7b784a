//! Deathmatch: for one round of turns nobody may run from Menelker, nor he from anybody.

use crate::ability::{Ability, Ends, Lasting, Window};

pub const CARD: Ability = Ability {
    name: "Deathmatch",
    text: "Until the start of your next turn no player may retreat.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    effect: |t, play, cast| t.begin(play, cast.card, cast.me, cast.me),
    lasting: Some(Lasting {
        no_retreat: true,
        ends: Ends::OWNERS_TURN_START.or(Ends::OWNER_DEFEATED),
        ..Lasting::NOTHING
    }),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S87, FD-8.6: blocking is unaffected.
    #[test]
    fn no_opponent_may_retreat_but_all_may_block() {
        let mut m = duel().at(5, 10).west("2 3", "Deathmatch").east("3 1", "").turn(WEST);
        m.does(WEST, "Deathmatch").does(WEST, "dash 2, strike 1x3");
        m.may(EAST, &["block 1x3", "take the hit"]).refuses(EAST, "retreat 1", "FD-8.6");
    }

    /// FD-S87: Menelker himself neither, on the opponent's turn.
    #[test]
    fn menelker_may_not_retreat_either() {
        let board = duel().at(6, 10).west("1 3 2", "Deathmatch").east("2 3 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Deathmatch").does(WEST, "move back 1").does(EAST, "dash 2, strike 1x3");
        m.offers(WEST, "block 1x3").lacks(WEST, "retreat").refuses(WEST, "retreat 2", "FD-8.6");
    }

    /// FD-S87, FD-6.8: over when his next turn starts.
    #[test]
    fn ends_when_his_next_turn_starts() {
        let board = duel().at(6, 9).west("1 2 3", "Deathmatch").east("1 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Deathmatch").does(WEST, "move back 1").does(EAST, "move back 1");
        m.does(WEST, "dash 2, strike 1x3").offers(EAST, "retreat 1");
    }

    /// FD-6.10: a recover turn is a turn and ends it too.
    #[test]
    fn ends_on_a_recover_turn() {
        let board = duel().at(5, 10).west("1", "").east("2 3 1", "");
        let board = board.with(WEST, |f| f.forced_due = 1).lasting("Deathmatch", WEST, WEST);
        let mut m = board.turn(WEST);
        m.does(EAST, "dash 2, strike 1x3").offers(WEST, "retreat 1");
    }

    /// FD-11.12: all players on both teams, until Menelker is defeated.
    #[test]
    fn ends_when_menelker_is_defeated() {
        let board = team().fighter(A1, 9, "1", "").fighter(A2, 6, "1 4", "");
        let board = board.fighter(B1, 10, "1", "").fighter(B2, 13, "3 5", "");
        let strike = |response: &str| {
            let mut m = board.clone().lasting("Deathmatch", A1, A1).turn(B1);
            m.does(B1, "attack 1x1").does(A2, "pass").does(A1, response);
            m.does(A2, "move back 1");
            m.does(B2, "dash 3, strike 1x5");
            m
        };
        strike("block 1x1").lacks(A2, "retreat").refuses(A2, "retreat 4", "FD-8.6");
        strike("take the hit").is_defeated(A1).offers(A2, "retreat 4");
    }
}
