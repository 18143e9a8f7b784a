//! Into Oblivion.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Into Oblivion",
    text: "Choose an opponent adjacent to you: he discards two cards of his choice.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
