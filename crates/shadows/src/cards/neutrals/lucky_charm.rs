//! Lucky Charm: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Lucky Charm",
    text: "Roll the die. 1-2: gain 1 XP. 3-4: gain 1 Gold. 5-6: gain 1 XP and 1 Gold.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Roll,
            Op::When(Cond::DieFrom(1, 2), 1),
            Op::Gain(Token::Xp, 1),
            Op::When(Cond::DieFrom(3, 4), 1),
            Op::Gain(Token::Gold, 1),
            Op::When(Cond::DieFrom(5, 6), 2),
            Op::Gain(Token::Xp, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};
