//! Shield Brothers (FC-12.31).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Shield Brothers",
    clause: "FC-12.31",
    text: "While this card is revealed your reinforcements cost 2 conquered cards instead of 3.",
    cheapens: 1,
    ..Special::NONE
};
