//! Gun Turret: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Gun Turret",
    text: "Object, Health 4, 1 Shield Point. Step 4 [Attack] 2 damage to one target.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Object,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 4, ..Stats::NONE }, hp_most: 0 },
    hp: 4,
    shield: 1,
    abilities: &[Ability::of(
        Win::Step(4),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(2)))],
    )],
    ..Card::BLANK
};
