//! Spiked Armor: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Spiked Armor",
    text: "1 Shield Point. Twice/Round [Auto]: when your Hero loses health by an Attack, the Attacker loses 1 health.",
    kind: Kind::Market { copies: 1, cost: 6 },
    shield: 1,
    abilities: &[
        Ability::of(Win::AfterHurt, Trait::Auto, &[Op::Lose(To::Attacker, n(1))]).limited(2, 0)
    ],
    ..Card::BLANK
};
