//! Landmine.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Landmine",
    text: "Place the landmine on any space without a pawn (a Start space too). The first pawn other than Zane's that enters or passes it sets it off: the mine is removed and that player must recover on his next turn. If he was retreating, he skips that turn entirely instead and does not refill.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
