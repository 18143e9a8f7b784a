//! Reckless Swing: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Reckless Swing",
    text: "(STR+3) damage to one target. +1 Gold if it met no Response. Then your Hero loses 2 health.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, STR.and(3))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Gold, 1),
            Op::Lose(To::Hero, n(2)),
        ],
    )],
    ..Card::BLANK
};
