//! Dominance.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Dominance",
    text: "Choose an opponent on a dark space. He must recover on his next turn; if he is already due to recover, he recovers one turn more.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
