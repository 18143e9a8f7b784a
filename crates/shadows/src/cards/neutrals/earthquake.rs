//! Earthquake: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Earthquake",
    text: "One Attack against every target: 2 damage to each. Gain 1 XP. Delay I.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    req: Req { least: Stats { str: 4, hp: 9, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[Op::Attack(Hit::at(To::AllTargets, n(2))), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};
