//! Changeling (FC-12.9).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Changeling",
    clause: "FC-12.9",
    text: "While face down: when an enemy champion or hero is revealed, you may put that card straight into your conquered pile, move this card to the space the enemy card stood in and reveal it there. Lost once this card has been revealed in any other way.",
    replaces: true,
    ..Special::NONE
};
