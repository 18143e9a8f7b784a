//! Double Slash.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Double Slash",
    text: "You may at once attack that opponent if you hold cards equal to the new distance.",
    trigger: "An opponent retreats from your dashing strike.",
    ..Ability::BLANK
};
