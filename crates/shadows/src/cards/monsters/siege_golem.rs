//! Siege Golem: a Monster of Level II.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Of, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Siege Golem",
    species: "Construct",
    level: 2,
    hp: 16,
    reward: Reward { ss: 1, gold: 1, xp: 1, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 3 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(3)))],
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
            text: "[Spell] break 2 of your Shield Points (your choice).",
            does: &[Op::Break(2, Of::TriggerOwner)],
        },
        Row { uses: Trait::Plain, text: "No effect.", does: &[] },
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

    /// SH-15.6: breaks two Shield Points of the revealing player.
    #[test]
    fn breaks_two_shield_points() {
        let m = duel("Akintunde", "Eras").front(A, "spell").monster("Siege Golem");
        let mut m = m.items(A, "Round Shield; Dragonscale Mail").monster_acts();
        m.goes(A, &["break Round Shield", "break Dragonscale Mail"]).broken(A, "Round Shield", 1);
    }

    /// SH-15.11: a row against the player of a fallen Hero is cancelled, too.
    #[test]
    fn spares_the_shields_of_the_fallen() {
        let m = duel("Akintunde", "Eras").front(A, "attack + spell").monster("Siege Golem");
        let mut m = m.items(A, "Round Shield").damage(A, 6).leader_broken().monster_acts();
        m.does(A, "enough").does(A, "pass").knocked_down(A, 1).broken(A, "Round Shield", 0);
    }
}
