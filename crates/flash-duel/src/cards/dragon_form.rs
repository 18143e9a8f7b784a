//! Dragon Form.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Dragon Form",
    text: "Enter Dragon Form: every attack of yours has strength +1 (one card must be blocked by two, and so on). The form is lost when you retreat or move backward, and at the end of the round.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};
