//! Martial Mastery.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Martial Mastery",
    text: "Discard two cards of the same number from your hand; if you do, take any one card from the discard pile into your hand.",
    trigger: "Start of your turn, or you are attacked.",
    ..Ability::BLANK
};
