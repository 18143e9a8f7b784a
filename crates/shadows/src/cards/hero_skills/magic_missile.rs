//! Magic Missile: an Attack by Magic.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Cond, Hit, MAG, Op, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Magic Missile",
    text: "(MAG) damage to one target. +1 XP if it met no Response.",
    kind: Kind::HeroSkill,
    init: numbers(&[2]),
    color: Some(Color::Blue),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, MAG)),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.3: (MAG) damage, with what Items add.
    #[test]
    fn grows_with_magic() {
        let m =
            duel("Eras", "Akintunde").hand(A, "Magic Missile; Search").items(A, "Archmage Staff");
        let mut m = m.acts(A, 2);
        m.uses(A, "Magic Missile", &["at P2"]).does(B, "pass").damaged(B, 5).earned(A, 1, 0);
    }
}
