//! Smoke Grenade: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Scope, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Smoke Grenade",
    text: "One Time. [Response>(Attack)]: block 4 damage to an Ally and you may use Shield Points.",
    kind: Kind::Market { copies: 2, cost: 4 },
    one_time: true,
    abilities: &[Ability::of(
        Win::RespondAttack,
        Trait::Response,
        &[Op::Block(n(4), true, Scope::Ally)],
    )],
    ..Card::BLANK
};
