//! Rock Armor.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Rock Armor",
    text: "You may block this dashing strike with cards of any single number higher than the strike's, as many as are needed.",
    trigger: "An opponent dashing strikes you.",
    ..Ability::BLANK
};
