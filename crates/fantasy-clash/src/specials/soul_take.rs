//! Soul Take (FC-12.32).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Soul Take",
    clause: "FC-12.32",
    text: "When it makes a close combat attack both cards use magic instead of attack and defence.",
    fights_with_magic: true,
    ..Special::NONE
};
