//! Poison (FC-12.26).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Poison",
    clause: "FC-12.26",
    text: "At the start of your reinforcement phase each enemy card in contact with this revealed card rolls 1d6; on a 1 it is removed.",
    poisons: true,
    ..Special::NONE
};
