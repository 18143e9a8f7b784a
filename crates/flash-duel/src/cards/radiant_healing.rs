//! Radiant Healing.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Radiant Healing",
    text: "You do not have to recover for this retreat.",
    trigger: "You retreat from a dashing strike.",
    ..Ability::BLANK
};
