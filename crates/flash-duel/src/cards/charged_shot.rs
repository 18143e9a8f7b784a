//! Charged Shot.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Charged Shot",
    text: "Show one card of your hand (it stays there). One opponent, however far away, is pushed back by its number.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
