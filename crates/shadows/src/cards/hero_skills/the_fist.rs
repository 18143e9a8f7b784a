//! The Fist: a Hero Skill.

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
