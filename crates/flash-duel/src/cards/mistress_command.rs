//! Mistress's Command.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Mistress's Command",
    text: "Reveal a card from your hand and keep it. One opponent is pulled that many spaces toward you, stopping adjacent to your front-most pawn.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
