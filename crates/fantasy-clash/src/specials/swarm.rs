//! Swarm (FC-12.34).

use crate::fight::Side;
use crate::special::Special;

pub const RULE: Special = Special {
    name: "Swarm",
    clause: "FC-12.34",
    text: "When this card defends, the attacker rolls 1d6 fewer.",
    enemy_dice: Some(|_, _, side| -i8::from(side == Side::Defender)),
    ..Special::NONE
};
