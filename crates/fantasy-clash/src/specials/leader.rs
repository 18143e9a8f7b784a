//! Leader (FC-12.21).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Leader",
    clause: "FC-12.21",
    text: "Once in each of your own turns you may reroll one d6 you have just rolled. The second result stands.",
    rerolls: true,
    ..Special::NONE
};
