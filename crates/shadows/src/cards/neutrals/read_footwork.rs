//! Read Footwork: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Read Footwork",
    text: "Success: +1 XP and that player's Hero loses 1 health.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[Op::Predict(&[2, 4], 2), Op::Gain(Token::Xp, 1), Op::Lose(To::PredictedHero, n(1))],
    )],
    ..Card::BLANK
};
