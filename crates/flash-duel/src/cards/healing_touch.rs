//! Healing Touch.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Healing Touch",
    text: "You or one teammate draws a card; if that player is due to recover from a retreat, he no longer is.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
