//! Aegis: a Hero Skill.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, Scope, TECH, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Aegis",
    text: "Response: block (TECH) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 6: recover 2 Shield Points.",
    kind: Kind::HeroSkill,
    init: numbers(&[6]),
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(TECH, true, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Restore(2)]),
    ],
    ..Card::BLANK
};
