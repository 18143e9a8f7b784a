//! Lion Guard: a Hero Skill.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, STR, Scope, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Lion Guard",
    text: "Response: block (STR) damage to an Ally without any Shield Points; gain 1 Gold. Step 6: your Hero recovers 1 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[6]),
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(STR, false, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};
