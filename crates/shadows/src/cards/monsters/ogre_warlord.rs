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
