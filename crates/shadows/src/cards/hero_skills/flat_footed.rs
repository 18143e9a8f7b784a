//! Flat-Footed / Dodge: a Hero Skill.

use crate::card::{Card, Form, Kind, numbers};
use crate::op::{Ability, Op, Scope, Side, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Flat-Footed / Dodge",
    text: "StartSide Flat-Footed: after your Hero took an Attack's damage and you used neither a Response nor Shield Points against that Attack, you may flip this card. BackSide Dodge: [Response>(Attack)] block 5 damage to your Hero and you may use Shield Points, then flip this card; [Auto] in CleanUp step 5 the Hero heals 1 and the card turns over.",
    kind: Kind::HeroSkill,
    form: Form::Own,
    init: numbers(&[0]),
    sides: Some(["Flat-Footed", "Dodge"]),
    abilities: &[
        Ability::of(Win::AfterUnanswered, Trait::Spell, &[Op::Flip]).on(Side::Start),
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(n(5), true, Scope::Hero), Op::Flip],
        )
        .on(Side::Back),
        Ability::of(Win::CleanUp, Trait::Auto, &[Op::Recover(To::Hero, n(1)), Op::Flip])
            .on(Side::Back),
    ],
    ..Card::BLANK
};
