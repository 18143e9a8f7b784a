//! Blessings (FC-12.2).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Blessings",
    clause: "FC-12.2",
    text: "In your magic phase each of your revealed cards with Blessings may attempt one blessing of its own pantheon: roll 2d6 + magic; equal to or above the blessing's score succeeds. No range limit; a targeted card must be face up. A blessing may not be in play twice for the same player.",
    blesses: true,
    ..Special::NONE
};
