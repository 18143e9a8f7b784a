//! Meditation: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Cond, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Meditation",
    text: "[Auto] At the start of Step 6, if you used no Attack this round, move the marker 1 space. At '!' (2 spaces): gain 2 XP, then reset to Start.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Own,
    init: numbers(&[0]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Auto(6),
        Trait::Auto,
        &[Op::When(Cond::NoAttackUsed, 2), Op::Track(2, 1), Op::Gain(Token::Xp, 2)],
    )],
    ..Card::BLANK
};
