//! Type Bonus (FC-12.37).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Type Bonus",
    clause: "FC-12.37",
    text: "Names a card type. While this card is revealed, each of your cards of that type rolls one extra d6 in combat and discards its lowest die.",
    gives_bonus: true,
    ..Special::NONE
};
