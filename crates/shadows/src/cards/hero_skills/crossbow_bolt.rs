//! Crossbow Bolt: an Attack by Tech.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, TECH, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Crossbow Bolt",
    text: "(TECH) damage to one target. +1 XP if it met no Response.",
    kind: Kind::HeroSkill,
    init: numbers(&[2]),
    color: Some(Color::Green),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, TECH)),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.10: (TECH) damage and 1 XP unanswered; Shield Points are no Response.
    #[test]
    fn shields_do_not_cost_the_xp() {
        let m = duel("Ahti", "Eras").hand(A, "Crossbow Bolt; Search").items(B, "Round Shield");
        let mut m = m.acts(A, 2);
        m.uses(A, "Crossbow Bolt", &["at P2"]);
        m.goes(B, &["shield Round Shield", "shield Round Shield"]).damaged(B, 1).earned(A, 1, 0);
    }
}
