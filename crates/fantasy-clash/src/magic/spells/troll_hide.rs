//! Troll Hide, a spell of the Orcs.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::specials;
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Troll Hide",
    text: "Target one of your revealed cards in range. It has Regenerate until the end of your next turn.",
    faction: Some(Faction::Orcs),
    cost: 17,
    aim: Aim::Own,
    lasts: Lasts { ends: Ends::EndOfTurn, grants: Some(specials::REGENERATE), ..Lasts::NOTHING },
    ..Magic::NONE
};
