//! Rampage.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Rampage",
    text: "You may make one more attack.",
    trigger: "Your attack or dashing strike is resolved.",
    ..Ability::BLANK
};
