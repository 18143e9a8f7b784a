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

    fn cleaved(board: Board) -> scenario::Scene<crate::Table> {
        let mut m = board.hand(A, "Cleave; Search").no_monster().acts(A, 2);
        m.uses(A, "Cleave", &["at P2"]).does(B, "enough").does(B, "pass").damaged(B, 2);
        m
    }
    fn guarded() -> Board {
        duel("Akintunde", "Rolan").station(B, "Metz Standard")
    }

    /// SH-9.3: the second Attack needs another target, and is made if there is one.
    #[test]
    fn the_second_target_differs() {
        cleaved(guarded()).must(A, "at P2's Metz Standard").does(B, "enough").earned(A, 1, 0);
    }

    /// SH-9.3: without another target the second Attack is not made, and the Skill goes on.
    #[test]
    fn the_second_attack_needs_another_target() {
        let mut m = duel("Akintunde", "Rolan").hand(A, "Cleave; Search").no_monster().acts(A, 2);
        m.uses(A, "Cleave", &["at P2"]).does(B, "pass").damaged(B, 2).earned(A, 1, 0);
    }

    /// SH-9.3: a table may agree that later Attacks can be declined.
    #[test]
    fn the_second_attack_may_be_declined_where_that_was_agreed() {
        let mut m = cleaved(guarded().optional_attacks());
        m.may(A, &["at P2's Metz Standard", "pass"]).does(A, "pass").earned(A, 1, 0);
    }
}
