//! Blast Charge: three health of the Monster, once.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Blast Charge",
    text: "One Time. Step 4: the Monster loses 3 health.",
    kind: Kind::Market { copies: 1, cost: 5 },
    one_time: true,
    abilities: &[Ability::of(Win::Step(4), Trait::Spell, &[Op::Lose(To::Monster, n(3))])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-8.6, SH-15.13: 3 health of the Monster; without one it cannot be used.
    #[test]
    fn blasts_the_monster() {
        let m = duel("Rolan", "Eras").items(A, "Blast Charge").hand(A, "The Fist");
        let mut m = m.acts(A, 4);
        m.does(A, "use Blast Charge").wounded(A, 3).wears(A, "Blast Charge", 0);
        let m = duel("Rolan", "Eras").items(A, "Blast Charge").hand(A, "The Fist").no_monster();
        let mut m = m.acts(A, 4);
        m.refuses(A, "use Blast Charge", "SH-8.6");
    }
}
