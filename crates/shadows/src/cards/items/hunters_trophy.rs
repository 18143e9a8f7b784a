//! Hunter's Trophy: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Hunter's Trophy",
    text: "[Auto] When you defeat the Monster, gain 2 XP.",
    kind: Kind::Market { copies: 1, cost: 6 },
    abilities: &[Ability::of(Win::AfterKill, Trait::Auto, &[Op::Gain(Token::Xp, 2)])],
    ..Card::BLANK
};
