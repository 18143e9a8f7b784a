//! Scroll of Insight: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Scroll of Insight",
    text: "One Time. Any Step, on your turn: gain 2 XP.",
    kind: Kind::Market { copies: 1, cost: 6 },
    one_time: true,
    abilities: &[Ability::of(Win::AnyStep, Trait::Spell, &[Op::Gain(Token::Xp, 2)])],
    ..Card::BLANK
};
