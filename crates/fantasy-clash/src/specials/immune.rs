//! Immune (FC-12.18).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Immune",
    clause: "FC-12.18",
    text: "Names a kind of attack (magic, poison, ranged, close combat, assassin). The card cannot be removed by it.",
    immune: true,
    ..Special::NONE
};
