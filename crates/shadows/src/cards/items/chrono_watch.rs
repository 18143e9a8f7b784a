//! Chrono Watch: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Trait, Win};

pub const CARD: Card = Card {
    name: "Chrono Watch",
    text: "Once/Round, 3 Times. Step 6: remove 1 Stun token from one of your cards.",
    kind: Kind::Market { copies: 1, cost: 5 },
    abilities: &[Ability::of(Win::Step(6), Trait::Plain, &[Op::Unstun]).limited(1, 3)],
    ..Card::BLANK
};
