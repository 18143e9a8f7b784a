//! Bounty Collector: a Hero Skill.

use crate::card::{Card, Form, Kind, numbers};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Bounty Collector",
    text: "[Auto] When you KnockDown an opponent's Hero, gain 1 extra Gold and 1 extra XP.",
    kind: Kind::HeroSkill,
    form: Form::Own,
    init: numbers(&[0]),
    abilities: &[Ability::of(
        Win::AfterKoByMe,
        Trait::Auto,
        &[Op::Gain(Token::Gold, 1), Op::Gain(Token::Xp, 1)],
    )
    .limited(1, 0)],
    ..Card::BLANK
};
