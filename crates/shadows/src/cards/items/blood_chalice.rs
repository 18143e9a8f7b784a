//! Blood Chalice: all Stats for blood.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Blood Chalice",
    text: "Strength +1. Magic +1. Tech +1. [Auto] At the start of Step 1 your Hero loses 1 health.",
    kind: Kind::Market { copies: 1, cost: 7 },
    stats: Stats { str: 1, tech: 1, mag: 1, ..Stats::NONE },
    restricted: true,
    abilities: &[Ability::of(Win::Auto(1), Trait::Auto, &[Op::Lose(To::Hero, n(1))])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S115, SH-18.4, SH-18.6: its KnockDown is the own player's: Bounties stay, nobody gains.
    #[test]
    fn drinks_from_its_hero() {
        let m =
            duel("Rolan", "Eras").items(A, "Blood Chalice").damage(A, 7).bounties(A, 2).gold(A, 1);
        let m = m.with(A, "The Last Stand", |own| own.game = 1).hand(A, "Aegis");
        let mut m = m.starts(1);
        m.knocked_down(A, 1).damaged(A, 0).owns(A, 0, 0, 0).earned(B, 0, 0);
        assert_eq!(m.table().open().players[A].bounties, 2);
        assert_eq!(m.table().open().stats(A).str, 3);
    }
}
