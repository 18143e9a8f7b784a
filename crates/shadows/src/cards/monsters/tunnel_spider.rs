//! Tunnel Spider: a Monster of Level I.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Of, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Tunnel Spider",
    species: "Beast",
    level: 1,
    hp: 7,
    reward: Reward { xp: 2, gold: 1, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 2 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(2)))],
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
            text: "[Spell] stun 1 Skill card on your Combat Field (your choice).",
            does: &[Op::Stun(Of::TriggerOwner)],
        },
        Row {
            uses: Trait::Attack,
            text: "[Attack] 3 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(3)))],
        },
    ],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-15.7: which of his Skills is stunned, the player says.
    #[test]
    fn stuns_by_choice() {
        let m = duel("Akintunde", "Eras").combat(A, "Charge; Sword Strike").front(A, "spell2");
        let mut m = m.monster("Tunnel Spider").monster_acts();
        m.may(A, &["stun P1's Charge", "stun P1's Sword Strike"]).does(A, "stun P1's Charge");
        m.lies(A, "Charge", At::Stunned).hides(A, "Sword Strike", Place::Deck);
    }
}
