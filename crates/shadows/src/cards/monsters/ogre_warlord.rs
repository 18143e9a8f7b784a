//! Ogre Warlord: a Monster of Level II.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Ogre Warlord",
    species: "Giant",
    level: 2,
    hp: 15,
    reward: Reward { ss: 1, item: true, ..NOTHING },
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
            text: "[Response] 3 damage blocked.",
            does: &[Op::Block(n(3), true, Scope::Row)],
        },
        Row { uses: Trait::Plain, text: "No effect.", does: &[] },
        Row {
            uses: Trait::Spell,
            text: "[Spell] heal the Monster by 1.",
            does: &[Op::Recover(To::Monster, n(1))],
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

    /// SH-S23, SH-15.11: KnockedDown by attack2, the Hero is spared the special row; the others
    /// are not.
    #[test]
    fn spares_the_fallen() {
        let m = duel("Akintunde", "Eras").front(A, "attack2 + special").monster("Ogre Warlord");
        let mut m = m.damage(A, 6).leader_broken().monster_acts();
        m.does(A, "pass").knocked_down(A, 1).does(B, "pass").damaged(A, 0).damaged(B, 3);
        m.owns(B, 0, 1, 0);
    }

    /// SH-S52, SH-15.17: 1 SS, and one of two Items at once; no SS for it.
    #[test]
    fn leaves_an_item() {
        let m =
            duel("Akintunde", "Eras").items(A, "Blast Charge").hand(A, "The Fist").wounds(A, 12);
        let mut m = m.monster("Ogre Warlord").acts(A, 4);
        m.draws("Titan Belt; Spyglass").does(A, "use Blast Charge");
        m.may(A, &["equip Titan Belt", "equip Spyglass"]).does(A, "equip Titan Belt");
        let open = m.table().open();
        assert_eq!((open.stats(A).str, open.players[A].earned_ss, open.players[A].ss), (4, 1, 0));
        assert_eq!(open.item_discard[card("Spyglass").item()], 1);
    }
}
