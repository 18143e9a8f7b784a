//! Ember Wisp: it burns whenever its mistress predicts.

use crate::card::{Card, Form, Kind, numbers};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Ember Wisp",
    text: "Creature, Health 2. Active: each time you use a Predict, a target loses 2 health.",
    kind: Kind::HeroSkill,
    form: Form::Creature,
    init: numbers(&[4]),
    hp: 2,
    abilities: &[
        Ability::of(Win::AfterPredict, Trait::Spell, &[Op::Lose(To::Target, n(2))]).limited(1, 0)
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S107, SH-14.6: after any Predict a target may lose 2 health, once a round.
    #[test]
    fn follows_a_predict() {
        let m = duel("Eras", "Rolan").hand(A, "Lightning Touch; Search").station(A, "Ember Wisp");
        let mut m = m.acts(A, 1);
        m.uses(A, "Lightning Touch", &["predict 4 on P2"]);
        m.goes(A, &["use Ember Wisp", "at Monster"]).wounded(A, 2).earned(A, 0, 0);
    }

    /// SH-7.11: a second Predict of the round finds it spent.
    #[test]
    fn burns_once_a_round() {
        let m = duel("Eras", "Rolan").hand(A, "Lightning Touch; Prophecy; Search");
        let mut m = m.station(A, "Ember Wisp").acts(A, 1);
        m.does(A, "play Lightning Touch").goes(A, &["queue Prophecy", "ready", "predict 4 on P2"]);
        m.goes(A, &["use Ember Wisp", "at P2", "flip", "predict 6 on P2"]).damaged(B, 2).in_step(2);
    }
}
