//! Blood Rage, a spell of the Orcs.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Blood Rage",
    text: "Target one of your revealed cards in range. It rolls 1 extra d6 in its next attack.",
    faction: Some(Faction::Orcs),
    cost: 16,
    aim: Aim::Own,
    lasts: Lasts { ends: Ends::NextAttack, attack_dice: 1, ..Lasts::NOTHING },
    ..Magic::NONE
};
