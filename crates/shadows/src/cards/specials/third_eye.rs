//! Third Eye: every second Predict teaches something.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Third Eye",
    text: "[Auto] Each time you use a Predict Skill, whether or not it succeeds, move the marker 1 space. At '!' (2 spaces): gain 2 XP and 1 Gold, then reset to Start.",
    kind: Kind::Special,
    form: Form::Own,
    abilities: &[Ability::of(
        Win::AfterPredict,
        Trait::Auto,
        &[Op::Track(2, 2), Op::Gain(Token::Xp, 2), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-14.6: every second Predict pays 2 XP and 1 Gold, whether or not it succeeds.
    #[test]
    fn the_second_predict_pays() {
        let m = duel("Eras", "Rolan").hand(A, "Lightning Touch; Search");
        let mut m = m.with(A, "Third Eye", |own| own.marker = 1).acts(A, 1);
        m.uses(A, "Lightning Touch", &["predict 4 on P2"]).earned(A, 2, 1).damaged(B, 0);
        assert_eq!(m.own(A, "Third Eye").marker, 0);
    }

    /// SH-14.3, SH-10.11: a cancelled Predict counts as used.
    #[test]
    fn a_cancelled_predict_counts() {
        let m = duel("Eras", "Rolan").hand(A, "Prophecy; Search").hand(B, "Foresight Ward");
        let mut m = m.with(A, "Third Eye", |own| own.marker = 1).acts(A, 1);
        m.uses(A, "Prophecy", &["predict 6 on P2"])
            .does(B, "respond Foresight Ward")
            .earned(A, 2, 1);
    }
}
