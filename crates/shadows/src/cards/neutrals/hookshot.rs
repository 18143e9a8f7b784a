//! Hookshot: it takes Gold from who it hurts.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Of, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Hookshot",
    text: "1 damage to one target. If it was an opponent's Hero and lost health, take 1 Gold from that player; otherwise, if the target lost health, gain 1 XP.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[2]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(1))),
            Op::When(Cond::HeroLostHealth, 2),
            Op::Drain(Some(Token::Gold), 1, Of::StruckOwner, true),
            Op::Skip(2),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.15, SH-9.11: it takes Gold from a Hero who lost health; from other targets it learns.
    #[test]
    fn takes_gold() {
        let m = duel("Ahti", "Eras").hand(A, "Hookshot; Search").gold(B, 1);
        let mut m = m.acts(A, 2);
        m.uses(A, "Hookshot", &["at P2"]).does(B, "pass").owns(B, 0, 0, 0).earned(A, 0, 1);
        let m = duel("Ahti", "Eras").hand(A, "Hookshot; Search").front(A, "special");
        let mut m = m.acts(A, 2);
        m.uses(A, "Hookshot", &["at Monster"]).wounded(A, 1).earned(A, 1, 0);
    }
}
