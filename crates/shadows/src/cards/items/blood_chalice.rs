//! Blood Chalice: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Blood Chalice",
    text: "Strength +1. Magic +1. Tech +1. [Auto] At the start of Step 1 your Hero loses 1 health.",
    kind: Kind::Market { copies: 1, cost: 7 },
    stats: Stats { str: 1, tech: 1, mag: 1, ..Stats::NONE },
    restricted: true,
    abilities: &[Ability::of(Win::Auto(1), Trait::Auto, &[Op::Lose(To::Hero, n(1))])],
    ..Card::BLANK
};
