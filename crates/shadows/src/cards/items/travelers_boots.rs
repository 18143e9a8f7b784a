//! Traveler's Boots: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Traveler's Boots",
    text: "Health +1. Dodge blocks +2 damage.",
    kind: Kind::Market { copies: 2, cost: 5 },
    stats: Stats { hp: 1, ..Stats::NONE },
    abilities: &[Ability::of(Win::Static, Trait::Plain, &[Op::Mod(What::Dodge, 2, Span::Static)])],
    ..Card::BLANK
};
