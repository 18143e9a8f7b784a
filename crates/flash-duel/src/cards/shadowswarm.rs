//! Shadowswarm.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Shadowswarm",
    text: "Move forward up to the number of spaces he retreated, stopping adjacent to the front-most opponent.",
    trigger: "An opponent retreats from your dashing strike.",
    ..Ability::BLANK
};
