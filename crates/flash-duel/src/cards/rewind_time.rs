//! Rewind Time.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Rewind Time",
    text: "Shuffle the whole discard pile into the draw pile.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
