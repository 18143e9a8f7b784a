//! Pilebunker.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Pilebunker",
    text: "If you are now exactly 4 spaces from that opponent you may attack him at once with one or more 4s.",
    trigger: "You retreat from a dashing strike.",
    ..Ability::BLANK
};
