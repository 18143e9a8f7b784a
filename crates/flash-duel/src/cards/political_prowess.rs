//! Political Prowess.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Political Prowess",
    text: "Put one card from your hand face down in your stash. You may play the stashed card later as if it were in your hand. It stays stashed even when a new round begins.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
