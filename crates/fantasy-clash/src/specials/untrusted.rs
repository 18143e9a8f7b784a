//! Untrusted (FC-12.38).

use crate::special::{Aura, Special};

pub const RULE: Special = Special {
    name: "Untrusted",
    clause: "FC-12.38",
    text: "While this card is revealed, every other card you control without Untrusted has -1 on its combat scores. Several such cards add up.",
    aura: Some(Aura {
        score: |field, bearer, card| {
            let trusted = !field.rules(card).has(crate::specials::UNTRUSTED);
            -i8::from(bearer != card && trusted)
        },
        once: false,
    }),
    ..Special::NONE
};
