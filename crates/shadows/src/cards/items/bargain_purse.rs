//! Bargain Purse: the first Item of a round is cheaper.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Bargain Purse",
    text: "Once/Round: an Item you buy costs 1 less (minimum 1).",
    kind: Kind::Basic,
    restricted: true,
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::ItemCost, -1, Span::FirstEachRound)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-21.3, SH-7.11: the first Item of a round costs 1 less.
    #[test]
    fn the_first_item_is_cheaper() {
        let m = duel("Rolan", "Eras").items(A, "Bargain Purse").market("Spyglass; Healing Potion");
        let mut m = m.gold(A, 8).builds();
        m.does(A, "buy Spyglass").owns(A, 0, 5, 1).does(A, "buy Healing Potion").owns(A, 0, 1, 2);
    }
}
