//! Void Lurker: a Monster of Level II.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Of, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Void Lurker",
    species: "Aberration",
    level: 2,
    hp: 13,
    reward: Reward { ss: 1, gold: 2, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 2 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(2)))],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 4 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(4)))],
        },
        Row {
            uses: Trait::Response,
            text: "[Response] 2 damage blocked.",
            does: &[Op::Block(n(2), true, Scope::Row)],
        },
        Row {
            uses: Trait::Response,
            text: "[Response] 3 damage blocked.",
            does: &[Op::Block(n(3), true, Scope::Row)],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] lose 1 XP or 1 Gold (your choice).",
            does: &[Op::Drain(None, 1, Of::TriggerOwner, false)],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] the triggering entity loses 2 health.",
            does: &[Op::Lose(To::Trigger, n(2))],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 2 damage to every Hero.",
            does: &[Op::Attack(Hit::at(To::AllHeroes, n(2)))],
        },
    ],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-15.6, SH-18.7: the revealing player loses XP or Gold, never SS.
    #[test]
    fn takes_a_token() {
        let m =
            duel("Akintunde", "Eras").front(A, "spell").monster("Void Lurker").xp(A, 1).ss(A, 2);
        m.monster_acts().owns(A, 0, 0, 2);
    }
}
