//! Knowing the Opponent.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Knowing the Opponent",
    text: "All players see that opponent's hand as it is now.",
    trigger: "An opponent retreats from your dashing strike.",
    ..Ability::BLANK
};
