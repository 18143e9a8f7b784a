//! EMP Burst: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Of, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "EMP Burst",
    text: "Discard every other player's Objects. Each opponent breaks all their Shield Points. Gain 1 XP.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    req: Req { least: Stats { tech: 5, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Discard(To::AllOppObjects), Op::Break(99, Of::EachOpponent), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};
