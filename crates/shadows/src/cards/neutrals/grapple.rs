//! Grapple: nothing can answer it.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Grapple",
    text: "1 damage to one target; no Response may be used against it. +1 XP if this Attack cost it health.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[1]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit { no_response: true, ..Hit::at(To::Target, n(1)) }),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S73, SH-10.3: neither Dodge nor Items nor cards answer it; Shield Points do.
    #[test]
    fn nothing_answers_it() {
        let m = duel("Akintunde", "Eras").hand(A, "Grapple; Search").hand(B, "Mystical Cloak");
        let m = m.flipped(B, "Dodge").items(B, "Smoke Grenade; Round Shield");
        let mut m = m.acts(A, 1);
        m.uses(A, "Grapple", &["at P2"]).may(B, &["shield Round Shield", "enough"]);
        m.does(B, "shield Round Shield").damaged(B, 0).earned(A, 0, 0);
    }
}
