//! Tracker's Eye: a Hero Skill.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, Span, Token, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Tracker's Eye",
    text: "Success: +1 XP, and your Hero's next Attack this round deals +1 damage.",
    kind: Kind::HeroSkill,
    init: numbers(&[1]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[
            Op::Predict(&[2, 4], 2),
            Op::Gain(Token::Xp, 1),
            Op::Mod(What::HeroAttack, 1, Span::Next),
        ],
    )],
    ..Card::BLANK
};
