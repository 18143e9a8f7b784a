//! Surgical Strike: Vendetta names the number with which his attack must be blocked.

use crate::ability::{Ability, Aim, Use, Window};

pub const CARD: Ability = Ability {
    name: "Surgical Strike",
    text: "Name a number from 1 to 5. This attack must be blocked with cards of that number \
           instead of its own.",
    trigger: "You attack.",
    windows: Window::YOU_ATTACK,
    aim: Aim::Number,
    effect: |t, play, cast| {
        if let Use::Naming(n) = cast.naming {
            t.change_block_number(play, n);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    fn attack(cards: &str, east: &str, with: &str) -> Fight {
        let mut m = duel().at(7, 10).west(cards, "Surgical Strike").east(east, "").turn(WEST);
        m.does(WEST, with);
        m
    }

    /// FD-8.3, FD-13.12: any number can be named, and the announcement names it.
    #[test]
    fn must_be_blocked_with_the_named_number() {
        let mut m = attack("3 1", "3 3 5 2", "attack 1x3");
        for n in 1..=5 {
            m.offers(WEST, &format!("Surgical Strike naming {n}"));
        }
        m.does(WEST, "Surgical Strike naming 5").may(EAST, &["block 1x5", "take the hit"]);
        m.refuses(EAST, "block 1x3", "FD-8.3").does(EAST, "block 1x5").turn_of(EAST);
    }

    /// The number of cards needed stays the attack's strength.
    #[test]
    fn a_pair_needs_a_pair_of_the_named_number() {
        let mut m = attack("3 3", "3 3 5 5 5", "attack 2x3");
        m.does(WEST, "Surgical Strike naming 5").may(EAST, &["block 2x5", "take the hit"]);
    }

    /// FD-S80: all five 2s are in his hand or the discard pile.
    #[test]
    fn cannot_be_blocked_if_all_cards_of_that_number_are_gone() {
        let board = duel().at(7, 10).west("3 2 2", "Surgical Strike").east("3 3 1 4 5", "");
        let mut m = board.discard("2 2 2").turn(WEST);
        m.does(WEST, "attack 1x3").does(WEST, "Surgical Strike naming 2");
        m.must(EAST, "take the hit").tokens(1, 0);
    }

    /// FD-R8: Naming the attack's own number changes nothing.
    #[test]
    fn naming_its_own_number_changes_nothing() {
        let mut m = attack("3 1", "3 5", "attack 1x3");
        m.does(WEST, "Surgical Strike naming 3").may(EAST, &["block 1x3", "take the hit"]);
    }

    /// FD-0.6: attacks only.
    #[test]
    fn is_not_asked_for_a_dashing_strike() {
        let mut m = duel().at(5, 10).west("2 3", "Surgical Strike").east("3 1", "").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").asks(EAST).offers(EAST, "block 1x3");
    }

    /// FD-S124, FD-18.4, FD-12.7: for every target, and for supporters' cards too.
    #[test]
    fn binds_every_target_and_every_supporter() {
        let board = team().fighter(A1, 8, "3", "Surgical Strike").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 11, "5 3", "").fighter(B2, 14, "3 3 5", "");
        let mut m = board.clone().turn(A1);
        m.does(A1, "attack 1x3").does(A1, "Surgical Strike naming 5");
        m.may(B2, &["dash 3, offer 1x5", "pass"]).does(B2, "dash 3, offer 1x5");
        m.may(B1, &["block 1x5", "block 0x5 with P4", "take the hit"]);
        let mut m = board.space(B2, 11).turn(A1);
        m.does(A1, "attack 1x3").does(A1, "Surgical Strike naming 5").does(B1, "block 1x5");
        m.may(B2, &["block 1x5", "take the hit"]);
    }
}
