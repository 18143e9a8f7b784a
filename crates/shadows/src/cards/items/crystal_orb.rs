//! Crystal Orb: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Crystal Orb",
    text: "Magic +1. Once/Round: each time you use a Predict, the Monster loses 1 health.",
    kind: Kind::Market { copies: 1, cost: 7 },
    stats: Stats { mag: 1, ..Stats::NONE },
    abilities: &[
        Ability::of(Win::AfterPredict, Trait::Spell, &[Op::Lose(To::Monster, n(1))]).limited(1, 0)
    ],
    ..Card::BLANK
};
