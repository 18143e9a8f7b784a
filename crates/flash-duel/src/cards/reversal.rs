//! Reversal.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Reversal",
    text: "Counter that ability: it does not happen. Its card is still turned face down and still counts as that player's ability for the turn.",
    trigger: "An opponent announces an ability while on a dark space.",
    ..Ability::BLANK
};
