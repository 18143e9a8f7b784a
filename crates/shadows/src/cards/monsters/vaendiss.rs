//! Vaendiss: a Monster of Level III.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Vaendiss",
    species: "Dragon",
    level: 3,
    hp: 22,
    reward: Reward { ss: 2, item: true, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 3 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(3)))],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 5 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(5)))],
        },
        Row {
            uses: Trait::Response,
            text: "[Response] 3 damage blocked.",
            does: &[Op::Block(n(3), true, Scope::Row)],
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
            text: "[Spell] if Vazbuk is not in play, put it into play; otherwise Vazbuk acts: [Attack] 3 damage to the triggering entity.",
            does: &[Op::Creature],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 3 damage to every Hero.",
            does: &[Op::Attack(Hit::at(To::AllHeroes, n(3)))],
        },
    ],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S111, SH-16.1, SH-16.5, SH-16.6: the first call brings Vazbuk, the second lets it
    /// strike.
    #[test]
    fn calls_vazbuk() {
        let m = heroes(&["Akintunde", "Eras", "Rolan"]).front(A, "spell2").monster("Vaendiss");
        let m = m.leader(B).damage(A, 6).gold(A, 1);
        let mut m = m.monster_acts();
        m.damaged(A, 6).happened(1, |e| matches!(e, Event::CreatureCame));
        let m = heroes(&["Akintunde", "Eras", "Rolan"]).front(A, "spell2").monster("Vaendiss");
        let m = m.leader(B).damage(A, 6).gold(A, 1).creature();
        let mut m = m.monster_acts();
        m.does(A, "pass").knocked_down(A, 1).owns(A, 0, 0, 0).owns(B, 0, 1, 0).owns(C, 0, 1, 0);
    }
}
