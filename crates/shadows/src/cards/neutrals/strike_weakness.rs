//! Strike Weakness: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Hit, Op, Req, Stats, TARGET_DAMAGE, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Strike Weakness",
    text: "Against one opponent's Hero only: damage equal to the Damage tokens lying on that Hero. +1 XP if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[6]),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::TargetHero, TARGET_DAMAGE)),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};
