//! Cog Engine.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Cog Engine",
    text: "Discard any number of cards (at least one), then draw that many.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
