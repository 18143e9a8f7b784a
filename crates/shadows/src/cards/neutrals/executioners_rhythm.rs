//! Executioner's Rhythm: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Trait, Win};

pub const CARD: Card = Card {
    name: "Executioner's Rhythm",
    text: "(STR) damage to one opponent's Hero. Repeat this as long as it KnocksDown that Hero.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 5, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[Op::Attack(Hit::at(To::TargetHero, STR)), Op::Repeat(Cond::KnockedDown)],
    )],
    ..Card::BLANK
};
