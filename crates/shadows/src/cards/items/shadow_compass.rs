//! Shadow Compass: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Cond, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Shadow Compass",
    text: "[Auto] In the TeamUp Phase, if you are the Leader, gain 1 XP.",
    kind: Kind::Market { copies: 1, cost: 6 },
    abilities: &[Ability::of(
        Win::TeamUp,
        Trait::Auto,
        &[Op::When(Cond::Leader, 1), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};
