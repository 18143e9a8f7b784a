//! Bubble Shield.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Bubble Shield",
    text: "You may block this attack, whatever its strength, with a single card of the number that is needed to block it.",
    trigger: "You are attacked.",
    ..Ability::BLANK
};
