//! Lightning Bolt, a spell of the Alliance.

use crate::magic::{Aim, Does, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Lightning Bolt",
    text: "Target one revealed enemy card in range. It must score 11 or more on 2d6 + magic or be removed.",
    faction: Some(Faction::Alliance),
    cost: 20,
    aim: Aim::Enemy,
    does: Does::Removes(11),
    ..Magic::NONE
};
