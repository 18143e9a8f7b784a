//! Healing Potion: four health, once.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Healing Potion",
    text: "One Time. Any Step, on your turn: your Hero recovers 4 health.",
    kind: Kind::Market { copies: 2, cost: 4 },
    one_time: true,
    abilities: &[Ability::of(Win::AnyStep, Trait::Spell, &[Op::Recover(To::Hero, n(4))])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-6.10, SH-7.12, SH-S125: on the own turn; used up, and no longer counted.
    #[test]
    fn heals_once() {
        let m = duel("Rolan", "Eras").items(A, "Healing Potion").hand(A, "Search").damage(A, 6);
        let mut m = m.acts(A, 2);
        m.does(A, "use Healing Potion").damaged(A, 2).wears(A, "Healing Potion", 0);
        assert_eq!(m.table().open().item_cost(A), 0);
    }
}
