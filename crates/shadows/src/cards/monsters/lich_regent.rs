//! Lich Regent: a Monster of Level III.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Of, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Lich Regent",
    species: "Undead",
    level: 3,
    hp: 20,
    reward: Reward { ss: 2, xp: 3, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 3 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(3)))],
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
            text: "[Response] 4 damage blocked.",
            does: &[Op::Block(n(4), true, Scope::Row)],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] the triggering entity loses 2 health.",
            does: &[Op::Lose(To::Trigger, n(2))],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] heal the Monster by 2.",
            does: &[Op::Recover(To::Monster, n(2))],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] lose 1 XP or 1 Gold (your choice).",
            does: &[Op::Drain(None, 1, Of::TriggerOwner, false)],
        },
    ],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-15.10, SH-15.9: in Step 3 it recovers at once, and only the revealing player's tokens.
    #[test]
    fn recovers_in_step_three() {
        let m = duel("Akintunde", "Eras").front(A, "spell2").monster("Lich Regent");
        let mut m = m.wounds(A, 3).wounds(B, 3).monster_acts();
        m.wounded(A, 1).wounded(B, 3);
    }
}
