//! Mind Reading: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Look, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Mind Reading",
    text: "Success: +1 XP and look at that player's Hand.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[1]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[Op::Predict(&[5, 6], 2), Op::Gain(Token::Xp, 1), Op::Peek(Look::Hand, Of::Predicted)],
    )],
    ..Card::BLANK
};
