//! Hunter's Trophy: more for a Monster.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Hunter's Trophy",
    text: "[Auto] When you defeat the Monster, gain 2 XP.",
    kind: Kind::Market { copies: 1, cost: 6 },
    abilities: &[Ability::of(Win::AfterKill, Trait::Auto, &[Op::Gain(Token::Xp, 2)])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-15.16, SH-25.1: 2 XP for the Monster.
    #[test]
    fn pays_for_the_monster() {
        let m = duel("Rolan", "Eras").items(A, "Hunter's Trophy; Blast Charge").hand(A, "The Fist");
        let mut m = m.wounds(A, 2).acts(A, 4);
        m.does(A, "use Blast Charge").earned(A, 3, 2);
    }
}
