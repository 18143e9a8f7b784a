//! Arcane Battery: a Hero Special.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, Side, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Arcane Battery",
    text: "StartSide (Empty): [Auto] after a target used a Response against an Attack of your Hero, flip this card. BackSide (Charged): your Hero's next Attack deals +1 damage; [Auto] after that Attack flip this card.",
    kind: Kind::Special,
    form: Form::Own,
    sides: Some(["Empty", "Charged"]),
    abilities: &[
        Ability::of(Win::AfterAnswered, Trait::Auto, &[Op::Flip]).on(Side::Start),
        Ability::of(Win::Static, Trait::Plain, &[Op::Mod(What::HeroAttack, 1, Span::Static)])
            .on(Side::Back),
        Ability::of(Win::AfterAttack, Trait::Auto, &[Op::Flip]).on(Side::Back),
    ],
    ..Card::BLANK
};
