//! Metz Standard: a Hero Skill.

use crate::card::{Card, Form, Kind, numbers};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Metz Standard",
    text: "Object, Health 3, 1 Shield Point. Active: after you use a Response, your Hero's next Attack this round deals +2 damage.",
    kind: Kind::HeroSkill,
    form: Form::Object,
    init: numbers(&[1]),
    hp: 3,
    shield: 1,
    abilities: &[Ability::of(
        Win::AfterResponse,
        Trait::Plain,
        &[Op::Mod(What::HeroAttack, 2, Span::Next)],
    )
    .limited(1, 0)],
    ..Card::BLANK
};
