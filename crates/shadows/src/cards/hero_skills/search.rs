//! Search: Gold, and another look at the Market.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Market, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Search",
    text: "Gain 1 Gold. You may discard 1 Item from the Market and replace it with the top card of the Item deck.",
    kind: Kind::HeroSkill,
    init: numbers(&[4, 5]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Gain(Token::Gold, 1), Op::Market(Market::Replace)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S106, SH-13.4, SH-23.2: 1 Gold, and a Market Item may be replaced; nobody can answer it.
    #[test]
    fn replaces_an_item_or_not() {
        let m = duel("Akintunde", "Eras").hand(A, "Search; The Fist").hand(B, "Mystical Cloak");
        let mut m = m.market("Titan Belt; Runeblade; Nano Forge; Spyglass").acts(A, 4);
        m.uses(A, "Search", &[]).draws("Crystal Orb").does(A, "replace Spyglass").earned(A, 0, 1);
        let market: Vec<_> = m.table().open().market.iter().collect();
        assert_eq!((market[3].item, market[3].slot), (card("Crystal Orb"), None));
    }

    /// SH-23.2: one need not replace anything, and what lies beside the board may be replaced.
    #[test]
    fn may_leave_the_market_alone() {
        let m =
            duel("Akintunde", "Eras").hand(A, "Search; The Fist").market("Titan Belt; Runeblade");
        let mut m = m.acts(A, 5);
        m.uses(A, "Search", &["pass"]).earned(A, 0, 1);
        assert_eq!(m.table().open().market.len(), 2);
    }
}
