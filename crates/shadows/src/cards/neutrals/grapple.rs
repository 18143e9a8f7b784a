//! Grapple: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Grapple",
    text: "1 damage to one target; no Response may be used against it. +1 XP if this Attack cost it health.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[1]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit { no_response: true, ..Hit::at(To::Target, n(1)) }),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};
