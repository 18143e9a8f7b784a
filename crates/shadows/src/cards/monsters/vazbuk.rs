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
