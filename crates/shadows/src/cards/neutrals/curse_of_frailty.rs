//! Curse of Frailty: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Span, Stats, To, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Curse of Frailty",
    text: "Attach to an opponent's Hero. Active: that Hero's Attacks deal 1 less damage. [Auto] In CleanUp step 5 move the marker 1 space; at '!' (2 spaces) discard this card.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Attachment,
    init: numbers(&[1]),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(Win::Play, Trait::Attachment, &[Op::Attach(To::TargetHero)]),
        Ability::of(Win::Static, Trait::Plain, &[Op::Mod(What::AttachedAttack, -1, Span::Static)]),
        Ability::of(Win::CleanUp, Trait::Auto, &[Op::Track(2, 1), Op::Discard(To::This)]),
    ],
    ..Card::BLANK
};
