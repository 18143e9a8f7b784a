//! Vazbuk, who comes when Vaendiss calls (SH-16).

use crate::monster::{Creature, NOTHING, Reward};
use crate::op::{Hit, Op, To, n};

pub const CREATURE: Creature = Creature {
    name: "Vazbuk",
    text: "Enters play and acts only through Vaendiss's second Spell icon. Action: [Attack] 3 damage to the triggering entity.",
    hp: 4,
    reward: Reward { xp: 1, gold: 1, ..NOTHING },
    does: &[Op::Attack(Hit::at(To::Trigger, n(3)))],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S31, SH-16.2, SH-16.3: attacked by itself, it reveals no card and has its own reward.
    #[test]
    fn falls_by_itself() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Parry").items(A, "Iron Gauntlets");
        let mut m = m.monster("Vaendiss").creature().front(A, "attack").acts(A, 2);
        m.uses(A, "Sword Strike", &["at Creature"]).earned(A, 2, 1);
        assert!(!m.table().open().creature && m.table().open().players[A].front);
    }

    /// SH-16.4: with Vaendiss it goes, and its reward to who defeated him.
    #[test]
    fn goes_with_vaendiss() {
        let m =
            duel("Akintunde", "Eras").items(A, "Blast Charge").hand(A, "The Fist").wounds(A, 20);
        let mut m = m.monster("Vaendiss").creature().acts(A, 4);
        m.does(A, "use Blast Charge").earned(A, 1, 1);
        assert!(!m.table().open().creature);
    }

    /// SH-16.2: it is no Monster: what helps against the Monster does not help against it.
    #[test]
    fn is_no_monster() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").items(A, "Venom Vial");
        let mut m = m.monster("Vaendiss").creature().acts(A, 2);
        m.uses(A, "Sword Strike", &["at Creature"]);
        assert_eq!(m.table().open().creature_wounds[A], 3);
    }
}
