//! Ninpo Flash.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Ninpo Flash",
    text: "You may make a Move.",
    trigger: "An opponent blocks your attack.",
    ..Ability::BLANK
};
