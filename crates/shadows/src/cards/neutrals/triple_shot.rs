//! Triple Shot: three Attacks in a row.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Triple Shot",
    text: "Three Attacks of 2 damage, each on a target of your choice. +1 XP if no Response was used. Delay I.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 4, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::Attack(Hit::at(To::Target, n(2))),
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

    /// SH-S22, SH-18.3, SH-18.5, SH-18.8: the first hit KnocksDown, the others hit the risen Hero.
    #[test]
    fn goes_on_after_a_knockdown() {
        let m = duel("Ahti", "Eras").hand(A, "Triple Shot; Search").items(A, "Tinker's Goggles");
        let mut m = m.damage(B, 5).xp(B, 1).acts(A, 4);
        m.uses(A, "Triple Shot", &["at P2"]).does(B, "pass").damaged(B, 0).owns(B, 0, 0, 0);
        m.does(A, "at P2").does(B, "pass").does(A, "at P2").does(B, "pass").damaged(B, 4);
        m.knocked_down(B, 1).stun(A, "Triple Shot", 1);
        assert_eq!(m.table().open().players[A].bounties, 1);
    }
}
