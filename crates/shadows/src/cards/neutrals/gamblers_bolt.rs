//! Gambler's Bolt: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, DIE, Hit, Op, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Gambler's Bolt",
    text: "(DIE) damage to one target; name it first, then roll. +1 XP if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[4]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, DIE)),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};
