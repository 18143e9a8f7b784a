//! Ring of Command: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Ring of Command",
    text: "Health +1. Attacks of your Creatures and Objects deal +1 damage.",
    kind: Kind::Market { copies: 1, cost: 6 },
    stats: Stats { hp: 1, ..Stats::NONE },
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::UnitAttack, 1, Span::Static)],
    )],
    ..Card::BLANK
};
