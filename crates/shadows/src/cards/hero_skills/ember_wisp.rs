//! Ember Wisp: a Hero Skill.

use crate::card::{Card, Form, Kind, numbers};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Ember Wisp",
    text: "Creature, Health 2. Active: each time you use a Predict, a target loses 1 health.",
    kind: Kind::HeroSkill,
    form: Form::Creature,
    init: numbers(&[4]),
    hp: 2,
    abilities: &[
        Ability::of(Win::AfterPredict, Trait::Spell, &[Op::Lose(To::Target, n(1))]).limited(1, 0)
    ],
    ..Card::BLANK
};
