//! Sanctified Light: it heals or it burns.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Sanctified Light",
    text: "Choose One: your Hero recovers 2 health OR a target loses 2 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[4]),
    color: Some(Color::Blue),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Choose(&[2, 1]),
            Op::Recover(To::Hero, n(2)),
            Op::Skip(1),
            Op::Lose(To::Target, n(2)),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-25.2, SH-13.3: heal 2, or make a target lose 2.
    #[test]
    fn chooses_one() {
        let m = duel("Rolan", "Akintunde").hand(A, "Sanctified Light; The Fist").damage(A, 3);
        let mut m = m.acts(A, 4);
        m.uses(A, "Sanctified Light", &["choose 1"]).damaged(A, 1).damaged(B, 0);
        let m = duel("Rolan", "Akintunde").hand(A, "Sanctified Light; The Fist").damage(A, 3);
        let mut m = m.acts(A, 4);
        m.uses(A, "Sanctified Light", &["choose 2", "at Monster"]).wounded(A, 2).damaged(A, 3);
    }
}
