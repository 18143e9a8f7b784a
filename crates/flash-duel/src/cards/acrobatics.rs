//! Acrobatics.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Acrobatics",
    text: "You may retreat from this attack as if it were a dashing strike.",
    trigger: "You are attacked.",
    ..Ability::BLANK
};
