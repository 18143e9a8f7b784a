//! Shadow Plague.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Shadow Plague",
    text: "Your opening hand and refill limit are 6. If time runs out you lose the round. Each round you lose gives the winner one extra win token.",
    trigger: "Always in effect.",
    ..Ability::BLANK
};
