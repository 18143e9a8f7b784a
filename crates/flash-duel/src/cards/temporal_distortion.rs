//! Temporal Distortion.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Temporal Distortion",
    text: "Put that opponent back on the space where the Move began. The card he played stays played.",
    trigger: "An opponent finishes a Move.",
    ..Ability::BLANK
};
