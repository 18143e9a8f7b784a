//! Mob (FC-12.25).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Mob",
    clause: "FC-12.25",
    text: "When this card has the size advantage it rolls 2 extra d6 instead of 1.",
    size_dice: 2,
    ..Special::NONE
};
