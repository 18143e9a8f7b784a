//! Reckless Swing: it hurts both.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Reckless Swing",
    text: "(STR+3) damage to one target. +1 Gold if it met no Response. Then your Hero loses 2 health.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, STR.and(3))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Gold, 1),
            Op::Lose(To::Hero, n(2)),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-18.1, SH-18.6: (STR+3), then the own Hero loses 2, which may be his own KnockDown.
    #[test]
    fn hurts_its_user() {
        let m = duel("Akintunde", "Eras").hand(A, "Reckless Swing").damage(A, 7).xp(A, 1);
        let mut m = m.acts(A, 6);
        m.uses(A, "Reckless Swing", &["at P2"]).does(B, "pass").damaged(B, 6).knocked_down(A, 1);
        m.may(A, &["lose XP", "lose Gold from a card"]).does(A, "lose XP");
        m.damaged(A, 0).owns(A, 0, 1, 0).owns(B, 0, 0, 0);
    }
}
