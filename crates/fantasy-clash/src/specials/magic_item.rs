//! Magic Item (FC-12.23).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Magic Item",
    clause: "FC-12.23",
    text: "While this card is revealed you may have one magic item more in play than normal, provided at least one of them is on this card.",
    allows_item: true,
    ..Special::NONE
};
