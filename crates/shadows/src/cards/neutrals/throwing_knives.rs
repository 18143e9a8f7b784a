//! Throwing Knives: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Throwing Knives",
    text: "Two Attacks of 1 damage, each on a target of your choice. +1 Gold for each that cost its target health. Delay I.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[1]),
    color: Some(Color::Green),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(1))),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Gold, 1),
            Op::Attack(Hit::at(To::Target, n(1))),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};
