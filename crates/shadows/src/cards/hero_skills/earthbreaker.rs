//! Earthbreaker: a Hero Skill.

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
