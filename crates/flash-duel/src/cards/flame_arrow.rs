//! Flame Arrow.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Flame Arrow",
    text: "Hit one opponent who is exactly 6 spaces away. It cannot be blocked or retreated from.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
