//! Venom Mark: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Color, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Venom Mark",
    text: "Attach to an opponent's Hero or the Monster. [Auto] At the start of Step 6 it loses 1 health and the marker moves 1 space; at '!' (3 spaces) discard this card.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Attachment,
    init: numbers(&[4]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(Win::Play, Trait::Attachment, &[Op::Attach(To::HeroOrMonster)]),
        Ability::of(
            Win::Auto(6),
            Trait::Auto,
            &[Op::Lose(To::Attached, n(1)), Op::Track(3, 1), Op::Discard(To::This)],
        ),
    ],
    ..Card::BLANK
};
