//! The Last Stand: a Hero Special.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, Span, Trait, Win};

pub const CARD: Card = Card {
    name: "The Last Stand",
    text: "[Auto] When your Hero would be KnockedDown, he is not: put him at exactly 1 remaining health and he is Invincible until this round's CleanUp Phase.",
    kind: Kind::Special,
    form: Form::Own,
    abilities: &[Ability::of(
        Win::InsteadKo,
        Trait::Auto,
        &[Op::PreventKo(1), Op::Invincible(Span::Round)],
    )
    .limited(0, 2)],
    ..Card::BLANK
};
