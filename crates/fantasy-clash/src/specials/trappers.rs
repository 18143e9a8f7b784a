//! Trappers (FC-12.35).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Trappers",
    clause: "FC-12.35",
    text: "If attacked while face down, no combat is fought: attacker and this card are both removed.",
    traps: true,
    ..Special::NONE
};
