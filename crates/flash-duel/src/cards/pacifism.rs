//! Pacifism.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Pacifism",
    text: "Skip last-hits. The result is decided by distance advanced alone.",
    trigger: "Time runs out.",
    ..Ability::BLANK
};
