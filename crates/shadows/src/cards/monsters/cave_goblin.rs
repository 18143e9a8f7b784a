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
