//! Rift Colossus: a Monster of Level III.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Market, Of, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Rift Colossus",
    species: "Elemental",
    level: 3,
    hp: 23,
    reward: Reward { ss: 2, gold: 3, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 4 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(4)))],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 5 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(5)))],
        },
        Row {
            uses: Trait::Response,
            text: "[Response] 2 damage blocked.",
            does: &[Op::Block(n(2), true, Scope::Row)],
        },
        Row {
            uses: Trait::Response,
            text: "[Response] 4 damage blocked.",
            does: &[Op::Block(n(4), true, Scope::Row)],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] break 2 of your Shield Points (your choice).",
            does: &[Op::Break(2, Of::TriggerOwner)],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] add 1 Item from the Item deck to the Market.",
            does: &[Op::Market(Market::Add(1))],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 4 damage to every Hero.",
            does: &[Op::Attack(Hit::at(To::AllHeroes, n(4)))],
        },
    ],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-15.6: a row may add an Item to the Market.
    #[test]
    fn adds_to_the_market() {
        let m =
            duel("Akintunde", "Eras").hand(B, "Search").front(A, "spell2").monster("Rift Colossus");
        let m = m.market("Titan Belt; Runeblade; Nano Forge");
        let mut m = m.acts(A, 3);
        m.draws("Spyglass").does(B, "end turn");
        assert_eq!(m.table().open().market.len(), 4);
    }
}
