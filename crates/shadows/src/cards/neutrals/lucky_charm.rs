//! Lucky Charm: something is gained in any case.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Lucky Charm",
    text: "Roll the die. 1-2: gain 1 XP. 3-4: gain 1 Gold. 5-6: gain 1 XP and 1 Gold.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Roll,
            Op::When(Cond::DieFrom(1, 2), 1),
            Op::Gain(Token::Xp, 1),
            Op::When(Cond::DieFrom(3, 4), 1),
            Op::Gain(Token::Gold, 1),
            Op::When(Cond::DieFrom(5, 6), 2),
            Op::Gain(Token::Xp, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-25.5: 1-2 XP, 3-4 Gold, 5-6 both.
    #[test]
    fn pays_by_the_die() {
        for (die, xp, gold) in [(1, 1, 0), (2, 1, 0), (3, 0, 1), (4, 0, 1), (5, 1, 1), (6, 1, 1)] {
            let mut m = duel("Akintunde", "Eras").hand(A, "Lucky Charm; The Fist").acts(A, 5);
            m.rolls(die).uses(A, "Lucky Charm", &[]).earned(A, xp, gold);
        }
    }
}
