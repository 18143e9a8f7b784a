//! Blinding Light, a spell of the Alliance.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Blinding Light",
    text: "Target one revealed enemy card in range. Until the end of your next turn it has -3 on its combat scores.",
    faction: Some(Faction::Alliance),
    cost: 17,
    aim: Aim::Enemy,
    lasts: Lasts { ends: Ends::EndOfTurn, score: -3, ..Lasts::NOTHING },
    ..Magic::NONE
};
