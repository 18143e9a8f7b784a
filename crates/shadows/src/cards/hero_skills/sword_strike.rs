//! Sword Strike: a Hero Skill.

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
