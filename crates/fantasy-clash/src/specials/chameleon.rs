//! Chameleon (FC-12.8).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Chameleon",
    clause: "FC-12.8",
    text: "An enemy that declares an attack on this card first rolls 1d6. On 1-2 the attack does not happen and is not used up: another card may be attacked instead. On 3+ it goes on.",
    evades: Some(2),
    ..Special::NONE
};
