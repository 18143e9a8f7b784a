//! Leaden Limbs, a spell of the Orcs.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Leaden Limbs",
    text: "Target one revealed enemy card in range. During its controller's next turn it cannot move, follow up or attack.",
    faction: Some(Faction::Orcs),
    cost: 17,
    aim: Aim::Enemy,
    lasts: Lasts { ends: Ends::EndOfTheirTurn, holds: true, disarms: true, ..Lasts::NOTHING },
    ..Magic::NONE
};
