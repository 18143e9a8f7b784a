//! Cave Goblin: a Monster of Level I.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Market, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Cave Goblin",
    species: "Goblin",
    level: 1,
    hp: 5,
    reward: Reward { gold: 2, xp: 1, ..NOTHING },
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
            text: "[Response] 3 damage blocked.",
            does: &[Op::Block(n(3), true, Scope::Row)],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] heal the Monster by 1.",
            does: &[Op::Recover(To::Monster, n(1))],
        },
        Row {
            uses: Trait::Spell,
            text: "[Spell] add 1 Item from the Item deck to the Market.",
            does: &[Op::Market(Market::Add(1))],
        },
        Row { uses: Trait::Plain, text: "No effect.", does: &[] },
    ],
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S13, SH-15.9, SH-15.10: a recovery comes right after the Attack.
    #[test]
    fn heals_after_the_attack() {
        let m = duel("Akintunde", "Eras").station(A, "War Hound").hand(A, "Search").wounds(A, 3);
        let mut m = m.front(A, "spell").acts(A, 2);
        m.goes(A, &["use War Hound", "at Monster"]).wounded(A, 4);
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").items(A, "Runeblade");
        let mut m = m.front(A, "spell").acts(A, 2);
        m.uses(A, "Sword Strike", &["at Monster"]).wounded(A, 4);
        m.happened(0, |e| matches!(e, Event::MonsterFell { .. }));
    }

    /// SH-S85, SH-15.5: response and attack2 on one card.
    #[test]
    fn blocks_and_strikes() {
        let m = duel("Akintunde", "Eras").station(A, "War Hound").hand(A, "The Fist; Search");
        let mut m = m.front(A, "response + attack2").acts(A, 2);
        m.uses(A, "The Fist", &["at Monster"]).does(A, "no response").does(A, "enough");
        m.does(A, "pass").damaged(A, 3).wounded(A, 0).earned(A, 0, 0);
    }
}
