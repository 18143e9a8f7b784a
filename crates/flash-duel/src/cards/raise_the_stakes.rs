//! Raise the Stakes.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Raise the Stakes",
    text: "Draw a card. Whoever wins this round takes one extra win token.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
