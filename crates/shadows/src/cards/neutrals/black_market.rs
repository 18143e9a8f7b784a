//! Black Market: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Market, Op, Req, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Black Market",
    text: "Discard every Market Item and refill the slots. Items cost you 1 less this round (minimum 1).",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Market(Market::Sweep), Op::Mod(What::ItemCost, -1, Span::Round)],
    )],
    ..Card::BLANK
};
