//! Scroll of Insight: two Experience, once.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Scroll of Insight",
    text: "One Time. Any Step, on your turn: gain 2 XP.",
    kind: Kind::Market { copies: 1, cost: 6 },
    one_time: true,
    abilities: &[Ability::of(Win::AnyStep, Trait::Spell, &[Op::Gain(Token::Xp, 2)])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.12: 2 XP, once.
    #[test]
    fn teaches_once() {
        let m = duel("Rolan", "Eras").items(A, "Scroll of Insight").hand(A, "Aegis");
        let mut m = m.acts(A, 3);
        m.does(A, "use Scroll of Insight").earned(A, 2, 0).wears(A, "Scroll of Insight", 0);
    }
}
