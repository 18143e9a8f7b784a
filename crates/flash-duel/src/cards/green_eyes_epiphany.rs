//! Green Eye's Epiphany.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Green Eye's Epiphany",
    text: "Treat one card you are playing as one number higher (never above 5).",
    trigger: "Any time you play a card.",
    ..Ability::BLANK
};
