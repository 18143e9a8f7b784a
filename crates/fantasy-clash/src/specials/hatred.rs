//! Hatred (FC-12.16).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Hatred",
    clause: "FC-12.16",
    text: "Names a card. While both are revealed on the battlefield, on whichever side, each of them has -2 on the total of every roll it makes.",
    hates: true,
    ..Special::NONE
};
