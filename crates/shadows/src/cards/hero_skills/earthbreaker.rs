//! Earthbreaker: one more than Strength, last of all.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Hit, Op, STR, To, Trait, Win};

pub const CARD: Card = Card {
    name: "Earthbreaker",
    text: "(STR+1) damage to one target.",
    kind: Kind::HeroSkill,
    init: numbers(&[6]),
    color: Some(Color::Red),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, STR.and(1)))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.1: (STR+1) damage, and nothing is gained.
    #[test]
    fn hits_for_one_more() {
        let mut m = duel("Akintunde", "Eras").hand(A, "Earthbreaker").acts(A, 6);
        m.uses(A, "Earthbreaker", &["at P2"]).does(B, "pass").damaged(B, 4).owns(A, 0, 0, 0);
    }
}
