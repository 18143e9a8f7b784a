//! Overclock: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, Trait, Win};

pub const CARD: Card = Card {
    name: "Overclock",
    text: "You may return 1 card from your Stunned Area to your Current Deck. Then take 1 Skill card from your Current Deck into your Hand. Delay I.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(Win::Play, Trait::Spell, &[Op::Release, Op::Fetch])],
    ..Card::BLANK
};
