//! Smoldering Embers.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Smoldering Embers",
    text: "Take one 5 from the discard pile into your hand.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
