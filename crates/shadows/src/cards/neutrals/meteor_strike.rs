//! Meteor Strike: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, MAG, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Meteor Strike",
    text: "(MAG+3) damage to one target. +2 XP if it met no Response. Delay I.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 5, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, MAG.and(3))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 2),
        ],
    )],
    ..Card::BLANK
};
