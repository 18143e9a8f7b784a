//! Banner (FC-12.5).

use crate::special::{Aura, Special};

pub const RULE: Special = Special {
    name: "Banner",
    clause: "FC-12.5",
    text: "Other cards you control in the same row or the same column as this revealed card get +1 on their combat scores.",
    aura: Some(Aura {
        score: |field, bearer, card| {
            let (a, b) = (field.at(bearer), field.at(card));
            i8::from(bearer != card && (a.row() == b.row() || a.column() == b.column()))
        },
        once: false,
    }),
    ..Special::NONE
};
