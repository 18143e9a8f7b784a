//! Wing Buffet.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Wing Buffet",
    text: "Push every opponent within 5 spaces back 3 spaces.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
