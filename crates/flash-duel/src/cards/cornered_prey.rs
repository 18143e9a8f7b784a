//! Cornered Prey.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Cornered Prey",
    text: "Targets on their Start space cannot block this dashing strike.",
    trigger: "You dashing strike an opponent who is on his Start space.",
    ..Ability::BLANK
};
