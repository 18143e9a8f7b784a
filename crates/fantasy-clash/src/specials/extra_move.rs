//! Extra Move (FC-12.12).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Extra Move",
    clause: "FC-12.12",
    text: "May move one space more than it otherwise could.",
    more_steps: 1,
    ..Special::NONE
};
