//! Marked Prey: a Hero Special.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Marked Prey",
    text: "Step 1: name an opponent's Hero or the Monster. Your Hero's next Attack against it this round deals +1 damage; if that Attack makes it lose health, your Hero recovers 1 health.",
    kind: Kind::Special,
    form: Form::Own,
    abilities: &[Ability::of(
        Win::Step(1),
        Trait::Plain,
        &[Op::Mark(1, 1), Op::Recover(To::Hero, n(1))],
    )
    .limited(1, 0)],
    ..Card::BLANK
};
