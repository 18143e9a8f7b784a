//! Treasure Sense: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Market, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Treasure Sense",
    text: "Gain 1 Gold. Add 2 Items from the Item deck to the Market.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[4]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Gain(Token::Gold, 1), Op::Market(Market::Add(2))],
    )],
    ..Card::BLANK
};
