//! Grave Wisp: a Monster of Level I.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Grave Wisp",
    species: "Undead",
    level: 1,
    hp: 7,
    reward: Reward { xp: 2, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 1 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(1)))],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 2 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(2)))],
        },
        Row {
            uses: Trait::Response,
            text: "[Response] 1 damage blocked.",
            does: &[Op::Block(n(1), true, Scope::Row)],
        },
        Row {
            uses: Trait::Response,
            text: "[Response] 2 damage blocked.",
            does: &[Op::Block(n(2), true, Scope::Row)],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] the triggering entity loses 1 health.",
            does: &[Op::Lose(To::Trigger, n(1))],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] heal the Monster by 1.",
            does: &[Op::Recover(To::Monster, n(1))],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] the triggering entity loses 2 health.",
            does: &[Op::Lose(To::Trigger, n(2))],
        },
    ],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-15.6: a Spell row; the special one costs 2 health.
    #[test]
    fn drains_health() {
        let mut m =
            duel("Akintunde", "Eras").front(A, "special").monster("Grave Wisp").monster_acts();
        m.damaged(A, 2).broken(A, "Leader", 0);
    }
}
