//! Sanctified Light: a Hero Skill.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Sanctified Light",
    text: "Choose One: your Hero recovers 2 health OR a target loses 2 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[4]),
    color: Some(Color::Blue),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Choose(&[2, 1]),
            Op::Recover(To::Hero, n(2)),
            Op::Skip(1),
            Op::Lose(To::Target, n(2)),
        ],
    )],
    ..Card::BLANK
};
