//! Flame Spear: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Flame Spear",
    text: "Standalone. (STR+3) damage to one target. +1 XP and +1 Gold if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[4]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Standalone,
        &[
            Op::Attack(Hit::at(To::Target, STR.and(3))),
            Op::When(Cond::NoResponse, 2),
            Op::Gain(Token::Xp, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};
