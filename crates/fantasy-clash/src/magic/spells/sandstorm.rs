//! Sandstorm, a spell of Aegyptus.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Sandstorm",
    text: "Until the start of your next turn every card of your opponent counts its range as 1.",
    faction: Some(Faction::Aegyptus),
    cost: 18,
    aim: Aim::Player,
    lasts: Lasts { ends: Ends::StartOfTurn, blinds: true, ..Lasts::NOTHING },
    ..Magic::NONE
};
