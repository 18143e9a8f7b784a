//! Magic (FC-12.22).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Magic",
    clause: "FC-12.22",
    text: "Cannot make ranged attacks. May attempt spells in your magic phase.",
    no_shooting: true,
    casts: true,
    ..Special::NONE
};
