//! Rust Automaton: a Monster of Level I.

use crate::monster::{Monster, NOTHING, Reward, Row};
use crate::op::{Hit, Of, Op, Scope, To, Trait, n};

pub const MONSTER: Monster = Monster {
    name: "Rust Automaton",
    species: "Construct",
    level: 1,
    hp: 8,
    reward: Reward { ss: 1, ..NOTHING },
    chart: [
        Row {
            uses: Trait::Attack,
            text: "[Attack] 1 damage to the triggering entity.",
            does: &[Op::Attack(Hit::at(To::Trigger, n(1)))],
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
            text: "[Spell] break 1 of your Shield Points (your choice).",
            does: &[Op::Break(1, Of::TriggerOwner)],
        },
        Row { uses: Trait::Plain, text: "No effect.", does: &[] },
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

    /// SH-S33, SH-15.8: against every Hero; the revealing player decides first, then clockwise.
    #[test]
    fn hits_every_hero() {
        let m = heroes(&["Akintunde", "Eras", "Rolan"])
            .items(A, "Round Shield")
            .items(B, "Round Shield");
        let m = m.items(C, "Round Shield").monster("Rust Automaton").front(B, "special").leader(C);
        let mut m = m.monster_acts();
        m.asks(B).does(B, "enough").asks(C).does(C, "enough").asks(A).does(A, "enough");
        m.does(B, "pass").does(C, "pass").does(A, "pass").damaged(A, 2).damaged(B, 2).damaged(C, 2);
    }

    /// SH-S70, SH-15.7: "your" is the player who revealed the card.
    #[test]
    fn breaks_a_shield_point() {
        let m =
            duel("Akintunde", "Eras").station(A, "War Hound").hand(A, "Search").front(A, "spell");
        let mut m = m.items(A, "Round Shield").monster("Rust Automaton").acts(A, 2);
        m.goes(A, &["use War Hound", "at Monster"]).may(A, &["break Leader", "break Round Shield"]);
        m.does(A, "break Leader").broken(A, "Leader", 1).wounded(A, 2);
    }
}
