//! Rising Mountain.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Rising Mountain",
    text: "You may block a strength-3 strike with a pair of that number. While you are in Dragon Form you may also block a strength-2 strike with a single card of that number.",
    trigger: "An opponent dashing strikes you.",
    ..Ability::BLANK
};
