//! Lightning Touch: a guess that hurts.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Lightning Touch",
    text: "Success: +1 XP and that player's Hero loses 2 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[1]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[Op::Predict(&[4, 5], 2), Op::Gain(Token::Xp, 1), Op::Lose(To::PredictedHero, n(2))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S101, SH-11.2, SH-14.7: the lost health passes the Leader's Shield Point by.
    #[test]
    fn shield_points_do_not_help() {
        let m = duel("Eras", "Akintunde").hand(A, "Lightning Touch; Search").hand(B, "Search");
        let mut m = m.leader(B).acts(A, 1);
        m.uses(A, "Lightning Touch", &["predict 4 on P2"]).damaged(B, 2).broken(B, "Leader", 0);
        m.earned(A, 1, 0);
    }
}
