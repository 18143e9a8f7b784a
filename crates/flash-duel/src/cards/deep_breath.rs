//! Deep Breath.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Deep Breath",
    text: "Hit every opponent who is 6 or 7 spaces away. It cannot be blocked or retreated from.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
