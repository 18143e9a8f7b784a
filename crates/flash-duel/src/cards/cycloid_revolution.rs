//! Cycloid Revolution.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Cycloid Revolution",
    text: "You may at once attack the same opponent's space again with cards left in your hand.",
    trigger: "An opponent blocks your attack.",
    ..Ability::BLANK
};
