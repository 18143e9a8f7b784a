//! Healing Spring: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Op, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Healing Spring",
    text: "An Ally recovers 2 health. +1 Gold if any health came back.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[5]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Recover(To::Ally, n(2)), Op::When(Cond::Recovered, 1), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};
