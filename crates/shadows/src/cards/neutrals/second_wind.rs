//! Second Wind: a deep breath at the end of the round.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Op, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Second Wind",
    text: "Your Hero recovers 3 health. +1 XP if any health came back. Delay I.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[6]),
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Recover(To::Hero, n(3)), Op::When(Cond::Recovered, 1), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-11.6: an unhurt Hero has not recovered.
    #[test]
    fn pays_if_health_came_back() {
        let mut m = duel("Akintunde", "Eras").hand(A, "Second Wind").damage(A, 2).acts(A, 6);
        m.uses(A, "Second Wind", &[]).damaged(A, 0).owns(A, 1, 0, 0);
        let mut m = duel("Akintunde", "Eras").hand(A, "Second Wind").acts(A, 6);
        m.uses(A, "Second Wind", &[]).owns(A, 0, 0, 0).lies(A, "Second Wind", At::Stunned);
    }
}
