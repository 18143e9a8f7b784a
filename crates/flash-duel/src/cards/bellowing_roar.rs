//! Bellowing Roar.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Bellowing Roar",
    text: "Each opponent discards one card of his choice.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
