//! Curse of the Tomb, a spell of Aegyptus.

use crate::magic::{Aim, Does, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Curse of the Tomb",
    text: "Target one revealed enemy card in range. It must score 10 or more on 2d6 + magic or be removed.",
    faction: Some(Faction::Aegyptus),
    cost: 19,
    aim: Aim::Enemy,
    does: Does::Removes(10),
    ..Magic::NONE
};
