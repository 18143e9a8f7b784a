//! Giant Shield: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Req, Stats};

pub const CARD: Card = Card {
    name: "Giant Shield",
    text: "Place on your Station Field. (This card has 7 Shield Points.)",
    kind: Kind::Neutral { rare: false, list: List::B },
    form: Form::Own,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 7 },
    shield: 7,
    one_time: true,
    ..Card::BLANK
};
