//! Decoy: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Look, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Decoy",
    text: "If your Monster-Action card is still facedown, you may look at it and replace it with the top card of the deck. If you replaced it, gain 1 XP.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[3]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Peek(Look::Action, Of::Me),
            Op::SwapAction,
            Op::When(Cond::Swapped, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};
