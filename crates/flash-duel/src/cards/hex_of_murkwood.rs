//! Hex of Murkwood.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Hex of Murkwood",
    text: "Choose an opponent: his next refill stops one card short of his limit.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
