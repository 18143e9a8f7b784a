//! Two Truths.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Two Truths",
    text: "Choose an opponent: two cards taken at random from his hand are revealed to everyone and returned.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
