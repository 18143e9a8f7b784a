//! Spectral Push.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Spectral Push",
    text: "Choose an opponent on a dark space. Push him back 2 spaces.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
