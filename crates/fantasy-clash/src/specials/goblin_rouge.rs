//! Goblin Rouge (FC-12.15).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Goblin Rouge",
    clause: "FC-12.15",
    text: "In close combat, unless the enemy card is in front of it, this card's attack and defence are doubled. In front means: same column, and each of the two is nearer to its own side.",
    doubles: Some(|field, bout, _| !bout.shot && !field.faces(bout.from, bout.to)),
    ..Special::NONE
};
