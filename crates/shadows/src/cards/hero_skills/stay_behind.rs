//! Stay Behind: a Hero Skill.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Cond, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Stay Behind",
    text: "'?': use from Hand when your Hero is KnockedDown: you lose no XP or Gold for that KnockDown and gain 1 Gold. Step 6: if your Hero lost no health this round, gain 1 XP.",
    kind: Kind::HeroSkill,
    init: numbers(&[6]),
    abilities: &[
        Ability::of(Win::AfterKoMe, Trait::Spell, &[Op::SkipLoss, Op::Gain(Token::Gold, 1)]),
        Ability::of(
            Win::PlayIn(6),
            Trait::Spell,
            &[Op::When(Cond::HeroUnhurt, 1), Op::Gain(Token::Xp, 1)],
        ),
    ],
    ..Card::BLANK
};
