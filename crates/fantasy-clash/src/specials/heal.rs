//! Heal (FC-12.17).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Heal",
    clause: "FC-12.17",
    text: "Cannot make ranged attacks. When another of your cards within this card's range would be removed, roll 1d6: on a 6 it stays. Each healer in range may roll once for each removal.",
    no_shooting: true,
    saves_others: Some(6),
    ..Special::NONE
};
