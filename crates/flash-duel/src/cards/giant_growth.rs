//! Giant Growth: everything Troq throws counts as one card more until he gives way.

use crate::ability::{Ability, Ends, Lasting, Window};

pub const CARD: Ability = Ability {
    name: "Giant Growth",
    text: "Until you retreat or the round ends, each attack and dashing strike you make counts as \
           one card stronger.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    effect: |t, play, cast| t.begin(play, cast.card, cast.me, cast.me),
    lasting: Some(Lasting { attack: 1, strike: 1, ends: Ends::RETREAT, ..Lasting::NOTHING }),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::ability::AbilityId;
    use crate::tests::*;

    /// FD-8.3, FD-8.10.
    #[test]
    fn an_attack_needs_one_card_more() {
        let mut m = duel().at(7, 10).west("3", "Giant Growth").east("3 3", "").turn(WEST);
        m.does(WEST, "Giant Growth").does(WEST, "attack 1x3");
        m.may(EAST, &["block 2x3", "take the hit"]).refuses(EAST, "block 1x3", "FD-8.10");
    }

    /// FD-8.3: a dashing strike too; a retreat is one card as ever.
    #[test]
    fn a_dashing_strike_needs_one_card_more() {
        let mut m = duel().at(5, 10).west("2 3", "Giant Growth").east("3 3", "").turn(WEST);
        m.does(WEST, "Giant Growth").does(WEST, "dash 2, strike 1x3");
        m.may(EAST, &["block 2x3", "retreat 3", "take the hit"]);
    }

    /// FD-13.10: it outlasts the turn, and is never a help to the opponent.
    #[test]
    fn lasts_over_the_turn() {
        let board = duel().at(7, 10).west("1 4 4", "Giant Growth").east("4 4 4", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Giant Growth").does(WEST, "move back 1").does(EAST, "attack 1x4");
        m.may(WEST, &["block 1x4", "take the hit"]).does(WEST, "block 1x4");
        m.does(WEST, "attack 1x4").may(EAST, &["block 2x4", "take the hit"]);
    }

    /// FD-13.10: a retreat ends it; a move back does not.
    #[test]
    fn ends_with_a_retreat() {
        let growth = AbilityId::by_name("Giant Growth").expect("it is on the list");
        let board = duel().at(7, 12).west("4 1", "").east("2 3", "");
        let mut m = board.lasting("Giant Growth", WEST, WEST).turn(EAST);
        m.does(EAST, "dash 2, strike 1x3").does(WEST, "retreat 4");
        assert!(!m.table().open().is_in_force(growth, WEST));
        let board = duel().at(7, 12).west("4 1", "").east("2 3", "");
        let mut m = board.lasting("Giant Growth", WEST, WEST).turn(WEST);
        m.does(WEST, "move back 4");
        assert!(m.table().open().is_in_force(growth, WEST));
    }

    /// Other strengthening adds up.
    #[test]
    fn adds_to_other_strengthening() {
        let board = duel().at(7, 10).west("3", "Giant Growth").east("3 3 3", "");
        let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
        m.does(WEST, "Giant Growth").does(WEST, "attack 1x3");
        m.may(EAST, &["block 3x3", "take the hit"]);
    }

    /// FD-11.8: countered, nothing grows.
    #[test]
    fn countered_it_strengthens_nothing() {
        let mut m = duel().at(6, 9).west("3", "Giant Growth").east("3 3", "Reversal").turn(WEST);
        m.does(WEST, "Giant Growth").does(EAST, "Reversal").does(WEST, "attack 1x3");
        m.may(EAST, &["block 1x3", "take the hit"]);
    }
}
