//! Perfect Counter.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Perfect Counter",
    text: "Counter that ability, whatever space the opponent is on.",
    trigger: "An opponent announces an ability.",
    ..Ability::BLANK
};
