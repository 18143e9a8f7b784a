//! Triple Shot: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Triple Shot",
    text: "Three Attacks of 2 damage, each on a target of your choice. +1 XP if no Response was used. Delay I.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 4, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};
