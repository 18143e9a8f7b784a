//! The Fist: a small Attack that every Hero has.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Cond, Hit, Op, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "The Fist",
    text: "1 damage to one target. +1 XP if this Attack cost it health.",
    kind: Kind::HeroSkill,
    init: numbers(&[2]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(1))),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.11, SH-S71: Shield Points spare the health, and then there is no XP and no flip.
    #[test]
    fn pays_only_for_lost_health() {
        let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").leader(B);
        let mut m = m.acts(A, 2);
        m.uses(A, "The Fist", &["at P2"]).does(B, "shield Leader").damaged(B, 0).earned(A, 0, 0);
        m.asks(A).broken(B, "Leader", 1);
    }
}
