//! Repair Drone: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Repair Drone",
    text: "Object, Health 2. Step 6 [Spell], Choose One: an Ally recovers 1 health OR recover 1 Shield Point.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Object,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    hp: 2,
    abilities: &[Ability::of(
        Win::Step(6),
        Trait::Spell,
        &[Op::Choose(&[2, 1]), Op::Recover(To::Ally, n(1)), Op::Skip(1), Op::Restore(1)],
    )
    .limited(1, 0)],
    ..Card::BLANK
};
