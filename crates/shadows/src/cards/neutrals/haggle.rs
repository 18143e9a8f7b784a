//! Haggle: the next Item costs less.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Haggle",
    text: "The next Item you buy this round costs 2 less (minimum 1).",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    abilities: &[Ability::of(Win::Play, Trait::Spell, &[Op::Mod(What::ItemCost, -2, Span::Next)])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S53, SH-21.3: reductions add up, but 1 Gold is the least.
    #[test]
    fn makes_the_next_item_cheaper() {
        let m = duel("Akintunde", "Eras")
            .hand(A, "Haggle")
            .items(A, "Merchant's Scales; Bargain Purse");
        let mut m = m.market("Spyglass; Healing Potion").gold(A, 4).acts(A, 5);
        m.uses(A, "Haggle", &[]).does(A, "buy Spyglass").owns(A, 0, 3, 1);
        m.does(A, "buy Healing Potion").owns(A, 0, 0, 2);
    }

    /// SH-21.3: the reduction is for this round: an Item of the next costs what is printed.
    #[test]
    fn is_lost_with_the_round() {
        let m = duel("Akintunde", "Eras").hand(A, "Haggle").market("Spyglass").gold(A, 4);
        let mut m = m.acts(A, 5);
        let price = |m: &scenario::Scene<crate::Table>| m.table().open().price(A, card("Spyglass"));
        let printed = price(&m);
        m.uses(A, "Haggle", &[]);
        assert_eq!(price(&m), printed - 2);
        m.does(A, "pass").phase(crate::table::Phase::TeamUp);
        assert_eq!(price(&m), printed);
    }
}
