//! Deathmatch.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Deathmatch",
    text: "Until the start of your next turn no player may retreat.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
