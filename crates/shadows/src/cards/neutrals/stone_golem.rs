//! Stone Golem: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Stone Golem",
    text: "Creature, Health 5, 1 Shield Point. Step 6 [Attack] 2 damage to one target.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Creature,
    init: numbers(&[4]),
    req: Req { least: Stats { mag: 4, ..Stats::NONE }, hp_most: 0 },
    hp: 5,
    shield: 1,
    abilities: &[Ability::of(
        Win::Step(6),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(2)))],
    )],
    ..Card::BLANK
};
