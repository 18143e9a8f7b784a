//! Saving Grace.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Saving Grace",
    text: "Discard your whole hand (at least one card): the hit is prevented.",
    trigger: "You are about to be hit by an attack or dashing strike.",
    ..Ability::BLANK
};
