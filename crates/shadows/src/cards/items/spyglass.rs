//! Spyglass: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Look, Of, Op, Trait, Win};

pub const CARD: Card = Card {
    name: "Spyglass",
    text: "Once/Round. Step 1: look at one card, chosen at random, of an opponent's Hand.",
    kind: Kind::Market { copies: 1, cost: 4 },
    abilities: &[Ability::of(
        Win::Step(1),
        Trait::Plain,
        &[Op::Peek(Look::HandRandom, Of::Opponent)],
    )
    .limited(1, 0)],
    ..Card::BLANK
};
