//! Battle Momentum: a Hero Special.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Battle Momentum",
    text: "[Auto] Each time an Attack used by your Hero makes its target lose health, move the marker 1 space. At '!' (5 spaces): gain 1 Gold, then reset to Start.",
    kind: Kind::Special,
    form: Form::Own,
    abilities: &[Ability::of(
        Win::AfterHit,
        Trait::Auto,
        &[Op::Track(5, 1), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};
