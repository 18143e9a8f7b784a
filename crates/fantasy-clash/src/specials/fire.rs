//! Fire (FC-12.13).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Fire",
    clause: "FC-12.13",
    text: "+1 on attack and defence scores in close combat. No effect if the other card has Fire too.",
    score: Some(|field, bout, side| {
        let both = field.rules(bout.card(side.other())).has(crate::specials::FIRE);
        i8::from(!bout.shot && !both)
    }),
    ..Special::NONE
};
