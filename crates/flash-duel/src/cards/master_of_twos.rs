//! Master of Twos.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Master of Twos",
    text: "Use this ability card as if it were a 2 played from your hand.",
    trigger: "Any time you could play a 2.",
    ..Ability::BLANK
};
