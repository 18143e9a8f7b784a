//! Life Link: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, MAG, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Life Link",
    text: "An Ally recovers (MAG) health. +1 Gold if any health came back. Delay I.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Recover(To::Ally, MAG), Op::When(Cond::Recovered, 1), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};
