//! War Machine (FC-12.39).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "War Machine",
    clause: "FC-12.39",
    text: "Once revealed it can never move, follow-up included. It may carry no magic item. Your other cards may move through it to the free space directly beyond as one space.",
    immobile: true,
    ..Special::NONE
};
