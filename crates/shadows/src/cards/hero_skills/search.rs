//! Search: a Hero Skill.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Market, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Search",
    text: "Gain 1 Gold. You may discard 1 Item from the Market and replace it with the top card of the Item deck.",
    kind: Kind::HeroSkill,
    init: numbers(&[4, 5]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Gain(Token::Gold, 1), Op::Market(Market::Replace)],
    )],
    ..Card::BLANK
};
