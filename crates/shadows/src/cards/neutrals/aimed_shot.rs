//! Aimed Shot: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, TECH, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Aimed Shot",
    text: "(TECH+1) damage to one target. +1 Gold if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, TECH.and(1))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};
