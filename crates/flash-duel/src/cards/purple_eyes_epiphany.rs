//! Purple Eye's Epiphany: Valerie sees a card as one number less than it is.

use crate::ability::{Ability, Lend};

pub const CARD: Ability = Ability {
    name: "Purple Eye's Epiphany",
    text: "Treat one card you are playing as one number lower (never below 1).",
    trigger: "Any time you play a card.",
    lends: Some(Lend::Shift(-1)),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-22.7: only one card changes; real cards of the new number go with it.
    #[test]
    fn a_four_as_a_three_goes_with_threes_only() {
        let board = duel().at(7, 10).west("4 4 3", "Purple Eye's Epiphany").east("3 3 4", "");
        let mut m = board.turn(WEST);
        m.offers(WEST, "attack 3 (Purple Eye's Epiphany)").lacks(WEST, "attack 2x");
        m.does(WEST, "attack 1x3 + 3 (Purple Eye's Epiphany)").holds(WEST, "4");
        m.may(EAST, &["block 2x3", "take the hit"]);
    }

    /// Any play counts: move, push, dash and strike.
    #[test]
    fn serves_every_action() {
        let board = duel().at(6, 10).west("3 2", "Purple Eye's Epiphany").east("1", "");
        let mut m = board.clone().turn(WEST);
        m.offers(WEST, "move back 1 (Purple Eye's Epiphany)");
        m.offers(WEST, "dash 2, strike 2 (Purple Eye's Epiphany)");
        m.offers(WEST, "dash 2 (Purple Eye's Epiphany), strike 1x2");
        m.lacks(WEST, "dash 3, strike 1x1");
        m.offers(WEST, "dash 3, strike 1 (Purple Eye's Epiphany)");
        let mut m = board.at(9, 10).turn(WEST);
        m.does(WEST, "push 1 (Purple Eye's Epiphany)").stands(EAST, 11);
    }

    /// Blocks and retreats are plays too.
    #[test]
    fn serves_every_response() {
        let board = duel().at(5, 10).west("2 3 3", "").east("4 3", "Purple Eye's Epiphany");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 2x3").offers(EAST, "retreat 2 (Purple Eye's Epiphany)");
        m.does(EAST, "block 1x3 + 3 (Purple Eye's Epiphany)").goes_on();
    }

    /// FD-S64: numbers stay within 1 to 5.
    #[test]
    fn a_one_cannot_be_chosen() {
        let board = duel().at(3, 15).west("1", "Purple Eye's Epiphany").east("1", "");
        let mut m = board.turn(WEST);
        m.may(WEST, &["move forward 1", "move back 1"]);
    }

    /// FD-13.13.
    #[test]
    fn the_card_is_discarded_with_its_printed_number() {
        let board = duel().at(3, 15).west("3 5", "Purple Eye's Epiphany").east("1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2 (Purple Eye's Epiphany)").stands(WEST, 5).discarded("3");
    }

    /// FD-11.10: a block too is taken back and chosen again.
    #[test]
    fn a_countered_block_is_taken_back() {
        let board = duel().at(7, 10).west("3", "Reversal").east("4 5", "Purple Eye's Epiphany");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 3 (Purple Eye's Epiphany)");
        m.does(WEST, "Reversal").holds(EAST, "4 5").may(EAST, &["take the hit"]);
        m.face_up(EAST, "Purple Eye's Epiphany", false);
    }

    /// FD-18.4, FD-11.4: the dash of a dashing block may be the changed card, but not two cards.
    #[test]
    fn serves_a_dashing_block() {
        let board = team().fighter(A1, 7, "3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 10, "1", "").fighter(B2, 13, "4 3", "Purple Eye's Epiphany");
        let mut m = board.turn(A1);
        let offers = ["dash 3 (Purple Eye's Epiphany), offer 1x3"];
        let other = ["dash 3, offer 3 (Purple Eye's Epiphany)", "pass"];
        m.does(A1, "attack 1x3").may(B2, &[&offers[..], &other[..]].concat());
        m.does(B2, offers[0]).does(B1, "block 0x3 with P4").is_undefeated(B1).stands(B2, 10);
    }
}
