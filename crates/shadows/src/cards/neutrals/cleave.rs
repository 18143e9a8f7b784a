//! Cleave: two Attacks on two different targets.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Cleave",
    text: "Two Attacks of (STR-1) damage; the second must have a different target. +1 XP if no Response was used.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[2]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, STR.and(-1))),
            Op::Attack(Hit { distinct: true, ..Hit::at(To::Target, STR.and(-1)) }),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.3: the second Attack needs another target and may be declined.
    #[test]
    fn the_second_target_differs() {
        let m = duel("Akintunde", "Rolan").hand(A, "Cleave; Search").station(B, "Metz Standard");
        let mut m = m.no_monster().acts(A, 2);
        m.uses(A, "Cleave", &["at P2"]).does(B, "enough").does(B, "pass").damaged(B, 2);
        m.may(A, &["at P2's Metz Standard", "pass"]).does(A, "pass").earned(A, 1, 0);
    }
}
