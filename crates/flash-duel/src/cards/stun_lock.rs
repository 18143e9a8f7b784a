//! Stun Lock.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Stun Lock",
    text: "That opponent must recover on his next turn.",
    trigger: "An opponent blocks your attack.",
    ..Ability::BLANK
};
