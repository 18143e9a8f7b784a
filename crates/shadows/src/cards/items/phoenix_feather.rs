//! Phoenix Feather: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Trait, Win};

pub const CARD: Card = Card {
    name: "Phoenix Feather",
    text: "One Time [Auto]: when your Hero would be KnockedDown, it is not: put it at exactly 2 remaining health.",
    kind: Kind::Market { copies: 1, cost: 6 },
    one_time: true,
    abilities: &[Ability::of(Win::InsteadKo, Trait::Auto, &[Op::PreventKo(2)])],
    ..Card::BLANK
};
