//! Thunderclap.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Thunderclap",
    text: "No target may retreat from this dashing strike.",
    trigger: "You dashing strike with one or more 1s as the strike.",
    ..Ability::BLANK
};
