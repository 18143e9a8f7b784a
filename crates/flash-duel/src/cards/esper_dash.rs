//! Esper Dash.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Esper Dash",
    text: "You may make a dashing strike immediately.",
    trigger: "You move.",
    ..Ability::BLANK
};
