//! Flash Grenade: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Flash Grenade",
    text: "Choose an opponent: break up to 3 of that player's Shield Points. If any was broken, gain 1 XP.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Break(3, Of::Opponent), Op::When(Cond::Broke, 1), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};
