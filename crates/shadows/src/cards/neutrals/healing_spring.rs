//! Healing Spring: an Ally drinks.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Op, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Healing Spring",
    text: "An Ally recovers 2 health. +1 Gold if any health came back.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[5]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Recover(To::Ally, n(2)), Op::When(Cond::Recovered, 1), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-8.1, SH-11.6: an Ally is the own Hero or an own Unit.
    #[test]
    fn heals_an_ally() {
        let m =
            duel("Rolan", "Akintunde").hand(A, "Healing Spring; The Fist").station(A, "War Hound");
        let mut m = m.with(A, "War Hound", |own| own.hurt = 1).acts(A, 5);
        m.uses(A, "Healing Spring", &[]).may(A, &["at P1", "at P1's War Hound"]);
        m.does(A, "at P1's War Hound").hurt(A, "War Hound", 0).earned(A, 0, 1);
    }
}
