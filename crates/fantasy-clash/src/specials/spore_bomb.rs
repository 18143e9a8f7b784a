//! Spore Bomb (FC-12.33).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Spore Bomb",
    clause: "FC-12.33",
    text: "When it is removed by losing a close combat, attacking or defending, roll 1d6: on 3+ the card that beat it is removed too.",
    explodes: Some(3),
    ..Special::NONE
};
