//! Arcane Shield, a spell of the Alliance.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Arcane Shield",
    text: "Target one of your revealed cards in range. Until the start of your next turn it rolls 1 extra d6 whenever it defends.",
    faction: Some(Faction::Alliance),
    cost: 16,
    aim: Aim::Own,
    lasts: Lasts { ends: Ends::StartOfTurn, defence_dice: 1, ..Lasts::NOTHING },
    ..Magic::NONE
};
