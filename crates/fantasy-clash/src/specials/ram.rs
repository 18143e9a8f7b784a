//! Ram (FC-12.27).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Ram",
    clause: "FC-12.27",
    text: "After winning a close combat attack it must follow up. If an enemy card is then in contact, it makes one further close combat attack, and follows up again if it wins.",
    must_follow: true,
    presses_on: true,
    ..Special::NONE
};
