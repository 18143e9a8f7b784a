//! Shoulder Ram.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Shoulder Ram",
    text: "Charge forward up to 3 spaces, pushing any opponents you run into along in front of you.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
