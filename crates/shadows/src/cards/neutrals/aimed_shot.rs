//! Aimed Shot: Tech and one more, last of all.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, TECH, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Aimed Shot",
    text: "(TECH+1) damage to one target. +1 Gold if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, TECH.and(1))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.2: (TECH+1) damage and 1 Gold if it met no Response.
    #[test]
    fn hits_for_tech_and_one() {
        let mut m = duel("Ahti", "Eras").hand(A, "Aimed Shot").acts(A, 6);
        m.uses(A, "Aimed Shot", &["at P2"]).does(B, "pass").damaged(B, 4).owns(A, 0, 1, 0);
    }
}
