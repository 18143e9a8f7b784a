//! Bonecracker.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Bonecracker",
    text: "That opponent discards one card at random.",
    trigger: "An opponent blocks your attack or dashing strike.",
    ..Ability::BLANK
};
