//! Patriot Mirror.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Patriot Mirror",
    text: "You may at once attack the attacker with one or more cards of the same number as his attack.",
    trigger: "You block an attack.",
    ..Ability::BLANK
};
