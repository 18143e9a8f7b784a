//! Sabotage: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Of, Op, Req, Stats, Trait, Win};

pub const CARD: Card = Card {
    name: "Sabotage",
    text: "Choose One: discard a target Creature or Object with 3 or less remaining health OR stun 1 Skill card on an opponent's Combat Field.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[2]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Choose(&[2, 1]), Op::DiscardWeak(3), Op::Skip(1), Op::Stun(Of::Opponent)],
    )],
    ..Card::BLANK
};
