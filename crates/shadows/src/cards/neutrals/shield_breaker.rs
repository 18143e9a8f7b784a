//! Shield Breaker: no Shield Point helps.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Shield Breaker",
    text: "(STR) damage to one target; Shield Points cannot be used against it. +1 XP if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[2]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit { no_shields: true, ..Hit::at(To::Target, STR) }),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-11.1: Shield Points cannot be used against it.
    #[test]
    fn passes_shields_by() {
        let m =
            duel("Akintunde", "Eras").hand(A, "Shield Breaker; Search").items(B, "Round Shield");
        let mut m = m.acts(A, 2);
        m.uses(A, "Shield Breaker", &["at P2"]).does(B, "pass").damaged(B, 3).earned(A, 1, 0);
    }
}
