//! Disintegrate: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Disintegrate",
    text: "Choose One: destroy an opponent's Item of cost 6 or less OR destroy a target Creature or Object. Gain 1 XP.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    req: Req { least: Stats { mag: 5, ..Stats::NONE }, hp_most: 0 },
    one_time: true,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Choose(&[2, 1]),
            Op::DestroyItem(6),
            Op::Skip(1),
            Op::DestroyUnit,
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};
