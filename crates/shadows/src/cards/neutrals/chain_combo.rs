//! Chain Combo: stronger after a Red 2.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Chain Combo",
    text: "2 damage to one target; if you used a card with a Red 2 this round, deal (STR+2) instead. +1 XP if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[4]),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::When(Cond::Used(Color::Red, 2), 2),
            Op::Attack(Hit::at(To::Target, STR.and(2))),
            Op::Skip(1),
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S79, SH-7.9: after a Red 2 it deals (STR+2), else 2.
    #[test]
    fn follows_a_red_two() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Chain Combo; Search");
        let mut m = m.acts(A, 2);
        m.reveals("special").uses(A, "Sword Strike", &["at Monster"]).does(A, "end turn");
        m.uses(A, "Chain Combo", &["at P2"]).does(B, "pass").damaged(B, 5);
        let mut m = duel("Akintunde", "Eras").hand(A, "Chain Combo; Search").acts(A, 4);
        m.uses(A, "Chain Combo", &["at P2"]).does(B, "pass").damaged(B, 2).earned(A, 1, 0);
    }
}
