//! Basilisk: a Monster of Level II.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Of, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Basilisk",
    species: "Beast",
    level: 2,
    hp: 14,
    reward: Reward { ss: 1, xp: 2, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 2 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(2)))],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 3 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(3)))],
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
            text: "[Spell] stun 1 Skill card on your Combat Field (your choice).",
            does: &[Op::Stun(Of::TriggerOwner)],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] the triggering entity loses 2 health.",
            does: &[Op::Lose(To::Trigger, n(2))],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] stun 1 Skill card on your Combat Field (your choice).",
            does: &[Op::Stun(Of::TriggerOwner)],
        },
    ],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-15.6, SH-19.6: with no Skill on the Combat Field nothing is stunned.
    #[test]
    fn needs_something_to_stun() {
        let mut m = duel("Akintunde", "Eras").front(A, "spell").monster("Basilisk").monster_acts();
        m.damaged(A, 0).phase(Phase::TeamUp);
        let m = duel("Akintunde", "Eras").front(A, "spell2").monster("Basilisk");
        m.monster_acts().damaged(A, 2);
    }
}
