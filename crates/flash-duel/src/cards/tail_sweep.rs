//! Tail Sweep.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Tail Sweep",
    text: "Opponents on the space directly behind the target space are targets of the attack too.",
    trigger: "You attack.",
    ..Ability::BLANK
};
