//! Blast Charge: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Blast Charge",
    text: "One Time. Step 4: the Monster loses 3 health.",
    kind: Kind::Market { copies: 1, cost: 5 },
    one_time: true,
    abilities: &[Ability::of(Win::Step(4), Trait::Spell, &[Op::Lose(To::Monster, n(3))])],
    ..Card::BLANK
};
