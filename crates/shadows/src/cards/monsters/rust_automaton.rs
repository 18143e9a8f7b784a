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
