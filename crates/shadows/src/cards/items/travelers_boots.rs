//! Traveler's Boots: a better Dodge.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Traveler's Boots",
    text: "Health +1. Dodge blocks +2 damage.",
    kind: Kind::Market { copies: 2, cost: 5 },
    stats: Stats { hp: 1, ..Stats::NONE },
    abilities: &[Ability::of(Win::Static, Trait::Plain, &[Op::Mod(What::Dodge, 2, Span::Static)])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-12.2: Health +1, and Dodge blocks 7.
    #[test]
    fn helps_dodge() {
        let m =
            duel("Akintunde", "Eras").hand(A, "Flame Spear; Search").items(B, "Traveler's Boots");
        let mut m = m.items(A, "Runeblade").flipped(B, "Dodge").acts(A, 4);
        m.uses(A, "Flame Spear", &["at P2"]).does(B, "respond Dodge").damaged(B, 1);
        assert_eq!(m.table().open().hp(B), 8);
    }
}
