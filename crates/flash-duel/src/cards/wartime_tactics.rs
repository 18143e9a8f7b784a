//! Wartime Tactics.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Wartime Tactics",
    text: "Look at one opponent's hand. Only you see it.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
