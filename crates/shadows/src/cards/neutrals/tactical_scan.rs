//! Tactical Scan: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Look, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Tactical Scan",
    text: "Look at your facedown Monster-Action card. Success: +1 Gold and look at that player's Hand.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[
            Op::Peek(Look::Action, Of::Me),
            Op::Predict(&[4, 6], 2),
            Op::Gain(Token::Gold, 1),
            Op::Peek(Look::Hand, Of::Predicted),
        ],
    )],
    ..Card::BLANK
};
