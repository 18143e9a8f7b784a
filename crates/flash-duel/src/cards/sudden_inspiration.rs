//! Sudden Inspiration.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Sudden Inspiration",
    text: "Draw one card, then respond to the attack.",
    trigger: "You are attacked.",
    ..Ability::BLANK
};
