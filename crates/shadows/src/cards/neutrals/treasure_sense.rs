//! Treasure Sense: Gold, and more to spend it on.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Market, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Treasure Sense",
    text: "Gain 1 Gold. Add 2 Items from the Item deck to the Market.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[4]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Gain(Token::Gold, 1), Op::Market(Market::Add(2))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-21.5, SH-23.2: two more Items; what finds no slot lies beside the board.
    #[test]
    fn adds_two_items() {
        let m = duel("Eras", "Akintunde").hand(A, "Treasure Sense; The Fist");
        let mut m = m.market("Titan Belt; Runeblade").acts(A, 4);
        m.draws("Spyglass; Crystal Orb").uses(A, "Treasure Sense", &[]).earned(A, 0, 1);
        let slots: Vec<_> = m.table().open().market.iter().map(|stall| stall.slot).collect();
        assert_eq!(slots, [Some(0), Some(1), Some(2), None]);
    }
}
