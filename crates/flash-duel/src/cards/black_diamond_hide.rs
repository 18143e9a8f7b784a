//! Black Diamond Hide.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Black Diamond Hide",
    text: "You may block with the right count of cards of any one number.",
    trigger: "An opponent dashing strikes you.",
    ..Ability::BLANK
};
