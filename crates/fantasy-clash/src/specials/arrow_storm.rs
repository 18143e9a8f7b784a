//! Arrow Storm (FC-12.3).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Arrow Storm",
    clause: "FC-12.3",
    text: "When this card makes a ranged attack and its size is at least 5 more than the target's, it rolls 1 extra d6.",
    size_when_shooting: true,
    ..Special::NONE
};
