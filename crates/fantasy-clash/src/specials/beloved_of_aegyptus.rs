//! Beloved of Aegyptus (FC-12.6).

use crate::special::{Aura, Special};
use crate::unit::Faction;

pub const RULE: Special = Special {
    name: "Beloved of Aegyptus",
    clause: "FC-12.6",
    text: "While this card is revealed, every Aegyptus card you control, itself included, gets +1 on its combat scores.",
    aura: Some(Aura {
        score: |field, _, card| i8::from(field.unit(card).faction == Faction::Aegyptus),
        once: true,
    }),
    ..Special::NONE
};
