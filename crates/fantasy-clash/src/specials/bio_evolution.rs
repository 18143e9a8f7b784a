//! Bio Evolution (FC-12.1).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Bio Evolution",
    clause: "FC-12.1",
    text: "Faction rule of the Catastrophe: in your magic phase you may attach one unused Bio Evolution card to one of your revealed Catastrophe cards. A card holds at most 3. There is no limit on how many are in play. No roll is needed. A Bio Evolution card is used once and goes with its host to the enemy's conquered pile, where it counts as a conquered card.",
    ..Special::NONE
};
