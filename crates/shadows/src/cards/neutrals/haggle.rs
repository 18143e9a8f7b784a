//! Haggle: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Haggle",
    text: "The next Item you buy this round costs 2 less (minimum 1).",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    abilities: &[Ability::of(Win::Play, Trait::Spell, &[Op::Mod(What::ItemCost, -2, Span::Next)])],
    ..Card::BLANK
};
