//! Giant Growth.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Giant Growth",
    text: "Until the end of this turn each attack and dashing strike you make counts as one card stronger.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
