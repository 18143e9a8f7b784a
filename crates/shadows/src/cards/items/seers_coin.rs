//! Seer's Coin: an Item.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Token, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Seer's Coin",
    text: "Once/Round, 3 Times: +1 Gold when your prediction succeeds. Dodge blocks +1 damage.",
    kind: Kind::Basic,
    restricted: true,
    abilities: &[
        Ability::of(Win::AfterPredictOk, Trait::Plain, &[Op::Gain(Token::Gold, 1)]).limited(1, 3),
        Ability::of(Win::Static, Trait::Plain, &[Op::Mod(What::Dodge, 1, Span::Static)]),
    ],
    ..Card::BLANK
};
