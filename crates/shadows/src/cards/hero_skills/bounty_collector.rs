//! Bounty Collector: more for the first head of the round.

use crate::card::{Card, Form, Kind, numbers};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Bounty Collector",
    text: "[Auto] When you KnockDown an opponent's Hero, gain 1 extra Gold.",
    kind: Kind::HeroSkill,
    form: Form::Own,
    init: numbers(&[0]),
    abilities: &[
        Ability::of(Win::AfterKoByMe, Trait::Auto, &[Op::Gain(Token::Gold, 1)]).limited(1, 0)
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S65, SH-S119, SH-25.1: twice the reward of a KnockDown, but its own only once a round.
    #[test]
    fn pays_once_a_round() {
        let m = heroes(&["Ahti", "Eras", "Akintunde"]).hand(A, "Crescent Slash; Search");
        let mut m = m.damage(B, 6).damage(C, 8).acts(A, 2);
        m.uses(A, "Crescent Slash", &["at P2", "at P3"]).does(B, "pass").does(C, "pass");
        m.knocked_down(B, 1).knocked_down(C, 1).earned(A, 3, 3);
        assert_eq!(m.table().open().players[A].bounties, 2);
    }
}
