//! Green Eye's Epiphany: Valerie sees a card as one number more than it is.

use crate::ability::{Ability, Lend};

pub const CARD: Ability = Ability {
    name: "Green Eye's Epiphany",
    text: "Treat one card you are playing as one number higher (never above 5).",
    trigger: "Any time you play a card.",
    lends: Some(Lend::Shift(1)),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S63, FD-22.7: real 4s may be added, never the other 3; the block needs 4s.
    #[test]
    fn a_three_as_a_four_is_powered_up_with_fours_only() {
        let board = duel().at(6, 10).west("3 4 3", "Green Eye's Epiphany").east("4 4 3 3", "");
        let mut m = board.turn(WEST);
        m.offers(WEST, "attack 4 (Green Eye's Epiphany)").offers(WEST, "attack 1x4");
        m.lacks(WEST, "attack 2x").lacks(WEST, "attack 1x3");
        m.does(WEST, "attack 1x4 + 4 (Green Eye's Epiphany)").holds(WEST, "3");
        m.may(EAST, &["block 2x4", "take the hit"]).face_up(WEST, "Green Eye's Epiphany", false);
    }

    /// Any play counts: move, push, dash and strike.
    #[test]
    fn serves_every_action() {
        let board = duel().at(6, 10).west("1 2", "Green Eye's Epiphany").east("1", "");
        let mut m = board.clone().turn(WEST);
        m.offers(WEST, "move back 3 (Green Eye's Epiphany)");
        m.offers(WEST, "dash 1, strike 3 (Green Eye's Epiphany)");
        m.offers(WEST, "dash 2 (Green Eye's Epiphany), strike 1x2");
        m.lacks(WEST, "dash 2 (Green Eye's Epiphany), strike 2 (");
        let mut m = board.at(9, 10).turn(WEST);
        m.does(WEST, "push 3 (Green Eye's Epiphany)").stands(EAST, 13);
    }

    /// Blocks and retreats are plays too.
    #[test]
    fn serves_every_response() {
        let board = duel().at(5, 10).west("2 3 3", "").east("2 3", "Green Eye's Epiphany");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 2x3").offers(EAST, "retreat 4 (Green Eye's Epiphany)");
        m.offers(EAST, "retreat 3 (Green Eye's Epiphany)").lacks(EAST, "block 1x3 + 4");
        m.does(EAST, "block 1x3 + 3 (Green Eye's Epiphany)").goes_on();
    }

    /// FD-S64: numbers stay within 1 to 5.
    #[test]
    fn a_five_cannot_be_chosen() {
        let board = duel().at(3, 15).west("5", "Green Eye's Epiphany").east("1", "");
        let mut m = board.turn(WEST);
        m.may(WEST, &["move forward 5", "move back 5"]);
    }

    /// FD-13.13, FD-24.6.
    #[test]
    fn the_card_is_discarded_with_its_printed_number() {
        let board = duel().at(3, 15).west("3 5", "Green Eye's Epiphany").east("1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 4 (Green Eye's Epiphany)").stands(WEST, 7).discarded("3");
    }

    /// FD-11.10.
    #[test]
    fn a_countered_play_is_taken_back_and_chosen_again() {
        let board = duel().at(6, 10).west("3 4", "Green Eye's Epiphany").east("4", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 4 (Green Eye's Epiphany)").does(EAST, "Reversal").holds(WEST, "3 4");
        m.offers(WEST, "attack 1x4").lacks(WEST, "attack 4").lacks(WEST, "move forward 4 (");
        m.face_up(WEST, "Green Eye's Epiphany", false);
    }

    /// FD-18.4: a supporter's dash or block card may be the changed one.
    #[test]
    fn serves_a_dashing_block() {
        let board = team().fighter(A1, 7, "3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 10, "1", "").fighter(B2, 12, "2 2", "Green Eye's Epiphany");
        let mut m = board.turn(A1);
        m.does(A1, "attack 1x3").may(B2, &["dash 2, offer 3 (Green Eye's Epiphany)", "pass"]);
        m.does(B2, "dash 2, offer 3 (Green Eye's Epiphany)").does(B1, "block 0x3 with P4");
        m.is_undefeated(B1).stands(B2, 10).hand_size(B2, 0);
    }
}
