//! Rocket Punch.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Rocket Punch",
    text: "You may attack a space one farther than the number on your attack cards.",
    trigger: "You declare an attack.",
    ..Ability::BLANK
};
