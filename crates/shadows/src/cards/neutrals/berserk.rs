//! Berserk: Strength for blood.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Berserk",
    text: "Place on your Station Field. Active: Strength +1. [Auto] At the start of Step 6 your Hero loses 1 health.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Own,
    init: numbers(&[1]),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    stats: Stats { str: 1, ..Stats::NONE },
    abilities: &[Ability::of(Win::Auto(6), Trait::Auto, &[Op::Lose(To::Hero, n(1))])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.3, SH-6.2: Strength +1, and 1 health at the start of Step 6.
    #[test]
    fn strengthens_and_bleeds() {
        let mut m =
            duel("Akintunde", "Eras").station(A, "Berserk").hand(A, "Earthbreaker").starts(6);
        m.damaged(A, 1).uses(A, "Earthbreaker", &["at P2"]).does(B, "pass").damaged(B, 4);
    }
}
