//! Seven Crypto Sword: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Seven Crypto Sword",
    text: "7 damage to one target; Shield Points cannot be used against it. +1 XP and +1 Gold if this Attack cost it health. Delay I.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    req: Req { least: Stats { str: 3, tech: 3, mag: 3, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit { no_shields: true, ..Hit::at(To::Target, n(7)) }),
            Op::When(Cond::LostHealth, 2),
            Op::Gain(Token::Xp, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};
