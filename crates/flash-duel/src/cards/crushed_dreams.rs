//! Crushed Dreams.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Crushed Dreams",
    text: "Nobody may dashing block against it.",
    trigger: "You attack or dashing strike.",
    ..Ability::BLANK
};
