//! Assassin (FC-12.4).

use crate::special::Special;
use crate::why::why;

pub const RULE: Special = Special {
    name: "Assassin",
    clause: "FC-12.4",
    text: "While face down: at any priority point in your own turn reveal this card, name any revealed enemy card and remove both; each goes to the other player's conquered pile. Lost for good once the card has been revealed in any other way.",
    murders: true,
    unusable: Some(why("FC-12.4", "it was revealed, and no longer murders")),
    ..Special::NONE
};
