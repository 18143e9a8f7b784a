//! Lightning Touch: a Hero Skill.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Lightning Touch",
    text: "Success: +1 XP and that player's Hero loses 2 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[1]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[Op::Predict(&[4, 5], 2), Op::Gain(Token::Xp, 1), Op::Lose(To::PredictedHero, n(2))],
    )],
    ..Card::BLANK
};
