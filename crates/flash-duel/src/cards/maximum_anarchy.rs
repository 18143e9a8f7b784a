//! Maximum Anarchy.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Maximum Anarchy",
    text: "Every player discards his hand; then, starting with you and in turn order, the players draw one card each in rotation until everyone has as many as he discarded.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
