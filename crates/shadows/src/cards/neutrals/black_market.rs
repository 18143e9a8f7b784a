//! Black Market: everything new, and cheaper.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Market, Op, Req, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Black Market",
    text: "Discard every Market Item and refill the slots. Items cost you 1 less this round (minimum 1).",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Market(Market::Sweep), Op::Mod(What::ItemCost, -1, Span::Round)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-21.5: all Items are replaced, those beside the board as well, and cost 1 less.
    #[test]
    fn sweeps_the_market() {
        let m = duel("Ahti", "Eras").hand(A, "Black Market; The Fist");
        let m = m.market("Titan Belt; Runeblade; Nano Forge; Spyglass");
        let mut m = m.acts(A, 5);
        m.draws("Crystal Orb; Spiked Armor; Chrono Watch").uses(A, "Black Market", &[]);
        let open = m.table().open();
        assert_eq!((open.market.len(), open.price(A, card("Crystal Orb"))), (3, 6));
        assert_eq!(open.price(B, card("Crystal Orb")), 7);
    }
}
