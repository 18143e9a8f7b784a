//! Magic Missile: a Hero Skill.

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
