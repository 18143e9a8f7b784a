//! Surgical Strike.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Surgical Strike",
    text: "Name a number from 1 to 5. This attack must be blocked with cards of that number instead of its own.",
    trigger: "You attack.",
    ..Ability::BLANK
};
