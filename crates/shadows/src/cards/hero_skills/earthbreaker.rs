//! Earthbreaker: all of his Strength once more, last of all.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Hit, Op, STR, To, Trait, Win};

pub const CARD: Card = Card {
    name: "Earthbreaker",
    text: "(STR) damage to one target.",
    kind: Kind::HeroSkill,
    init: numbers(&[6]),
    color: Some(Color::Red),
    abilities: &[Ability::of(Win::Play, Trait::Attack, &[Op::Attack(Hit::at(To::Target, STR))])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.1: (STR) damage, and nothing is gained.
    #[test]
    fn hits_last_of_all() {
        let mut m = duel("Akintunde", "Eras").hand(A, "Earthbreaker").acts(A, 6);
        m.uses(A, "Earthbreaker", &["at P2"]).does(B, "pass").damaged(B, 3).owns(A, 0, 0, 0);
    }
}
