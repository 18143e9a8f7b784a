//! Mind Flay (FC-12.24).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Mind Flay",
    clause: "FC-12.24",
    text: "When it makes a close combat attack both cards use magic instead of attack and defence. If it wins, the beaten card is not removed: put this card underneath it, turn it round, and you control it.",
    fights_with_magic: true,
    captures: true,
    ..Special::NONE
};
