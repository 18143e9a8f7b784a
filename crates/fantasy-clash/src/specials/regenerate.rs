//! Regenerate (FC-12.28).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Regenerate",
    clause: "FC-12.28",
    text: "When this card would be removed, roll 1d6: on 5+ it stays.",
    saves_itself: Some(5),
    ..Special::NONE
};
