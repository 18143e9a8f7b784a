//! Speed of the Fox.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Speed of the Fox",
    text: "You may make a Move on this recover turn; then refill as usual.",
    trigger: "You are recovering from a retreat.",
    ..Ability::BLANK
};
