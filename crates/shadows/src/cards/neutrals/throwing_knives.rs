//! Throwing Knives: two small Attacks that pay for themselves.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Throwing Knives",
    text: "Two Attacks of 1 damage, each on a target of your choice. +1 Gold for each that cost its target health. Delay I.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[1]),
    color: Some(Color::Green),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(1))),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Gold, 1),
            Op::Attack(Hit::at(To::Target, n(1))),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.3: two Attacks, each with its own target; 1 Gold for each that cost health.
    #[test]
    fn each_knife_pays_for_itself() {
        let mut m = duel("Akintunde", "Eras").hand(A, "Throwing Knives; Search").acts(A, 1);
        m.uses(A, "Throwing Knives", &["at P2"]).does(B, "pass").earned(A, 0, 1);
        m.may(A, &["at P2", "at Monster"]).does(A, "at P2").does(B, "pass").damaged(B, 2);
        m.earned(A, 0, 2).stun(A, "Throwing Knives", 1);
    }
}
