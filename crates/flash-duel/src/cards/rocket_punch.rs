//! Rocket Punch: Bal-Bas-Beta's fist flies one space farther than his cards reach.

use crate::ability::{Ability, Lend};

pub const CARD: Ability = Ability {
    name: "Rocket Punch",
    text: "You may attack a space one farther than the number on your attack cards.",
    trigger: "You declare an attack.",
    lends: Some(Lend::Reach(1)),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S79, FD-8.3: 4s reach distance 5, and must be blocked with 4s.
    #[test]
    fn reaches_one_space_farther_than_the_number() {
        let mut m = duel().at(7, 12).west("4 4 5", "Rocket Punch").east("4 4 5 5", "").turn(WEST);
        m.offers(WEST, "attack 1x4 by Rocket Punch").offers(WEST, "attack 1x5");
        m.refuses(WEST, "attack 2x4", "FD-7.8").lacks(WEST, "attack 1x5 by");
        m.does(WEST, "attack 2x4 by Rocket Punch").face_up(WEST, "Rocket Punch", false);
        m.may(EAST, &["block 2x4", "take the hit"]).refuses(EAST, "block 2x5", "FD-8.3");
    }

    /// FD-S79: at distance 6 with 5s, which is as far as it goes.
    #[test]
    fn attacks_from_six_away_with_fives() {
        let mut m = duel().at(6, 12).west("4 5", "Rocket Punch").east("5", "").turn(WEST);
        m.lacks(WEST, "attack 1x4").offers(WEST, "attack 1x5 by Rocket Punch");
        m.does(WEST, "attack 1x5 by Rocket Punch").does(EAST, "block 1x5").goes_on();
        let mut m = duel().at(5, 12).west("4 5", "Rocket Punch").east("5", "").turn(WEST);
        m.lacks(WEST, "attack");
    }

    /// FD-0.6: the strike of a dashing strike is no attack.
    #[test]
    fn does_not_lengthen_a_dashing_strike() {
        let mut m = duel().at(5, 11).west("2 3", "Rocket Punch").east("5", "").turn(WEST);
        m.lacks(WEST, "dash").refuses(WEST, "dash 2, strike 1x3", "FD-7.13");
    }

    /// FD-11.10: countered, the attack is taken back and another main action chosen.
    #[test]
    fn a_countered_attack_is_taken_back() {
        let board = duel().at(5, 10).west("4 4 5", "Rocket Punch").east("4", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 2x4 by Rocket Punch").does(EAST, "Reversal").asks(WEST);
        m.holds(WEST, "4 4 5").lacks(WEST, "attack 1x4").offers(WEST, "attack 1x5");
        m.offers(WEST, "move forward 4").face_up(WEST, "Rocket Punch", false);
    }

    /// FD-17.11: any enemy space at that distance, also behind the front-most enemy.
    #[test]
    fn may_reach_over_the_front_most_enemy() {
        let board = team().fighter(A1, 5, "4 4", "Rocket Punch").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 8, "1", "").fighter(B2, 10, "1", "").turn(A1);
        m.does(A1, "attack 1x4 by Rocket Punch").asks(B2).does(B2, "take the hit");
        m.is_defeated(B2).is_undefeated(B1);
    }
}
