//! Tracker's Eye: a guess that sharpens the next Attack.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, Span, Token, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Tracker's Eye",
    text: "Success: +1 XP, and your Hero's next Attack this round deals +1 damage.",
    kind: Kind::HeroSkill,
    init: numbers(&[1]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[
            Op::Predict(&[2, 4], 2),
            Op::Gain(Token::Xp, 1),
            Op::Mod(What::HeroAttack, 1, Span::Next),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-14.1: a right guess pays 1 XP and +1 on the next Attack; a wrong one nothing.
    #[test]
    fn a_right_guess_helps_the_next_attack() {
        let m = duel("Ahti", "Eras").hand(A, "Tracker's Eye; Crossbow Bolt; Search");
        let mut m = m.hand(B, "Magic Missile").acts(A, 1);
        m.uses(A, "Tracker's Eye", &["predict 2 on P2", "end turn"])
            .earned(A, 1, 0)
            .does(B, "end turn");
        m.uses(A, "Crossbow Bolt", &["at P2"]).does(B, "no response").does(B, "pass").damaged(B, 4);
    }
}
