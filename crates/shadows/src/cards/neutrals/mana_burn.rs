//! Mana Burn: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Mana Burn",
    text: "Choose an opponent: that player loses 1 XP or 1 Gold (their choice). If they did, gain 1 XP.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[4]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Drain(None, 1, Of::Opponent, false),
            Op::When(Cond::Drained, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};
