//! War Hound: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "War Hound",
    text: "Creature, Health 3. Step 2 [Attack] 2 damage to one target.",
    kind: Kind::Neutral { rare: false, list: List::A },
    form: Form::Creature,
    init: numbers(&[4]),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    hp: 3,
    abilities: &[Ability::of(
        Win::Step(2),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(2)))],
    )],
    ..Card::BLANK
};
