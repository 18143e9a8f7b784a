//! Roll the Dice.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Roll the Dice",
    text: "Draw one card. You may use it as a block card in your response, or as the dash or a block card of your dashing block. If it has not been used when that response or dashing block is settled, discard it.",
    trigger: "You are attacked or dashing struck, or you could dashing block for a teammate.",
    ..Ability::BLANK
};
