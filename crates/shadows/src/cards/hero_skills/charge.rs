//! Charge: a hit before anybody else, and then a rest.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, STR, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Charge",
    text: "(STR-1) damage to one target. +1 Gold if this Attack cost it health. Delay I.",
    kind: Kind::HeroSkill,
    init: numbers(&[1]),
    color: Some(Color::Red),
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, STR.and(-1))),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.10, SH-S24: (STR-1), 1 Gold for lost health, and a Stun token.
    #[test]
    fn hits_early_and_is_delayed() {
        let mut m = duel("Akintunde", "Eras").hand(A, "Charge; Search").acts(A, 1);
        m.uses(A, "Charge", &["at P2"]).does(B, "pass").damaged(B, 2).earned(A, 0, 1);
        m.stun(A, "Charge", 1);
    }
}
