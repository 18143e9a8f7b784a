//! Windmill Crusher.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Windmill Crusher",
    text: "This attack cannot be blocked.",
    trigger: "You attack with one or more 1s.",
    ..Ability::BLANK
};
