//! Killing Blow (FC-12.20).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Killing Blow",
    clause: "FC-12.20",
    text: "In close combat, attacking or defending, any counted die showing 6 wins the combat for this card whatever the scores. If both cards have it and both show a 6, both are removed.",
    slays: true,
    ..Special::NONE
};
