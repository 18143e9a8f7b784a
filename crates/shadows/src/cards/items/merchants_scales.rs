//! Merchant's Scales: all Items are cheaper.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Merchant's Scales",
    text: "Items cost you 1 less (minimum 1).",
    kind: Kind::Market { copies: 2, cost: 5 },
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::ItemCost, -1, Span::Static)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-21.3: every Item costs 1 less, never below 1.
    #[test]
    fn all_items_are_cheaper() {
        let board = duel("Rolan", "Eras").items(A, "Merchant's Scales; Merchant's Scales");
        assert_eq!(board.t.open().price(A, card("Spyglass")), 2);
        assert_eq!(board.t.open().price(B, card("Spyglass")), 4);
    }
}
