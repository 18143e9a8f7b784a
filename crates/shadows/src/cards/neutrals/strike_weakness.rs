//! Strike Weakness: the more it hurts already, the more it hurts.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Hit, Op, Req, Stats, TARGET_DAMAGE, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Strike Weakness",
    text: "Against one opponent's Hero only: damage equal to the Damage tokens lying on that Hero. +1 XP if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[6]),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::TargetHero, TARGET_DAMAGE)),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S25, SH-25.7, SH-9.2: as much as lies on the Hero, and nothing against an unhurt one.
    #[test]
    fn counts_the_damage_that_lies_there() {
        let m = duel("Akintunde", "Eras").hand(A, "Strike Weakness").damage(B, 2);
        let mut m = m.acts(A, 6);
        m.uses(A, "Strike Weakness", &["at P2"]).does(B, "pass").damaged(B, 4).owns(A, 1, 0, 0);
        let mut m = duel("Akintunde", "Eras").hand(A, "Strike Weakness").acts(A, 6);
        m.refuses(A, "play Strike Weakness", "SH-9.2");
    }
}
