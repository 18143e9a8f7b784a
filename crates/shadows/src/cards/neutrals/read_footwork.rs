//! Read Footwork: a guess about feet.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Read Footwork",
    text: "Success: +1 XP and that player's Hero loses 1 health.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[Op::Predict(&[2, 4], 2), Op::Gain(Token::Xp, 1), Op::Lose(To::PredictedHero, n(1))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-14.1: 1 XP and 1 health, if the number is there.
    #[test]
    fn reads_the_hand() {
        let m = duel("Ahti", "Rolan").hand(A, "Read Footwork; Search").hand(B, "Sanctified Light");
        let mut m = m.acts(A, 1);
        m.uses(A, "Read Footwork", &["predict 4 on P2"]).earned(A, 1, 0).damaged(B, 1);
    }
}
