//! Clockwork Soldier.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Clockwork Soldier",
    text: "Place the Clockwork Soldier on your space. At the start of each of your later turns it marches 1 space forward, pushing any opponents it meets back 1. Opponents cannot move or dash onto or past it.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
