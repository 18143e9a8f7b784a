//! Smoke Pellet: a Hero Skill.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, Scope, TECH, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Smoke Pellet",
    text: "Response: block (TECH) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 3: your Hero recovers 1 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[3]),
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(TECH, true, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};
