//! Healing Potion: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Healing Potion",
    text: "One Time. Any Step, on your turn: your Hero recovers 4 health.",
    kind: Kind::Market { copies: 2, cost: 4 },
    one_time: true,
    abilities: &[Ability::of(Win::AnyStep, Trait::Spell, &[Op::Recover(To::Hero, n(4))])],
    ..Card::BLANK
};
