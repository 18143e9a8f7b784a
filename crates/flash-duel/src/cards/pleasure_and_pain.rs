//! Pleasure and Pain.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Pleasure and Pain",
    text: "Choose one: you draw a card, or that opponent discards a card of his choice.",
    trigger: "An opponent blocks your attack.",
    ..Ability::BLANK
};
