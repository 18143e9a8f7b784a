//! Embalmer (FC-12.11).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Embalmer",
    clause: "FC-12.11",
    text: "Cannot make ranged attacks. When another of your cards within this card's range would be removed, roll 1d6: on 5+ it stays. Each embalmer in range may roll once for each removal.",
    no_shooting: true,
    saves_others: Some(5),
    ..Special::NONE
};
