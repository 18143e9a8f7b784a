//! War Stomp.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "War Stomp",
    text: "Double the distance of this push.",
    trigger: "You push.",
    ..Ability::BLANK
};
