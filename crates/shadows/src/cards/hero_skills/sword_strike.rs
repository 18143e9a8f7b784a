//! Sword Strike: Strength, plain and simple.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, STR, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Sword Strike",
    text: "(STR) damage to one target. +1 XP if it met no Response.",
    kind: Kind::HeroSkill,
    init: numbers(&[2]),
    color: Some(Color::Red),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, STR)),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.10: a Response row of the Monster is a Response.
    #[test]
    fn a_response_row_costs_the_xp() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").front(A, "response");
        let mut m = m.acts(A, 2);
        m.uses(A, "Sword Strike", &["at Monster"]).wounded(A, 1).earned(A, 0, 0);
    }
}
