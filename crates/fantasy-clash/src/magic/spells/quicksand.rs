//! Quicksand, a spell of Aegyptus.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Quicksand",
    text: "Target one revealed enemy card in range. During its controller's next turn it cannot move or follow up.",
    faction: Some(Faction::Aegyptus),
    cost: 16,
    aim: Aim::Enemy,
    lasts: Lasts { ends: Ends::EndOfTheirTurn, holds: true, ..Lasts::NOTHING },
    ..Magic::NONE
};
