//! Third Eye: a Hero Special.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Third Eye",
    text: "[Auto] Each time you use a Predict Skill, whether or not it succeeds, move the marker 1 space. At '!' (2 spaces): gain 1 XP, then reset to Start.",
    kind: Kind::Special,
    form: Form::Own,
    abilities: &[Ability::of(
        Win::AfterPredict,
        Trait::Auto,
        &[Op::Track(2, 1), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};
