//! Crescent Slash: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Crescent Slash",
    text: "One Attack against up to two different targets: 2 damage to each. +1 XP if no Response was used.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[2]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Targets(2), n(2))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};
