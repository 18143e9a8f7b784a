//! Mercenary: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Mercenary",
    text: "Pay 1 Gold to play. Creature, Health 4. Step 4 [Attack] 2 damage to one target.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Creature,
    init: numbers(&[2]),
    gold: 1,
    hp: 4,
    abilities: &[Ability::of(
        Win::Step(4),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(2)))],
    )],
    ..Card::BLANK
};
