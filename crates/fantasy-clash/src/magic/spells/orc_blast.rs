//! Orc Blast, a spell of the Orcs.

use crate::magic::{Aim, Does, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Orc Blast",
    text: "Target one revealed enemy card in range. It must score 9 or more on 2d6 + magic or be removed.",
    faction: Some(Faction::Orcs),
    cost: 18,
    aim: Aim::Enemy,
    does: Does::Removes(9),
    ..Magic::NONE
};
