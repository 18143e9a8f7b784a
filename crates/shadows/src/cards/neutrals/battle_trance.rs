//! Battle Trance: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Op, Req, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Battle Trance",
    text: "Your Hero's Attacks deal +1 damage this round, and the next one a further +1.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Mod(What::HeroAttack, 1, Span::Round), Op::Mod(What::HeroAttack, 1, Span::Next)],
    )],
    ..Card::BLANK
};
