//! Summon Imp: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Summon Imp",
    text: "Creature, Health 2. Active: each time you use a Predict, that player's Hero loses 1 health. Step 4 [Attack] 1 damage to one target.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Creature,
    init: numbers(&[1]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    hp: 2,
    abilities: &[
        Ability::of(Win::AfterPredict, Trait::Spell, &[Op::Lose(To::PredictedHero, n(1))]),
        Ability::of(Win::Step(4), Trait::Attack, &[Op::Attack(Hit::at(To::Target, n(1)))]),
    ],
    ..Card::BLANK
};
