//! Elemental Confluence: stronger after a Blue 2.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, MAG, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Elemental Confluence",
    text: "(MAG-1) damage to one target; if you used a card with a Blue 2 this round, deal (MAG+2) instead. +1 XP if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::When(Cond::Used(Color::Blue, 2), 2),
            Op::Attack(Hit::at(To::Target, MAG.and(2))),
            Op::Skip(1),
            Op::Attack(Hit::at(To::Target, MAG.and(-1))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.9: after a Blue 2 it deals (MAG+2), else (MAG-1).
    #[test]
    fn follows_a_blue_two() {
        let m = duel("Eras", "Akintunde").hand(A, "Magic Missile; Elemental Confluence");
        let mut m = m.front(A, "special").acts(A, 2);
        m.uses(A, "Magic Missile", &["at Monster"]).goes(A, &["end turn"; 3]);
        m.uses(A, "Elemental Confluence", &["at P2"]).does(B, "pass").damaged(B, 5);
        let mut m = duel("Eras", "Akintunde").hand(A, "Elemental Confluence").acts(A, 6);
        m.uses(A, "Elemental Confluence", &["at P2"]).does(B, "pass").damaged(B, 2);
    }
}
