//! Purple Eye's Epiphany.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Purple Eye's Epiphany",
    text: "Treat one card you are playing as one number lower (never below 1).",
    trigger: "Any time you play a card.",
    ..Ability::BLANK
};
