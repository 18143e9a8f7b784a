//! Relentless Strikes.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Relentless Strikes",
    text: "On this recover turn you may attack or dashing strike; then refill as usual.",
    trigger: "You are recovering from a retreat.",
    ..Ability::BLANK
};
