//! Spectral Pull.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Spectral Pull",
    text: "Choose an opponent on a light space. Pull him 2 spaces toward you, stopping adjacent to your front-most pawn.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
