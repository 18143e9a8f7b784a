//! Bargain Purse: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Bargain Purse",
    text: "Once/Round: an Item you buy costs 1 less (minimum 1).",
    kind: Kind::Basic,
    restricted: true,
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::ItemCost, -1, Span::FirstEachRound)],
    )],
    ..Card::BLANK
};
