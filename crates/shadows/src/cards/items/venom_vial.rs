//! Venom Vial: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Venom Vial",
    text: "Once/Round: an Attack of your Hero against the Monster deals +1 damage.",
    kind: Kind::Market { copies: 1, cost: 6 },
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::HeroAttackVsMonster, 1, Span::FirstEachRound)],
    )],
    ..Card::BLANK
};
