//! Merchant's Scales: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Merchant's Scales",
    text: "Items cost you 1 less (minimum 1).",
    kind: Kind::Market { copies: 2, cost: 5 },
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::ItemCost, -1, Span::Static)],
    )],
    ..Card::BLANK
};
