//! Charge (FC-12.10).

use crate::fight::Side;
use crate::special::Special;

pub const RULE: Special = Special {
    name: "Charge",
    clause: "FC-12.10",
    text: "Rolls 1 extra d6 when it makes a close combat attack; if it wins that attack it must follow up.",
    dice: Some(|_, bout, side| i8::from(side == Side::Attacker && !bout.shot)),
    must_follow: true,
    ..Special::NONE
};
