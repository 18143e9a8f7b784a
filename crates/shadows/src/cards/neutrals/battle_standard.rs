//! Battle Standard: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Battle Standard",
    text: "Object, Health 3. Active: your Hero's Attacks deal +1 damage.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Object,
    init: numbers(&[1]),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    hp: 3,
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::HeroAttack, 1, Span::Static)],
    )],
    ..Card::BLANK
};
