//! Frost Lance: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Of, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Frost Lance",
    text: "2 damage to one target. +1 XP if it met no Response. If it was an opponent's Hero and lost health, stun 1 Skill card on that player's Combat Field.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[2]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
            Op::When(Cond::HeroLostHealth, 1),
            Op::Stun(Of::StruckOwner),
        ],
    )],
    ..Card::BLANK
};
