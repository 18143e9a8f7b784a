//! Bear Trap: a Neutral Skill.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Bear Trap",
    text: "Attach to an opponent's Combat Field. [Auto] The next time that player's Hero uses an Attack, that Hero loses 2 health and this card is discarded.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Attachment,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(Win::Play, Trait::Attachment, &[Op::Attach(To::OpponentField)]),
        Ability::of(
            Win::AttachedAttack,
            Trait::Auto,
            &[Op::Lose(To::Attached, n(2)), Op::Discard(To::This)],
        ),
    ],
    ..Card::BLANK
};
