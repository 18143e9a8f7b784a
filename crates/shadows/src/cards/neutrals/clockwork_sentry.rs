//! Clockwork Sentry: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Clockwork Sentry",
    text: "Object, Health 3, 1 Shield Point. Step 5 [Attack] 1 damage to one target.",
    kind: Kind::Neutral { rare: false, list: List::B },
    form: Form::Object,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    hp: 3,
    shield: 1,
    abilities: &[Ability::of(
        Win::Step(5),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(1)))],
    )],
    ..Card::BLANK
};
