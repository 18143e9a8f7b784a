//! Meteor Strike: the greatest Attack of Magic.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, MAG, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Meteor Strike",
    text: "(MAG+3) damage to one target. +2 XP if it met no Response. Delay I.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 5, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, MAG.and(3))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 2),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.2: it needs MAG 5 and deals (MAG+3).
    #[test]
    fn falls_hard() {
        let m = duel("Eras", "Akintunde").hand(A, "Meteor Strike").items(A, "Archmage Staff");
        let mut m = m.acts(A, 6);
        m.uses(A, "Meteor Strike", &["at P2"]).does(B, "pass").damaged(B, 8).owns(A, 2, 0, 0);
        m.lies(A, "Meteor Strike", At::Stunned);
    }
}
