//! Master of Twos: Midori's ability card is itself a 2.

use crate::ability::{Ability, Lend};
use crate::pile::Number;

pub const CARD: Ability = Ability {
    name: "Master of Twos",
    text: "Use this ability card as if it were a 2 played from your hand.",
    trigger: "Any time you could play a 2.",
    lends: Some(Lend::Card(Number::ALL[1])),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S55, FD-11.10.
    #[test]
    fn blocks_a_single_two_with_nothing_from_the_hand() {
        let mut m = duel().at(8, 10).west("2", "").east("5 5", "Master of Twos").turn(WEST);
        m.does(WEST, "attack 1x2").may(EAST, &["block 2 (Master of Twos)", "take the hit"]);
        m.does(EAST, "block 2 (Master of Twos)").goes_on().holds(EAST, "5 5");
        m.face_up(EAST, "Master of Twos", false);
    }

    /// FD-S55.
    #[test]
    fn blocks_a_pair_together_with_a_real_two() {
        let mut m = duel().at(8, 10).west("2 2", "").east("5 2", "Master of Twos").turn(WEST);
        m.does(WEST, "attack 2x2");
        m.may(EAST, &["block 1x2 + 2 (Master of Twos)", "take the hit"]);
        m.does(EAST, "block 1x2 + 2 (Master of Twos)").goes_on().holds(EAST, "5");
    }

    /// Any play counts: a move, the dash or the strike of a dashing strike, an attack.
    #[test]
    fn serves_every_kind_of_play() {
        let mut m = duel().at(6, 10).west("2 5", "Master of Twos").east("1", "").turn(WEST);
        m.offers(WEST, "move forward 2 (Master of Twos)");
        m.offers(WEST, "dash 2 (Master of Twos), strike 1x2");
        m.offers(WEST, "dash 2, strike 2 (Master of Twos)");
        m.does(WEST, "move back 2 (Master of Twos)").stands(WEST, 4).face_up(
            WEST,
            "Master of Twos",
            false,
        );
    }

    /// FD-11.10: countered, the play is taken back and chosen again without it.
    #[test]
    fn a_countered_play_is_taken_back() {
        let board = duel().at(9, 11).west("2 5", "Master of Twos").east("2", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x2 + 2 (Master of Twos)").does(EAST, "Reversal");
        m.holds(WEST, "2 5").offers(WEST, "attack 1x2").lacks(WEST, "attack 2 (Master");
        m.face_up(WEST, "Master of Twos", false);
    }

    /// FD-11.4: it is an ability and only one may be played in a turn.
    #[test]
    fn is_gone_once_another_ability_was_played() {
        let board = duel().at(8, 10).west("2 5", "Master of Twos, Dragon Form").east("2", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Dragon Form").lacks(WEST, "attack 2 (Master");
    }
}
